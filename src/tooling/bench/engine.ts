import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { calculateAssembly, type ImpactCategoryKey } from 'lcax'
import { assess } from '#engine/assessment.ts'
import { assessLifeCycle } from '#engine/lca/assess-life-cycle.ts'
import { section } from '#engine/physics/section.ts'
import { thermalTransmittance } from '#engine/physics/thermal-transmittance.ts'
import { benchOptions, eightLayers, sixtyLayers, wetLayers } from './engine-layers.ts'
import { lcaxAssembly, lcaxOptions } from './lcax-assembly.ts'
import { type BenchRow, heapGrowth, perSecond } from './measure.ts'

const HEAP_CALLS = 20_000
/** What may be left of so many calls: the collector's own noise [bytes]. */
const STEADY = 512 * 1024

const rate = (value: number) => `${Math.floor(value).toLocaleString('en-GB')} /s`

const goalRow = (name: string, value: number, goal: number): BenchRow => ({
  name,
  figure: rate(value),
  goal: `≥ ${rate(goal)}`,
  met: value >= goal,
})

const uAndLifeCycle = () => {
  const { uValue } = thermalTransmittance(section(eightLayers), [])
  return [uValue, assessLifeCycle(eightLayers, benchOptions)]
}

const collector = (): (() => void) => {
  setFlagsFromString('--expose-gc')
  return runInNewContext('gc') as () => void
}

/** A bench of figures that come out as null would measure nothing. */
const checkLayers = () => {
  const { thermal, moisture, lifeCycle } = assess(eightLayers, benchOptions)
  const wet = assess(wetLayers, benchOptions).moisture.condensate ?? 0
  const figures = [thermal.uValue, moisture.condensate, lifeCycle.gwp, lifeCycle.penrt]
  if (figures.includes(null) || wet <= 0) throw new Error('the layers of the bench are not fully assessed')
}

/** The same layers in lcax, and in the engine as far as lcax goes and as far as we go. */
const besideLcax = (): BenchRow[] => {
  const assembly = lcaxAssembly(eightLayers)
  const theirs = perSecond(() => calculateAssembly(assembly, lcaxOptions))
  const two = { ...lcaxOptions, impactCategories: ['gwp', 'penrt'] satisfies ImpactCategoryKey[] }
  const theirTwo = perSecond(() => calculateAssembly(assembly, two))
  const ours = perSecond(() => assessLifeCycle(eightLayers, benchOptions))
  const written = perSecond(() => assessLifeCycle(eightLayers, benchOptions).indicators())
  const ratio = (value: number) => `${(value / theirs).toFixed(1)} × lcax`
  return [
    { name: 'life cycle of 8 layers, lcax calculateAssembly', figure: rate(theirs), ratio: ratio(theirs) },
    { name: 'lcax, asked for GWP and PENRT only', figure: rate(theirTwo), ratio: ratio(theirTwo) },
    { name: 'life cycle of 8 layers, with B4 and per layer', figure: rate(ours), ratio: ratio(ours) },
    { name: 'the same, every indicator written out per layer', figure: rate(written), ratio: ratio(written) },
  ]
}

/** Speed and memory of the engine on one core, with real materials and datasets of the catalogue. */
export async function benchEngine(): Promise<BenchRow[]> {
  checkLayers()
  const whole = perSecond(() => assess(eightLayers, benchOptions))
  const wet = perSecond(() => assess(wetLayers, benchOptions))
  const written = perSecond(() => assess(eightLayers, benchOptions).indicators())
  const sixty = 1000 / perSecond(() => assess(sixtyLayers, benchOptions))
  const growth = heapGrowth(() => assess(eightLayers, benchOptions), HEAP_CALLS, collector())
  return [
    goalRow('U and life cycle of 8 layers', perSecond(uAndLifeCycle), 20_000),
    goalRow('full assessment of 8 layers, monthly method included', whole, 10_000),
    goalRow('the same, every indicator written out per layer', written, 10_000),
    goalRow('full assessment of 8 layers in which water condenses', wet, 10_000),
    {
      name: 'full assessment of 60 layers',
      figure: `${sixty.toFixed(3)} ms`,
      goal: '≤ 1 ms',
      met: sixty <= 1,
    },
    {
      name: `heap kept by ${HEAP_CALLS.toLocaleString('en-GB')} assessments`,
      figure: `${(growth / 1024).toFixed(0)} KiB`,
      goal: `≤ ${STEADY / 1024} KiB`,
      met: growth <= STEADY,
    },
    ...besideLcax(),
  ]
}
