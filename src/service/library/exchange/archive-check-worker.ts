import { parentPort } from 'node:worker_threads'
import { type Refusal, ServiceError } from '#service/service-error.ts'
import { checkFiles } from './archive-import.ts'
import { openFile, translatedFault } from './incoming-file.ts'

/** The file itself goes back, since it was handed over, with why it is refused: nothing where it is good. */
export type CheckedArchive = {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly refusals: readonly Refusal[]
}

async function refusalsIn(bytes: Uint8Array): Promise<readonly Refusal[]> {
  try {
    await checkFiles(openFile(bytes))
    return []
  } catch (error) {
    const fault = translatedFault(error)
    if (fault instanceof ServiceError) return fault.refusals
    throw fault
  }
}

async function check(bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const checked: CheckedArchive = { bytes, refusals: await refusalsIn(bytes) }
  parentPort?.postMessage(checked, [bytes.buffer])
}

// what is thrown here ends the worker, which whoever waits for it is told
parentPort?.on('message', (bytes: Uint8Array<ArrayBuffer>) => void check(bytes))
