import type { ForeignFile } from '#interchange/foreign/foreign-construction.ts'
import type { FilePlace, ForeignFileErrorCode } from '#interchange/foreign/foreign-file-error.ts'

/** What the worker is asked. */
export type ReadingTask = { readonly bytes: Uint8Array; readonly unnamed: string }

/** Why a file was not taken. `failed`: reading it broke off. */
export type FileRefusal = {
  readonly code: ForeignFileErrorCode | 'failed'
  readonly place: FilePlace
  readonly values: Readonly<Record<string, string | number>>
}
/** What the worker answers. */
export type ReadingAnswer = { readonly file: ForeignFile | 'own' } | { readonly refusal: FileRefusal }
