import { lazy, memo, Suspense, useSyncExternalStore } from 'react'
import type { KeyPerformanceIndicators } from '#contract/assessment.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { type AssessmentRequest } from '#web/resources/assessment/assessment-queries.ts'
import { useControls } from '../../document/editor-state.ts'
import { type ResultPart, resultParts } from '../../document/number-fields.ts'
import { type LayerProblem, stoppedBy } from '../../document/stored-layers.ts'
import { kpiTexts } from '../../editor-texts.ts'
import type { Impact } from '../../figures/row-figures.ts'
import type { LiveFigures } from '../../figures/use-figures.ts'
import css from './kpi.module.css'
import { KpiHint, ProgressLine } from './kpi-status.tsx'
import { MoistureSection } from './moisture-section.tsx'
import { Section } from './section.tsx'
import { SummerSection } from './summer-section.tsx'
import { USection } from './u-section.tsx'

// the figures come after the first paint, and with them what shows them
const LifeCycleSection = lazy(async () => ({ default: (await import('./life-cycle-section.tsx')).LifeCycleSection }))
const Warnings = lazy(async () => ({ default: (await import('./warnings.tsx')).Warnings }))

export type KpiPanelProps = {
  readonly figures: LiveFigures
  readonly problems: readonly LayerProblem[]
  readonly empty: boolean
  readonly impact: Impact
  readonly onImpact: (impact: Impact) => void
  readonly layerName: (index: number) => string
}

/** A part that cannot be told while an input is invalid. */
const Stopped = ({ title }: { title: string }) => (
  <Section title={title}>
    <p className="fig2 sub">
      <b>–</b>
    </p>
  </Section>
)

type SectionsProps = Pick<KpiPanelProps, 'impact' | 'onImpact' | 'layerName'> & {
  readonly kpis: KeyPerformanceIndicators
  readonly request: AssessmentRequest
  readonly stopped: ReadonlySet<ResultPart>
  readonly onShowLayer: (index: number) => void
}

/** Moisture and summer; what depends on an invalid input is left out. */
function Climate({ kpis, stopped, layerName, onShowLayer }: SectionsProps) {
  const t = useTexts(kpiTexts)
  return (
    <>
      {stopped.has('moisture') ? (
        <Stopped title={t('moisture.title')} />
      ) : (
        <MoistureSection kpis={kpis} layerName={layerName} onShowLayer={onShowLayer} />
      )}
      {stopped.has('summer') ? <Stopped title={t('summer.title')} /> : <SummerSection kpis={kpis} />}
    </>
  )
}

/** The life cycle, and what should be known about all figures. */
function Balance({ kpis, request, stopped, impact, onImpact, layerName, onShowLayer }: SectionsProps) {
  const t = useTexts(kpiTexts)
  return (
    <>
      {stopped.has('lifeCycle') ? (
        <Stopped title={t('life.short')} />
      ) : (
        <Suspense fallback={null}>
          <LifeCycleSection kpis={kpis} request={request} impact={impact} onImpact={onImpact} layerName={layerName} />
        </Suspense>
      )}
      <Suspense fallback={null}>
        <Warnings warnings={kpis.warnings} onShowLayer={onShowLayer} />
      </Suspense>
    </>
  )
}

/** Figures of what is being edited. Old ones stay, greyed, until the new ones are there. */
export const KpiPanel = memo(function KpiPanel(props: KpiPanelProps) {
  const { figures, problems, empty, ...shared } = props
  const live = useSyncExternalStore(figures.subscribe, figures.get)
  const t = useTexts(kpiTexts)
  const controls = useControls()
  const stopped = new Set<ResultPart>(empty ? resultParts : problems.flatMap(stoppedBy))
  const result = stopped.size === resultParts.length ? null : live.shown
  const kpis = result?.result
  const showLayer = (index: number) => {
    const key = figures.get().shown?.input.keys[index]
    if (key !== undefined) controls.focus(key, 'material')
  }
  const sections = result && {
    ...shared,
    kpis: result.result,
    request: result.input,
    stopped,
    onShowLayer: showLayer,
  }
  return (
    <aside
      className={css.panel}
      id="kpis"
      tabIndex={-1}
      aria-label={t('panel')}
      aria-busy={live.delay?.kind === 'computing'}
      data-stale={(live.delay !== null && kpis !== undefined) || undefined}
    >
      {live.delay?.kind === 'computing' && <ProgressLine />}
      <div>
        <USection
          kpis={stopped.has('thermal') ? undefined : kpis}
          hint={<KpiHint live={live} figures={figures} problems={problems} empty={empty} />}
        />
        {sections && <Climate {...sections} />}
      </div>
      {sections && (
        <div>
          <Balance {...sections} />
        </div>
      )}
    </aside>
  )
})
