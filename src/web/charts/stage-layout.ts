import { type LifeCycleModule, lifeCycleModules } from '#vocabulary/life-cycle.ts'
import { extentOf, type StageRow } from './stage-values.ts'

/** A module's place in a bar [px]. */
export type StageSegment = {
  readonly module: LifeCycleModule
  readonly value: number
  readonly x: number
  readonly width: number
}
export type StageLayout = {
  readonly zero: number
  readonly segments: readonly StageSegment[]
  readonly beyond: StageSegment | undefined
  readonly lowest: number
  readonly highest: number
  readonly x: (value: number) => number
}

/**
 * One diverging bar of the modules A to C around zero, uptake to the left; module D apart.
 *
 * @param width - room of the bar [px]
 * @returns undefined where there is nothing to draw
 */
export function stageLayout(stages: StageRow['stages'], left: number, width: number): StageLayout | undefined {
  const [lowest, highest] = extentOf([{ stages, total: null }])
  if (highest === lowest) return undefined
  const scale = width / (highest - lowest)
  const x = (value: number) => left + (value - lowest) * scale
  const segment = (module: LifeCycleModule, value: number, from: number): StageSegment => ({
    module,
    value,
    x: x(Math.min(from, from + value)),
    width: Math.abs(value) * scale,
  })
  const ends = { below: 0, above: 0 }
  const segments = lifeCycleModules.flatMap((module) => {
    const value = stages[module] ?? 0
    if (module === 'D' || value === 0) return []
    const side = value < 0 ? 'below' : 'above'
    const from = ends[side]
    ends[side] += value
    return [segment(module, value, from)]
  })
  const beyond = stages.D ? segment('D', stages.D, 0) : undefined
  return { zero: x(0), segments, beyond, lowest, highest, x }
}
