import { setTimeout as sleep } from 'node:timers/promises'
import { serviceErrorMessage } from '#contract/error.ts'
import { buildConstruction } from './constructions.ts'
import { type ServiceProcess, until } from './service-process.ts'

const WRITERS = 6

/**
 * Several writers that go on until told to stop, and note what came of each write.
 *
 * @param many - so many; those of one account refuse each other on a machine that is busy
 */
export function startWriting(service: ServiceProcess, headers: Readonly<Record<string, string>>, many = WRITERS) {
  const acknowledged: string[] = []
  const refused: { readonly status: number; readonly code: string }[] = []
  const over = new AbortController()
  const write = async (): Promise<void> => {
    const response = await service.call('POST', '/v1/construction/custom', { headers, body: buildConstruction() })
    const body: unknown = await response.json()
    if (response.status === 200) {
      acknowledged.push((body as { id: string }).id)
    } else {
      refused.push({ status: response.status, code: serviceErrorMessage.parse(body).code })
      await sleep(20)
    }
  }
  const writers = Array.from({ length: many }, async () => {
    // a service that was killed answers nothing: that ends its writers
    while (!over.signal.aborted)
      await write().catch((error: unknown) => (error instanceof TypeError ? over.abort() : Promise.reject(error)))
  })
  return {
    acknowledged,
    refused,
    /** Resolves after so many further acknowledgements. */
    further: (more: number) => {
      const goal = acknowledged.length + more
      return until(() => acknowledged.length >= goal)
    },
    async stop() {
      over.abort()
      await Promise.all(writers)
    },
  }
}

/** Which of the constructions are not there, with the status of their answer. */
export async function missingOf(
  service: ServiceProcess,
  headers: Readonly<Record<string, string>>,
  ids: readonly string[],
) {
  const missing: string[] = []
  for (const id of ids) {
    const { status } = await service.call('GET', `/v1/construction/custom/${id}`, { headers })
    if (status !== 200) missing.push(`${id}: ${status}`)
  }
  return missing
}
