import { alternativesOf } from '#assessment/optimisation/alternatives.ts'
import { figuresOf } from '#assessment/optimisation/figures.ts'
import { optimise } from '#assessment/optimisation/optimise.ts'
import { type Problem, sizeOf } from '#assessment/optimisation/problem.ts'
import type { ConstructionLayer } from '#contract/constructions.ts'
import type { LayerFreedom } from '#contract/optimisation.ts'
import { bruteForce, problemOf } from '#testing/optimisation-problems.ts'
import type { BenchRow } from './measure.ts'

/** A rendered timber-frame wall, of which up to five layers are free. */
const layers: readonly ConstructionLayer[] = [
  { materialId: 'plaster_light_mineral', thickness: 0.015 },
  { materialId: 'wood_fibre_etics', thickness: 0.06 },
  { materialId: 'mw_pitched_roof_035', thickness: 0.2, framing: { materialId: 'kvh', width: 0.08, spacing: 0.625 } },
  { materialId: 'osb', thickness: 0.018 },
  { materialId: 'mw_partition_040', thickness: 0.05 },
  { materialId: 'gypsum_fibre_board', thickness: 0.0125 },
]

const steps = (min: number, step: number, count: number) => ({
  values: Array.from({ length: count }, (_, at) => min + at * step),
})

const freedoms: readonly LayerFreedom[] = [
  {
    layer: 1,
    materials: ['wood_fibre_etics', 'eps_032', 'stone_wool_etics_035', 'pur_025'],
    thickness: steps(0.04, 0.02, 5),
  },
  { layer: 2, thickness: steps(0.1, 0.01, 20) },
  {
    layer: 4,
    materials: ['mw_partition_040', 'hemp_batt', 'wood_fibre_flex', 'flax_batt'],
    thickness: steps(0.04, 0.01, 5),
  },
  { layer: 0, materials: ['plaster_light_mineral', 'etics_coat_silicone'], thickness: steps(0.005, 0.001, 10) },
  {
    layer: 5,
    materials: ['gypsum_fibre_board', 'gypsum_board', 'clay_board', 'gypsum_board_fire'],
    thickness: steps(0.01, 0.0025, 5),
  },
]

const problemWith = (free: number, given: Partial<Parameters<typeof problemOf>[0]>) =>
  problemOf({
    type: 'outerWall',
    layers,
    freedoms: { layers: freedoms.slice(0, free) },
    objectives: ['uValue', 'gwp', 'thickness'],
    goals: [{ quantity: 'uValue', relation: 'atMost', limit: 0.2 }],
    ...given,
  })

/** As the service drives a search [ms]. */
const BUDGET = 10_000

/** Processor time of the process [ms]: what a core gives, whoever else is running. */
const processorTime = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

const milliseconds = (value: number) => `${value < 10 ? value.toFixed(1) : value.toFixed(0)} ms`

type Run = {
  readonly first: number
  readonly whole: number
  readonly front: number
  readonly heap: number
  readonly exhaustive: boolean
}

function run(problem: Problem): Run {
  const start = processorTime()
  let first = 0
  let heap = 0
  let looks = 0
  const search = optimise(problem)
  let step = search.next()
  while (!step.done) {
    if (first === 0 && step.value.length > 0) first = processorTime() - start
    if (looks % 64 === 0) heap = Math.max(heap, process.memoryUsage().heapUsed)
    looks += 1
    step = search.next(processorTime() - start > BUDGET)
  }
  return {
    first: first || processorTime() - start,
    whole: processorTime() - start,
    front: step.value.front.length,
    heap,
    exhaustive: step.value.isExhaustive,
  }
}

const bestOf = (problem: Problem, rounds = 5): Run =>
  Array.from({ length: rounds }, () => run(problem)).reduce((best, one) => (one.whole < best.whole ? one : best))

const row = (name: string, value: number, goal: number, ratio?: string): BenchRow => ({
  name,
  figure: milliseconds(value),
  goal: `≤ ${goal} ms`,
  met: value <= goal,
  ...(ratio && { ratio }),
})

/** Milliseconds that one assessment takes, of which brute force makes one for every alternative. */
function assessmentTime(problem: Problem): number {
  const { assess } = alternativesOf(problem)
  const start = processorTime()
  let count = 0
  while (processorTime() - start < 1000) {
    figuresOf(assess(problem.slots.map(({ options }) => count % options.length)))
    count += 1
  }
  return (processorTime() - start) / count
}

/** The search for the best layers, next to assessing every alternative in the same run. */
export async function benchOptimisation(): Promise<BenchRow[]> {
  const [small, large] = [await problemWith(3, {}), await problemWith(5, {})]
  const wet = await problemWith(5, {
    objectives: ['gwp'],
    goals: [{ quantity: 'uValue', relation: 'atMost', limit: 0.2 }, { moisture: 'noCondensate' }],
  })
  const proven = await problemWith(5, {
    objectives: ['gwp'],
    goals: [{ quantity: 'uValue', relation: 'atMost', limit: 0.2 }, { moisture: 'fulfilled' }],
  })
  const slow = await problemWith(5, { objectives: ['timeShift', 'gwp'] })
  const brute = processorTime()
  const expected = bruteForce(small)
  const bruteTime = processorTime() - brute
  const [ofSmall, ofLarge, ofWet] = [bestOf(small, 20), bestOf(large, 3), bestOf(wet, 2)]
  const [ofProven, ofSlow] = [bestOf(proven, 1), bestOf(slow, 1)]
  if (ofSmall.front !== expected.length)
    throw new Error(`the front has ${ofSmall.front}, by brute force ${expected.length}`)
  const projected = (assessmentTime(large) * sizeOf(large.slots)) / 1000
  const size = (problem: Problem) => sizeOf(problem.slots).toLocaleString('en-GB')
  return [
    row(
      `front of ${size(small)} alternatives, ${ofSmall.front} on it`,
      ofSmall.whole,
      30,
      `${(bruteTime / ofSmall.whole).toFixed(0)} × brute force`,
    ),
    { name: 'the same by assessing every one', figure: milliseconds(bruteTime) },
    row(`first proposals of ${size(large)} alternatives`, ofLarge.first, 200),
    row(
      `their front, ${ofLarge.front} on it`,
      ofLarge.whole,
      1000,
      `${((projected * 1000) / ofLarge.whole).toFixed(0)} × brute force`,
    ),
    { name: 'the same by assessing every one, as far as that was measured', figure: `${projected.toFixed(0)} s` },
    row(`least GWP of ${size(wet)} that stay dry${ofWet.exhaustive ? '' : ', ended by its time'}`, ofWet.whole, BUDGET),
    row(
      `least GWP of ${size(proven)} with the proof of moisture${ofProven.exhaustive ? '' : ', ended by its time'}`,
      ofProven.whole,
      BUDGET,
    ),
    row(
      `longest time shift of ${size(slow)} by GWP, ${ofSlow.front} on the front${ofSlow.exhaustive ? '' : ', ended by its time'}`,
      ofSlow.whole,
      BUDGET,
    ),
    {
      name: 'most heap on the way',
      figure: `${(ofLarge.heap / 1024 ** 2).toFixed(0)} MB`,
      goal: '≤ 200 MB',
      met: ofLarge.heap <= 200 * 1024 ** 2,
    },
  ]
}
