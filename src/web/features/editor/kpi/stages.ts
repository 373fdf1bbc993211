import type { LifeCycleModule } from '#vocabulary/life-cycle.ts'

/** Look of a module in charts: the class of its colour, and the family of its pattern. */
export const stageLooks = {
  'A1-A3': 'a13',
  A4: 'a4',
  A5: 'a4',
  B4: 'b4',
  C1: 'c4',
  C2: 'c4',
  C3: 'c3',
  C4: 'c4',
  D: 'dd',
} as const satisfies Record<LifeCycleModule, string>

/** `A1–A3`, with the dash of a range. */
export const stageName = (module: LifeCycleModule): string => module.replace('-', '–')

export type StageValue = { readonly module: LifeCycleModule; readonly value: number | null }
export type Segment = {
  readonly module: LifeCycleModule
  readonly value: number
  readonly x: number
  readonly width: number
}
export type StageLayout = {
  readonly zero: number
  readonly segments: readonly Segment[]
  readonly beyond: Segment | undefined
  readonly lowest: number
  readonly highest: number
  readonly x: (value: number) => number
}

/**
 * One diverging bar of the modules A to C around zero, uptake to the left; module D apart.
 *
 * @param width - room of the bar [px]
 */
export const stageLayout = (stages: readonly StageValue[], left: number, width: number): StageLayout | undefined => {
  const known = stages.filter(
    (stage): stage is StageValue & { value: number } => stage.value !== null && stage.value !== 0,
  )
  const inside = known.filter(({ module }) => module !== 'D')
  const outside = known.find(({ module }) => module === 'D')
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  const below = sum(inside.map(({ value }) => Math.min(value, 0)))
  const above = sum(inside.map(({ value }) => Math.max(value, 0)))
  const lowest = Math.min(below, outside?.value ?? 0)
  const highest = Math.max(above, outside?.value ?? 0)
  if (highest === lowest) return undefined
  const scale = width / (highest - lowest)
  const x = (value: number) => left + (value - lowest) * scale
  let negative = 0
  let positive = 0
  const segments = inside.map(({ module, value }) => {
    const from = value < 0 ? negative + value : positive
    if (value < 0) negative += value
    else positive += value
    return { module, value, x: x(from), width: Math.abs(value) * scale }
  })
  const beyond = outside && {
    module: outside.module,
    value: outside.value,
    x: x(Math.min(0, outside.value)),
    width: Math.abs(outside.value) * scale,
  }
  return { zero: x(0), segments, beyond, lowest, highest, x }
}
