import { resultModules } from '#vocabulary/life-cycle.ts'
import { figuresOf, isFilled } from './indicator-cells.ts'
import { type Ledger, ROW } from './ledger.ts'
import type { LifeCycleOptions, ModuleIndicators } from './life-cycle-result.ts'

/** Writes a closed ledger out: every module and the total, in sum and per layer. */
export function moduleIndicators(
  { cells, sum, missing }: Ledger,
  { release, generation }: LifeCycleOptions,
): ModuleIndicators[] {
  return resultModules.map((module, index) => {
    const layers: ModuleIndicators['layers'] = []
    for (let cell = index; cell < sum; cell += ROW)
      if (isFilled(cells, cell))
        layers.push({ layer: (cell - index) / ROW, indicators: figuresOf(cells, cell, generation) })
    const indicators = figuresOf(cells, sum + index, generation)
    return { module, release, generation, indicators, layers, missing: missing[index] ?? [] }
  })
}
