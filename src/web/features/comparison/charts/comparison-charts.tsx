import { mainClimateIndicator } from '#vocabulary/indicators.ts'
import css from '#web/features/comparison/comparison.module.css'
import type { ChangeComparison } from '../use-comparison.ts'
import type { View } from '../view.ts'
import { AllIndicators } from './all-indicators.tsx'
import { Contributions } from './contributions.tsx'
import { declaredIndicators } from './declared-indicators.ts'
import { LifeCycleSection } from './life-cycle-section.tsx'
import { ScatterSection } from './scatter-section.tsx'

/** What is drawn of a comparison; a chunk of its own, because of the charts. */
export function ComparisonCharts({ view, change }: { view: View; change: ChangeComparison }) {
  const items = view.columns.map(({ item }) => item)
  const generation = items[0]?.kpis.lifeCycle.generation ?? 'EN 15804+A1'
  const declared = declaredIndicators(items)
  const asked = view.search.indicator
  const indicator = asked !== undefined && declared.includes(asked) ? asked : mainClimateIndicator[generation]
  return (
    <>
      <div className={css.charts}>
        <LifeCycleSection view={view} change={change} indicator={indicator} declared={declared} />
        <ScatterSection view={view} change={change} />
      </div>
      <Contributions view={view} change={change} indicator={indicator} />
      <AllIndicators view={view} declared={declared} generation={generation} />
    </>
  )
}
