import type { Report, Task } from './computing.ts'

type Policy = { readonly createScriptURL: (address: string) => string }
type Factory = { readonly createPolicy: (name: string, rules: Policy) => Policy }

/** Lets the app's own worker through where the browser asks for a policy. */
const policy = (globalThis as { readonly trustedTypes?: Factory }).trustedTypes?.createPolicy('aufbau-computing', {
  createScriptURL: (address) => address,
})

/** Something that is computed beside the screen. */
export type Thread = {
  /** Ends a search with what it has found. */
  readonly end: () => void
  /** Ends it without an answer. */
  readonly stop: () => void
}

/** Computes in a worker of its own. @param onFailure - the worker could not do it */
export async function computingThread(
  task: Task,
  onReport: (report: Report) => void,
  onFailure: () => void,
): Promise<Thread> {
  const { default: address } = await import('./computing.worker.ts?worker&url')
  const worker = new Worker(policy?.createScriptURL(address) ?? address, { type: 'module' })
  worker.addEventListener('message', ({ data }: MessageEvent<Report>) => onReport(data))
  worker.addEventListener('error', onFailure)
  worker.postMessage(task)
  return { end: () => worker.postMessage('end'), stop: () => worker.terminate() }
}
