import { type LifeCycleModule, lifeCycleModules } from '#vocabulary/life-cycle.ts'

/** Place of each module in a row of cells. */
export const moduleIndex = Object.fromEntries(lifeCycleModules.map((module, index) => [module, index])) as Record<
  LifeCycleModule,
  number
>
