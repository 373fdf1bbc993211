import type { MessagePort } from 'node:worker_threads'
import type { Choosable } from '#interchange/material-match/likeness.ts'
import type { ComparedProject } from '#interchange/projects-in/file-changes.ts'
import type { Locale } from '#vocabulary/constructions.ts'

/** What a worker is given to propose a building from a file. */
export type ProjectFileWork = {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly locale: Locale
  readonly materials: readonly Choosable[]
  /** Ids of materials by folded names of the file, as the caller chose them before. */
  readonly remembered: ReadonlyMap<string, string>
  /** The project that the file is read into a second time. */
  readonly into: ComparedProject | undefined
  /** Takes UUIDs of datasets, and answers with the set of those that there are, in lower case. */
  readonly port: MessagePort
}

/** The proposal as JSON in UTF-8, or why the file is refused and where. */
export type ProjectFileAnswer =
  | { readonly text: Uint8Array<ArrayBuffer> }
  | {
      readonly refused: { readonly code: string; readonly line: number | undefined; readonly path: string | undefined }
    }
