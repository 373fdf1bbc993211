import type { BuildingAnswer, BuildingData, BuildingTask } from '#assessment/building/known-building.ts'
import type { DatasetRef } from '#assessment/building/resolved-building.ts'

/** What the screen tells its worker: data that it lacked, or a building to assess. */
export type ToWorker =
  | { readonly data: BuildingData; readonly asked: readonly DatasetRef[] }
  | { readonly id: number; readonly task: BuildingTask }

/** What the worker answers to a building. */
export type FromWorker = { readonly id: number; readonly answer: BuildingAnswer }
