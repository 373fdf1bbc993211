import { MAX_FILE_BYTES } from '#interchange/foreign/limits.ts'
import type { FileRefusal, ReadingAnswer, ReadingTask } from './reading.ts'

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
