import { use, useState } from 'react'
import type { ProjectKpis } from '#contract/project-figures.ts'
import { UnitText } from '#web/charts/unit-text.tsx'
import { Dialog } from '#web/components/dialog.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { type DerivationLine, type DerivedFigure, derivationOf } from './derivations.ts'
import type { StageLine } from './life-stages.ts'
import css from './results.module.css'
import { resultsTexts } from './results-texts.ts'
import { RowNames } from './row-names.ts'
import { TraceSteps } from './trace-steps.tsx'
import { useNumbers } from './use-numbers.ts'

const isStage = (name: DerivationLine['name']): name is StageLine['name'] => /^(?:[A-D]\d|services$)/.test(name)

function Line({ line: { name, own, value, unit, decimals } }: { line: DerivationLine }) {
  const t = useTexts(resultsTexts)
  const { fixed } = useNumbers()
  const label = own ?? t(isStage(name) ? `stage.${name}` : `step.${name}`)
  return (
    <tr>
      <th scope="row">{name === 'result' ? <b>{label}</b> : label}</th>
      <td className="num">{name === 'result' ? <b>{fixed(value, decimals)}</b> : fixed(value, decimals)}</td>
      <td className="unit">
        <UnitText unit={unit} />
      </td>
    </tr>
  )
}

/** How a figure came about: its formula in words, and its summands. */
function DerivationDialog({
  figure,
  kpis,
  onClose,
}: {
  figure: DerivedFigure
  kpis: ProjectKpis
  onClose: () => void
}) {
  const t = useTexts(resultsTexts)
  const names = use(RowNames)
  const lines = derivationOf(figure, kpis, names)
  return (
    <Dialog
      className={css.derivation}
      title={t(`figure.${figure.kind}`)}
      subtitle={t(`method.${figure.kind}`)}
      onClose={onClose}
    >
      <table className="rt2">
        <caption className="sr">{t(`figure.${figure.kind}`)}</caption>
        <tbody>
          {lines.map((line, index) => (
            <Line key={`${index} ${line.name}`} line={line} />
          ))}
        </tbody>
      </table>
      <TraceSteps figure={figure} />
    </Dialog>
  )
}

/** A figure that opens how it came about. */
export function Explained({ figure, kpis, text }: { figure: DerivedFigure; kpis: ProjectKpis; text: string }) {
  const t = useTexts(resultsTexts)
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={css.explained}
        aria-label={t('explain', { name: t(`figure.${figure.kind}`), value: text })}
        onClick={() => setOpen(true)}
      >
        {text}
      </button>
      {open && <DerivationDialog figure={figure} kpis={kpis} onClose={() => setOpen(false)} />}
    </>
  )
}
