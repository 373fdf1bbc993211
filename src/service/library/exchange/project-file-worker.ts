import { parentPort } from 'node:worker_threads'
import { ForeignFileError } from '#interchange/foreign/foreign-file-error.ts'
import { type ProjectFile, readProjectFile } from '#interchange/projects-in/read-project-file.ts'

/** What was read, or why the file is refused and where. */
export type ProjectFileAnswer =
  | { readonly file: ProjectFile }
  | {
      readonly refused: { readonly code: string; readonly line: number | undefined; readonly path: string | undefined }
    }

function answerOf(bytes: Uint8Array): ProjectFileAnswer {
  try {
    return { file: readProjectFile(bytes, '–') }
  } catch (error) {
    if (!(error instanceof ForeignFileError)) throw error
    return { refused: { code: error.code, line: error.place.line, path: error.place.path } }
  }
}

parentPort?.on('message', (bytes: Uint8Array) => parentPort?.postMessage(answerOf(bytes)))
