import http from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'
import { allFloods } from './all.ts'

/** What a flooder is given. */
export type FloodTask = {
  readonly url: string
  readonly headers: Record<string, string>
  readonly milliseconds: number
  readonly index: number
  /** What was prepared for it. */
  readonly given: readonly string[]
}
/** How often each status was answered. */
export type FloodCount = Readonly<Record<string, number>>

function floodAt(at: number) {
  const found = allFloods()[at]
  if (!found) throw new RangeError('no such flood')
  return found
}

const { url, headers, milliseconds, index, given } = workerData as FloodTask
const flood = floodAt(index)

const agent = new http.Agent({ keepAlive: true, maxSockets: flood.connections ?? 4 })
const answers: Record<string, number> = {}

type Answer = { readonly status: string; readonly text: string; readonly retryAfter?: number }

/** Asks, and waits for the answer; what is refused before it is read through may end in a reset. */
const ask = (method: string, path: string, body: string | Uint8Array = '') =>
  new Promise<Answer>((resolve) => {
    const sent = { 'content-type': flood.type, 'content-length': Buffer.byteLength(body) }
    const fields = { ...headers, ...(method === 'POST' && sent) }
    const request = http.request(`${url}${path}`, { method, agent, headers: fields }, (response) => {
      let text = ''
      if (flood.follow) response.setEncoding('utf8').on('data', (part: string) => (text += part))
      else response.resume()
      const retryAfter = Number(response.headers['retry-after'] ?? 0)
      response.once('close', () => resolve({ status: String(response.statusCode), text, retryAfter }))
    })
    request.once('error', () => resolve({ status: 'reset', text: '' }))
    request.end(body)
  })

/** Waits until the work has ended. @returns how it did */
async function ended(path: string): Promise<string> {
  for (;;) {
    const { status, text } = await ask('GET', path)
    if (status !== '200') return status
    const { status: state } = JSON.parse(text) as { status: string }
    if (state === 'done' || state === 'failed') return state
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** Sends one, and waits as long as it is told where it is patient. @returns its status, or how the work ended that it began */
async function send(at: number): Promise<string> {
  const path = typeof flood.path === 'string' ? flood.path : flood.path(at, given)
  const { status, text, retryAfter = 0 } = await ask(flood.method ?? 'POST', path, flood.body(at, given))
  if (flood.isPatient) await new Promise((resolve) => setTimeout(resolve, retryAfter * 1_000))
  return flood.follow && status === '202' ? ended(flood.follow((JSON.parse(text) as { id: string }).id)) : status
}

flood.body(0, given)

/** Sends for its time. @returns how often each status was answered */
async function sendForItsTime(): Promise<void> {
  const end = performance.now() + milliseconds
  let at = 0
  const work = async () => {
    while (performance.now() < end) {
      const status = await send((at += 1))
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
