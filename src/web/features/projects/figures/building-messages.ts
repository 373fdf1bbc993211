import type { BuildingAnswer, BuildingData, BuildingTask } from '#assessment/building/known-building.ts'
import type { DatasetRef } from '#assessment/building/resolved-building.ts'
import type { ProjectDocument } from '#contract/projects.ts'
import type { Element } from '../document/draft.ts'
import type { Sent, SentKpis } from './sent-lists.ts'

/** A building whose constructions are those of the task before where it has none; of its elements those that have changed. */
export type SentTask = Omit<BuildingTask, 'document'> & {
  readonly document: Omit<ProjectDocument, 'constructions' | 'elements'> &
    Partial<Pick<ProjectDocument, 'constructions'>> & { readonly elements: readonly Sent<Element>[] }
}

/** What the screen tells its worker: data that it lacked, or a building to assess. */
export type ToWorker =
  | { readonly data: BuildingData; readonly asked: readonly DatasetRef[] }
  | { readonly id: number; readonly task: SentTask }

/** What the worker answers to a building. */
export type FromWorker = {
  readonly id: number
  readonly answer: Exclude<BuildingAnswer, { readonly kpis: unknown }> | { readonly kpis: SentKpis }
}
