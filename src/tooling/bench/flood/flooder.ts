import http from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'
import { floods } from './files.ts'

/** What a flooder is given. */
export type FloodTask = {
  readonly url: string
  readonly headers: Record<string, string>
  readonly milliseconds: number
  readonly index: number
}
/** How often each status was answered. */
export type FloodCount = Readonly<Record<string, number>>

function floodAt(at: number) {
  const found = floods()[at]
  if (!found) throw new RangeError('no such flood')
  return found
}

const { url, headers, milliseconds, index } = workerData as FloodTask
const flood = floodAt(index)

const agent = new http.Agent({ keepAlive: true, maxSockets: flood.connections ?? 4 })
const answers: Record<string, number> = {}

/** Sends one, and waits for its answer; one that is refused before it is read through may end in a reset. */
const send = (body: string | Uint8Array) =>
  new Promise<string>((resolve) => {
    const fields = { ...headers, 'content-type': flood.type, 'content-length': Buffer.byteLength(body) }
    const request = http.request(`${url}${flood.path}`, { method: 'POST', agent, headers: fields }, (response) => {
      response.resume()
      response.once('close', () => resolve(String(response.statusCode)))
    })
    request.once('error', () => resolve('reset'))
    request.end(body)
  })

flood.body(0)

/** Sends for its time. @returns how often each status was answered */
async function sendForItsTime(): Promise<void> {
  const end = performance.now() + milliseconds
  let at = 0
  const work = async () => {
    while (performance.now() < end) {
      const status = await send(flood.body((at += 1)))
      answers[status] = (answers[status] ?? 0) + 1
      if (status === '429' || status === '503') await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
  await Promise.all(Array.from({ length: flood.connections ?? 4 }, work))
  agent.destroy()
  parentPort?.postMessage(answers)
}
parentPort?.once('message', () => void sendForItsTime())
parentPort?.postMessage('ready')
