import { parentPort } from 'node:worker_threads'
import { textOfFile } from '#interchange/foreign/file-text.ts'
import { ForeignFileError } from '#interchange/foreign/foreign-file-error.ts'
import type { IfcBuilding } from '#interchange/ifc/building/ifc-building.ts'
import { readIfcBuilding } from '#interchange/ifc/building/read-ifc-building.ts'

/** What was read, or why the file is refused and where. */
export type IfcAnswer =
  | { readonly building: IfcBuilding }
  | { readonly refused: { readonly code: string; readonly line: number | undefined } }

function answerOf(bytes: Uint8Array): IfcAnswer {
  try {
    return { building: readIfcBuilding(textOfFile(bytes).text) }
  } catch (error) {
    if (!(error instanceof ForeignFileError)) throw error
    return { refused: { code: error.code, line: error.place.line } }
  }
}

parentPort?.once('message', (bytes: Uint8Array) => parentPort?.postMessage(answerOf(bytes)))
