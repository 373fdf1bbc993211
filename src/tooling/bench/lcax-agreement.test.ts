import { calculateAssembly, type ImpactCategoryKey, type LifeCycleModule } from 'lcax'
import { expect, test } from 'vitest'
import { assessLifeCycle } from '#engine/lca/assess-life-cycle.ts'
import type { Indicator } from '#vocabulary/indicators.ts'
import type { ResultModule } from '#vocabulary/life-cycle.ts'
import { benchOptions, eightLayers } from './engine-layers.ts'
import { lcaxAssembly, lcaxOptions } from './lcax-assembly.ts'

/** Study period within which nothing is replaced, as lcax replaces nothing. */
const options = { ...benchOptions, referenceStudyPeriod: 15 }
const ours = assessLifeCycle(eightLayers, options).indicators()
const theirs = calculateAssembly(lcaxAssembly(eightLayers), lcaxOptions)

const compared: [ResultModule, LifeCycleModule][] = [
  ['A1-A3', 'a1a3'],
  ['A5', 'a5'],
  ['C1', 'c1'],
  ['C2', 'c2'],
  ['C3', 'c3'],
  ['C4', 'c4'],
]
const indicators: [Indicator, ImpactCategoryKey][] = [
  ['gwpA1', 'gwp'],
  ['odpA1', 'odp'],
  ['apA1', 'ap'],
  ['adpeA1', 'adpe'],
  ['penrt', 'penrt'],
  ['pert', 'pert'],
  ['fw', 'fw'],
  ['nhwd', 'nhwd'],
]

test.each(compared)('%s of a framed wall from real datasets agrees with what lcax computes', (module, key) => {
  const figures = ours.find((row) => row.module === module)?.indicators ?? {}
  for (const [indicator, category] of indicators) {
    const expected = theirs[category][key] ?? Number.NaN
    const scale = Math.max(Math.abs(expected), 1e-12)
    expect(Math.abs((figures[indicator] ?? Number.NaN) - expected) / scale).toBeLessThan(1e-9)
  }
})
