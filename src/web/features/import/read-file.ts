import { MAX_FILE_BYTES } from '#interchange/foreign/limits.ts'
import type { FileAnswer, FileRefusal, ProjectAnswer, ReadingProgress, ReadingTask } from './reading.ts'

type Policy = { readonly createScriptURL: (address: string) => string }
type Factory = { readonly createPolicy: (name: string, rules: Policy) => Policy }

/** Addresses of scripts go through a policy where the browser asks for one; this one lets the app's own worker through. */
const policy = (globalThis as { readonly trustedTypes?: Factory }).trustedTypes?.createPolicy('aufbau-import', {
  createScriptURL: (address) => address,
})

const refusal = (code: FileRefusal['code'], values: FileRefusal['values'] = {}) => ({
  refusal: { code, place: {}, values },
})

/** Reads a file in a worker of its own, which ends with it. Never rejects: what went wrong is in the answer. */
async function read<Answer extends object>(
  file: File,
  { unnamed, as, onProgress }: Omit<ReadingTask, 'bytes'> & { readonly onProgress?: (share: number) => void },
): Promise<Answer | ReturnType<typeof refusal>> {
  if (file.size > MAX_FILE_BYTES) return refusal('tooLarge', { maximum: MAX_FILE_BYTES / 1024 / 1024 })
  const content = await file.arrayBuffer().catch(() => undefined)
  if (!content) return refusal('failed')
  const { default: workerAddress } = await import('./read-file.worker.ts?worker&url')
  const worker = new Worker(policy?.createScriptURL(workerAddress) ?? workerAddress, { type: 'module' })
  const task: ReadingTask = { bytes: new Uint8Array(content), unnamed, as }
  return new Promise<Answer | ReturnType<typeof refusal>>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Answer | ReadingProgress>) => {
      if ('progress' in data) onProgress?.(data.progress)
      else resolve(data)
    })
    worker.addEventListener('error', () => resolve(refusal('failed')))
    worker.postMessage(task, [content])
  }).finally(() => worker.terminate())
}

/** The constructions of a file. */
export const readFile = (file: File, unnamed: string): Promise<FileAnswer> =>
  read<FileAnswer>(file, { unnamed, as: 'file' })

/** The building in a file. @param onProgress - told how far reading is, from 0 to 1 */
export const readProject = (
  file: File,
  unnamed: string,
  onProgress?: (share: number) => void,
): Promise<ProjectAnswer> => read<ProjectAnswer>(file, { unnamed, as: 'project', ...(onProgress && { onProgress }) })
