import type { EnvironmentalIndicators } from '#contract/assessment.ts'
import { mainClimateIndicator } from '#vocabulary/indicators.ts'
import type { LifeCycleModule } from '#vocabulary/life-cycle.ts'

/** GWP by module as far as it is declared [kg CO₂e/m²], D apart from the sum as everywhere. */
export function climateStages(
  rows: readonly Pick<EnvironmentalIndicators, 'module' | 'generation' | 'indicators'>[],
): Partial<Record<LifeCycleModule, number>> {
  const stages: Partial<Record<LifeCycleModule, number>> = {}
  for (const { module, generation, indicators } of rows) {
    const value = indicators[mainClimateIndicator[generation]]
    if (module !== 'total' && value !== undefined) stages[module] = value
  }
  return stages
}
