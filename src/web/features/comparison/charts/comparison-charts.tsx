import { type Indicator, indicators, mainClimateIndicator } from '#vocabulary/indicators.ts'
import css from '#web/features/comparison/comparison.module.css'
import type { ComparedItem } from '../figure-rows.ts'
import type { ChangeComparison } from '../use-comparison.ts'
import type { View } from '../view.ts'
import { AllIndicators } from './all-indicators.tsx'
import { Contributions } from './contributions.tsx'
import { LifeCycleSection } from './life-cycle-section.tsx'
import { ScatterSection } from './scatter-section.tsx'
import { SlopeChart } from './slope-chart.tsx'

/** Indicators that at least one of the constructions declares, in the order of the standard. */
const declaredIndicators = (items: readonly Pick<ComparedItem, 'indicators'>[]): Indicator[] =>
  indicators.filter((indicator) =>
    items.some((item) => item.indicators.some((row) => row.indicators[indicator] !== undefined)),
  )

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
        <SlopeChart view={view} />
        <ScatterSection view={view} change={change} />
      </div>
      <Contributions view={view} change={change} indicator={indicator} />
      <AllIndicators view={view} declared={declared} generation={generation} />
    </>
  )
}
