import { parentPort } from 'node:worker_threads'
import { textOfFile } from '#interchange/foreign/file-text.ts'
import { ForeignFileError } from '#interchange/foreign/foreign-file-error.ts'
import { type ProjectFile, readProjectText } from '#interchange/projects-in/read-project-file.ts'

/** What was read, or why the file is refused and where. */
export type ProjectFileAnswer =
  | { readonly file: ProjectFile }
  | {
      readonly refused: { readonly code: string; readonly line: number | undefined; readonly path: string | undefined }
    }

function answerOf(bytes: Uint8Array<ArrayBuffer>): ProjectFileAnswer {
  try {
    const { text } = textOfFile(bytes)
    // fifty megabytes that nobody reads again
    bytes.buffer.transfer(0)
    return { file: readProjectText(text, '–') }
  } catch (error) {
    if (!(error instanceof ForeignFileError)) throw error
    return { refused: { code: error.code, line: error.place.line, path: error.place.path } }
  }
}

parentPort?.on('message', (bytes: Uint8Array<ArrayBuffer>) => parentPort?.postMessage(answerOf(bytes)))
