import { type ReactNode, useState } from 'react'
import type { KeyPerformanceIndicators } from '#contract/assessment.ts'
import { Symbols } from '#web/charts/symbols.tsx'
import { Button } from '#web/components/button.tsx'
import { Dialog } from '#web/components/dialog.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { DatasetList } from './dataset-list.tsx'
import { type ExplainedFigure, explanationOf } from './explained-steps.ts'
import css from './explanation.module.css'
import { explanationTexts } from './explanation-texts.ts'
import { type ExplanationWords, useExplanationWords } from './explanation-words.ts'
import { FormulaView, InputTable, StepTable } from './step-view.tsx'
import { type KnownMaterials, usedDatasets } from './used-datasets.ts'

type ContentProps = {
  readonly figure: ExplainedFigure
  /** Layers that the figures on screen were computed from. */
  readonly request: Parameters<typeof usedDatasets>[2]
  readonly materials: KnownMaterials
  readonly kpis: KeyPerformanceIndicators
  readonly words: ExplanationWords
  readonly onOpen: (figure: ExplainedFigure) => void
}

function Content({ figure, request, materials, kpis, words, onOpen }: ContentProps) {
  const t = useTexts(explanationTexts)
  const found = explanationOf(kpis.trace ?? [], figure)
  const { quantity, layer } = figure
  const ofLayer = quantity.startsWith('lifeCycle.') ? kpis.layers.find((one) => one.layer === layer) : undefined
  const balance = ofLayer?.biogenicBalance
  return (
    <>
      {found ? (
        <>
          <p className="fig2">
            {words.symbolOf(quantity) !== '' && <Symbols text={`${words.symbolOf(quantity)} = `} />}
            <b>{words.write(found.step.value)}</b>
            <span className="u">{found.step.unit === '1' ? '' : found.step.unit}</span>
          </p>
          <FormulaView step={found.step} />
          <InputTable step={found.step} words={words} onOpen={onOpen} />
          <StepTable steps={found.behind} words={words} onOpen={onOpen} />
          <p className="small dim">{t('unrounded')}</p>
        </>
      ) : (
        <p>{t(figure.module === undefined ? 'absent' : 'noSteps')}</p>
      )}
      {balance && <p className="small">{t(`biogenic.${balance}`)}</p>}
      {quantity.startsWith('lifeCycle.') && (
        <DatasetList
          datasets={usedDatasets(kpis, layer, request, materials)}
          release={kpis.lifeCycle.release}
          releaseExpired={kpis.lifeCycle.releaseExpired}
        />
      )}
    </>
  )
}

/**
 * How a figure came about: formula, inputs, the steps behind it, its datasets; each step leads to its own explanation.
 *
 * @param kpis - with their steps; undefined while there are none, for which `waiting` stands there
 */
export function ExplanationFrame({
  figure,
  kpis,
  waiting,
  layerName,
  onClose,
  ...given
}: Pick<ContentProps, 'figure' | 'request' | 'materials'> & {
  kpis: KeyPerformanceIndicators | undefined
  waiting: ReactNode
  layerName: (index: number) => string
  onClose: () => void
}) {
  const t = useTexts(explanationTexts)
  const words = useExplanationWords(layerName)
  const [way, setWay] = useState<readonly ExplainedFigure[]>([figure])
  const shown = way.at(-1) ?? figure
  const before = way.at(-2)
  return (
    <Dialog className={css.dialog} title={words.titleOf(shown)} subtitle={words.layerOf(shown.layer)} onClose={onClose}>
      {before && (
        <Button look="quiet" size="s" icon="back" onClick={() => setWay(way.slice(0, -1))}>
          {t('back', { name: words.titleOf(before) })}
        </Button>
      )}
      {kpis ? (
        <Content {...given} figure={shown} kpis={kpis} words={words} onOpen={(next) => setWay([...way, next])} />
      ) : (
        waiting
      )}
    </Dialog>
  )
}
