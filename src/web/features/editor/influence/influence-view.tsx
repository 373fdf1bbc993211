import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { rangesOf } from '#assessment/sensitivity/sensitivity.ts'
import type { KeyPerformanceIndicators } from '#contract/assessment.ts'
import { Notice } from '#web/components/notice.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import type { AssessmentRequest } from '#web/resources/assessment/assessment-queries.ts'
import type { LocalFigures } from '#web/resources/assessment/local-figures.ts'
import type { Task } from '../views/computing.ts'
import type { SideProps } from '../views/side-props.ts'
import { subjectOf } from '../views/subject-of.ts'
import { useComputed } from '../views/use-computed.ts'
import css from './influence.module.css'
import { influenceTexts } from './influence-texts.ts'
import { LimitList, Worst } from './limit-list.tsx'
import { RangeForm } from './range-form.tsx'
import { type OwnRanges, rangesIn, sensitivityIn, withoutRanges, withRange } from './ranges-asked.ts'
import { useSourceWords } from './source-words.ts'
import { Tornado } from './tornado.tsx'

const shown = ['uValue', 'gwp', 'penrt', 'timeShift', 'fRsi'] as const

const taskOf = async (local: LocalFigures, request: AssessmentRequest, own: OwnRanges): Promise<Task> => ({
  sensitivity: { subject: await subjectOf(local, request), asked: { ranges: rangesOf(own), goals: [], seed: 1 } },
})

/** The ranges, kept in the address. */
function useRanges() {
  const [parameters, setParameters] = useSearchParams()
  const own = useMemo(() => rangesIn(parameters), [parameters])
  const change = useCallback(
    (next: (now: URLSearchParams) => URLSearchParams) =>
      setParameters(next, { replace: true, flushSync: true, preventScrollReset: true }),
    [setParameters],
  )
  return { own, change }
}

type OpenProps = SideProps & { readonly request: AssessmentRequest; readonly kpis: KeyPerformanceIndicators }

function Open({ editor, figures, request, kpis }: OpenProps) {
  const t = useTexts(influenceTexts)
  const { local } = figures.newest
  const { own, change } = useRanges()
  const task = useMemo(() => taskOf(local, request, own), [local, request, own])
  const { value, isCurrent, hasFailed } = useComputed(task, sensitivityIn)
  const words = useSourceWords(request, figures.materials)
  const select = (layer: number) => {
    const key = request.keys[layer]
    if (key !== undefined) editor.controls.select({ key, column: 'material' })
  }
  if (hasFailed) {
    return (
      <Notice kind="error">
        <b>{t('failed')}</b>
      </Notice>
    )
  }
  if (!value) return <p role="status">{t('computing')}</p>
  const told = { limits: value.limits, sources: value.sources, conformity: kpis.conformity, words }
  return (
    <div className={css.view} data-stale={!isCurrent || undefined} aria-busy={!isCurrent}>
      <Worst {...told} />
      {shown.flatMap((quantity) => {
        const swings = value.quantities.find((one) => one.quantity === quantity)
        return swings && swings.swings.length > 0
          ? [<Tornado key={quantity} swings={swings} sources={value.sources} words={words} onLayer={select} />]
          : []
      })}
      <p className={css.legend}>
        <span>
          <span className={css.lower} /> {t('smaller')}
        </span>
        <span>
          <span className={css.higher} /> {t('larger')}
        </span>
      </p>
      <LimitList {...told} draws={value.draws} />
      <RangeForm
        own={own}
        onChange={(range, value) => change((now) => withRange(now, range, value))}
        onReset={() => change(withoutRanges)}
      />
      <p className="small dim">{t('select')}</p>
    </div>
  )
}

/** What the figures of the construction depend on, and how surely it keeps its limits. */
export function InfluenceView(props: SideProps) {
  const t = useTexts(influenceTexts)
  const { kpis, computed } = props.figures
  if (!kpis || !computed || computed.layers.length === 0) return <p className="dim">{t('waiting')}</p>
  return <Open {...props} request={computed} kpis={kpis} />
}
