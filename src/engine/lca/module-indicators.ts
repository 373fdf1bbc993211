import { resultModules } from '#vocabulary/life-cycle.ts'
import { figuresOf, indicatorsOf, isFilled } from './indicator-cells.ts'
import { type Ledger, ROW } from './ledger.ts'
import type { LifeCycleOptions, ModuleIndicators } from './life-cycle-result.ts'

/** Writes a closed ledger out: every module and the total, in sum and per layer. */
export function moduleIndicators(
  ledger: Ledger,
  { release, generation }: LifeCycleOptions,
  count: number,
): ModuleIndicators[] {
  const names = indicatorsOf[generation]
  return resultModules.map((module, cell) => {
    const layers: ModuleIndicators['layers'] = []
    for (let layer = 0; layer < count; layer += 1) {
      const at = layer * ROW + cell
      if (isFilled(ledger.layers, at)) layers.push({ layer, indicators: figuresOf(ledger.layers, at, names) })
    }
    const missing = ledger.missing[cell] ?? []
    return { module, release, generation, indicators: figuresOf(ledger.sum, cell, names), layers, missing }
  })
}
