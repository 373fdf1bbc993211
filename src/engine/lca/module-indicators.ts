import { resultModules } from '#vocabulary/life-cycle.ts'
import { figuresOf, indicatorsOf, isFilled } from './indicator-cells.ts'
import { type Ledger, ROW } from './ledger.ts'
import type { LifeCycleOptions, ModuleIndicators } from './life-cycle-result.ts'

/** Writes a closed ledger out: every module and the total, in sum and per layer. */
export function moduleIndicators(
  { cells, sum, missing }: Ledger,
  { release, generation }: LifeCycleOptions,
): ModuleIndicators[] {
  const names = indicatorsOf[generation]
  return resultModules.map((module, index) => {
    const layers: ModuleIndicators['layers'] = []
    for (let cell = index; cell < sum; cell += ROW)
      if (isFilled(cells, cell)) layers.push({ layer: (cell - index) / ROW, indicators: figuresOf(cells, cell, names) })
    const indicators = figuresOf(cells, sum + index, names)
    return { module, release, generation, indicators, layers, missing: missing[index] ?? [] }
  })
}
