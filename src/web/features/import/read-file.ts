import type { ForeignFile } from '#interchange/foreign/foreign-construction.ts'
import type { FilePlace, ForeignFileErrorCode } from '#interchange/foreign/foreign-file-error.ts'
import { MAX_FILE_BYTES } from '#interchange/foreign/limits.ts'

export type ReadingTask = { readonly bytes: Uint8Array; readonly unnamed: string }

/** Why a file was not taken. `failed`: reading it broke off. */
export type FileRefusal = {
  readonly code: ForeignFileErrorCode | 'failed'
  readonly place: FilePlace
  readonly values: Readonly<Record<string, string | number>>
}
export type ReadingAnswer = { readonly file: ForeignFile | 'own' } | { readonly refusal: FileRefusal }

type Policy = { readonly createScriptURL: (address: string) => string }
type Factory = { readonly createPolicy: (name: string, rules: Policy) => Policy }

/** Addresses of scripts go through a policy where the browser asks for one; this one lets the app's own worker through. */
const policy = (globalThis as { readonly trustedTypes?: Factory }).trustedTypes?.createPolicy('aufbau-import', {
  createScriptURL: (address) => address,
})

const refusal = (code: FileRefusal['code'], values: FileRefusal['values'] = {}): ReadingAnswer => ({
  refusal: { code, place: {}, values },
})

/** Reads a file in a worker of its own, which ends with it. Never rejects: what went wrong is in the answer. */
export async function readFile(file: File, unnamed: string): Promise<ReadingAnswer> {
  if (file.size > MAX_FILE_BYTES) return refusal('tooLarge', { maximum: MAX_FILE_BYTES / 1024 / 1024 })
  const content = await file.arrayBuffer().catch(() => undefined)
  if (!content) return refusal('failed')
  const { default: workerAddress } = await import('./read-file.worker.ts?worker&url')
  const worker = new Worker(policy?.createScriptURL(workerAddress) ?? workerAddress, { type: 'module' })
  const task: ReadingTask = { bytes: new Uint8Array(content), unnamed }
  return new Promise<ReadingAnswer>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<ReadingAnswer>) => resolve(data))
    worker.addEventListener('error', () => resolve(refusal('failed')))
    worker.postMessage(task, [content])
  }).finally(() => worker.terminate())
}
