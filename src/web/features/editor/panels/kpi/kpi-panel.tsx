import { lazy, memo, Suspense } from 'react'
import type { KeyPerformanceIndicators } from '#contract/assessment.ts'
import type { Construction } from '#contract/constructions.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { media, useMedia } from '#web/lib/media.ts'
import { type AssessmentRequest } from '#web/resources/assessment/assessment-queries.ts'
import { type ResultPart, resultParts } from '../../document/number-fields.ts'
import { type LayerProblem, stoppedBy } from '../../document/stored-layers.ts'
import { kpiTexts } from '../../editor-texts.ts'
import type { Lack } from '../../figures/lacks.ts'
import type { Impact } from '../../figures/row-figures.ts'
import type { LiveFigures, LiveKpis } from '../../figures/use-figures.ts'
import css from './kpi.module.css'
import { KpiHint, ProgressLine } from './kpi-status.tsx'
import { MoistureSection } from './moisture-section.tsx'
import { Section } from './section.tsx'
import { SummerSection } from './summer-section.tsx'
import { USection } from './u-section.tsx'
import { useWays } from './use-ways.ts'

const ViewTabs = lazy(async () => ({ default: (await import('../../later.ts')).ViewTabs }))
// the figures come after the first paint, and with them what shows them
const LifeCycleSection = lazy(async () => ({ default: (await import('../../later.ts')).LifeCycleSection }))
const CostSection = lazy(async () => ({ default: (await import('./cost-section.tsx')).CostSection }))
const InProjects = lazy(async () => ({ default: (await import('../../later.ts')).InProjects }))
const InfluenceSection = lazy(async () => ({
  default: (await import('../../influence/influence-section.tsx')).InfluenceSection,
}))
const Warnings = lazy(async () => ({ default: (await import('../../later.ts')).Warnings }))

export type KpiPanelProps = {
  readonly figures: LiveFigures
  /** As they are on screen; the figures themselves follow ahead of it. */
  readonly live: LiveKpis
  readonly problems: readonly LayerProblem[]
  readonly empty: boolean
  readonly impact: Impact
  readonly onImpact: (impact: Impact) => void
  readonly layerName: (index: number) => string
  readonly readOnly: boolean
  /** As it is stored; undefined while it is not. */
  readonly stored: Construction | undefined
  /** A view is open beside the figures, which has the ways to the others. */
  readonly isBeside?: boolean
}

/** A part that cannot be told while an input is invalid. */
const Stopped = ({ title }: { title: string }) => (
  <Section title={title}>
    <p className="fig2 sub">
      <b>–</b>
    </p>
  </Section>
)

type SectionsProps = Pick<KpiPanelProps, 'impact' | 'onImpact' | 'layerName' | 'stored'> & {
  readonly kpis: KeyPerformanceIndicators
  readonly request: AssessmentRequest
  readonly local: LiveFigures['local']
  readonly stopped: ReadonlySet<ResultPart>
  readonly onShowLayer: (index: number) => void
  readonly onMend: (lack: Lack) => void
}

/** Moisture and summer; what depends on an invalid input is left out. */
function Climate({ kpis, stopped, ...toLayers }: Omit<SectionsProps, 'stored'>) {
  const t = useTexts(kpiTexts)
  return (
    <>
      {stopped.has('moisture') ? (
        <Stopped title={t('moisture.title')} />
      ) : (
        <MoistureSection kpis={kpis} {...toLayers} />
      )}
      {stopped.has('summer') ? <Stopped title={t('summer.title')} /> : <SummerSection kpis={kpis} {...toLayers} />}
    </>
  )
}

/** In a window with room for two columns, what U depends on; its place is kept while that is computed. */
function Influence({ kpis, request, local }: Pick<SectionsProps, 'kpis' | 'request' | 'local'>) {
  const isWide = useMedia(media.wide)
  if (!isWide || kpis.thermal.uValue === null) return null
  return (
    <div className={css.influence}>
      <Suspense fallback={null}>
        <InfluenceSection request={request} local={local} />
      </Suspense>
    </div>
  )
}

/**
 * The life cycle, cost where there are prices, and what should be known about all figures. They come together, in
 * whichever order their code arrives: none of them moves another that is already there. Projects that hold it stand below.
 */
function Balance({ stopped, onShowLayer, stored, isBeside, ...shared }: SectionsProps & { isBeside: boolean }) {
  const t = useTexts(kpiTexts)
  const told = !stopped.has('lifeCycle')
  return (
    <Suspense fallback={null}>
      {told ? <LifeCycleSection {...shared} /> : <Stopped title={t('life.short')} />}
      {told && shared.kpis.cost && <CostSection {...shared} cost={shared.kpis.cost} />}
      {stopped.size === 0 && !isBeside && <Influence {...shared} />}
      <Warnings warnings={shared.kpis.warnings} onShowLayer={onShowLayer} />
      <Suspense fallback={null}>{stored && <InProjects construction={stored} />}</Suspense>
    </Suspense>
  )
}

/** Figures of what is being edited. Old ones stay, greyed, until the new ones are there. */
export const KpiPanel = memo(function KpiPanel(props: KpiPanelProps) {
  const { figures, live, problems, empty, readOnly, isBeside = false, ...shared } = props
  const t = useTexts(kpiTexts)
  const stopped = new Set<ResultPart>(empty ? resultParts : problems.flatMap(stoppedBy))
  const result = stopped.size === resultParts.length ? null : live.shown
  const kpis = result?.result
  const { showLayer, mend } = useWays(figures, readOnly)
  const sections = result && {
    ...shared,
    kpis: result.result,
    request: result.input,
    local: figures.local,
    stopped,
    onShowLayer: showLayer,
    onMend: mend,
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
      <header className={css.views}>
        {!isBeside && (
          <Suspense fallback={null}>
            <ViewTabs shown="figures" panelId="kpis" />
          </Suspense>
        )}
      </header>
      <div>
        <USection
          kpis={stopped.has('thermal') ? undefined : kpis}
          hint={<KpiHint live={live} figures={figures} problems={problems} empty={empty} />}
          shown={sections ?? undefined}
        />
        {sections && <Climate {...sections} />}
      </div>
      {sections && (
        <div>
          <Balance {...sections} isBeside={isBeside} />
        </div>
      )}
    </aside>
  )
})
