import type { ForeignFile } from '#interchange/foreign/foreign-construction.ts'
import type { FilePlace, ForeignFileErrorCode } from '#interchange/foreign/foreign-file-error.ts'
import type { ProjectFile } from '#interchange/projects-in/read-project-file.ts'

/** What the worker is asked: the constructions of a file, or the building in it. */
export type ReadingTask = { readonly bytes: Uint8Array; readonly unnamed: string; readonly as: 'file' | 'project' }

/** Why a file was not taken. `failed`: reading it broke off. */
export type FileRefusal = {
  readonly code: ForeignFileErrorCode | 'failed'
  readonly place: FilePlace
  readonly values: Readonly<Record<string, string | number>>
}
type Refused = { readonly refusal: FileRefusal }
export type FileAnswer = { readonly file: ForeignFile | 'own' } | Refused
export type ProjectAnswer = { readonly project: ProjectFile } | Refused
/** How far the worker is, from 0 to 1. */
export type ReadingProgress = { readonly progress: number }
/** What the worker answers. */
export type ReadingAnswer = FileAnswer | ProjectAnswer
