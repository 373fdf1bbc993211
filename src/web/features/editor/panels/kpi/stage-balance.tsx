import { type ReactNode, useId } from 'react'
import type { LifeCycleModule } from '#vocabulary/life-cycle.ts'
import { chartTexts } from '#web/charts/charts-texts.ts'
import { StageBar } from '#web/charts/stage-bar.tsx'
import { stageName } from '#web/charts/stage-looks.ts'
import { StagePatterns, StageSwatch } from '#web/charts/stage-patterns.tsx'
import type { StageRow } from '#web/charts/stage-values.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { kpiTexts } from '../../editor-texts.ts'
import css from './kpi.module.css'

type BalanceProps = {
  /** What it is a balance of. */
  readonly indicator: string
  readonly stages: StageRow['stages']
  /** Modules that the total counts. */
  readonly scope: string
  /** Null where not declared. */
  readonly total: number | null
  /** The total as text, marked where it is a lower bound. */
  readonly sum: string
  /** The value of a module as text. */
  readonly write: (value: number | null) => string
  /** Over the bar, at its scale: from a value to px. */
  readonly renderMark?: (x: (value: number) => number) => ReactNode
  /** Beside the drawing of the bar, over the whole of it. */
  readonly renderOver?: (x: (value: number) => number) => ReactNode
  /** Puts a way to its explanation around a figure; undefined is the sum. */
  readonly renderFigure?: (figure: string, module: LifeCycleModule | undefined) => ReactNode
}

/** A short word that is explained while the pointer or the focus is on it. */
const Term = ({ of, children }: { of: 'scope' | 'moduleD'; children: ReactNode }) => (
  <button type="button" className="plain" data-term={of}>
    {children}
  </button>
)

function Rows({ id, stages, scope, sum, write, renderFigure = (figure) => figure }: BalanceProps & { id: string }) {
  const t = useTexts(chartTexts)
  const row = (module: LifeCycleModule, value: number) => (
    <tr key={module}>
      <td>
        <StageSwatch id={id} module={module} />
      </td>
      <td>{module === 'D' ? <Term of="moduleD">{stageName(module)}</Term> : stageName(module)}</td>
      <td className="dim">{t(`stage.${module}`)}</td>
      <td className="num">{module === 'D' ? write(value) : renderFigure(write(value), module)}</td>
    </tr>
  )
  const { D: beyond, ...inside } = stages
  return (
    <tbody>
      {Object.entries(inside).map(([module, value]) => row(module as keyof typeof inside, value))}
      <tr className="sum">
        <td />
        <td>
          <Term of="scope">{scope}</Term>
        </td>
        <td className="dim">{t('sum')}</td>
        <td className="num">
          <b>{renderFigure(sum, undefined)}</b>
        </td>
      </tr>
      {beyond !== undefined && row('D', beyond)}
    </tbody>
  )
}

/** The modules of an indicator as a bar and as a table. */
export function StageBalance(props: BalanceProps) {
  const { indicator, stages, scope, total, sum, write, renderMark, renderOver } = props
  const t = useTexts(kpiTexts)
  const id = useId()
  const told = Object.entries(stages).map(([module, value]) => `${module.replace('-', '–')} ${write(value)}`)
  const label = t('life.bar', { indicator, stages: told.join(', '), scope, sum })
  return (
    <>
      <svg width="0" height="0" aria-hidden="true" className={css.definitions}>
        <StagePatterns id={id} />
      </svg>
      <div className={css.over}>
        <StageBar {...{ id, stages, total, sum, write, label, renderMark, renderOver }} className={css.drawing} />
      </div>
      <table className="mini">
        <caption className="sr">{t('life.table', { indicator })}</caption>
        <Rows {...props} id={id} />
      </table>
    </>
  )
}
