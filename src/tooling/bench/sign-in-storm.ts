import { randomUUID } from 'node:crypto'
import { parentPort, workerData } from 'node:worker_threads'

const address = `${workerData}/v1/auth/password/login`

/**
 * A sign-in that is refused costs as much hashing as any other, and each goes to an address of its own: none is slowed.
 *
 * @returns whether it was looked at; those that find the queue full are not
 */
async function signInOfNobody(): Promise<boolean> {
  const body = JSON.stringify({ loginId: `${randomUUID()}@buero.example`, password: 'Aufbau-Demo-2026' })
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(address, { method: 'POST', headers, body })
  await response.arrayBuffer()
  if (![400, 503].includes(response.status)) throw new Error(`a sign-in answers ${response.status}`)
  return response.status === 400
}

/** So many at once. Tells how many were looked at. */
async function storm(logins: number): Promise<void> {
  const answers = await Promise.all(Array.from({ length: logins }, signInOfNobody))
  parentPort?.postMessage(answers.filter(Boolean).length)
}
parentPort?.on('message', (logins: number) => void storm(logins))
