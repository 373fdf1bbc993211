import { readFileSync } from 'node:fs'
import { createContext, runInContext } from 'node:vm'
import { beforeEach, expect, test, vi } from 'vitest'

const code = readFileSync(new URL('../../../public/worker.js', import.meta.url), 'utf8')
const ORIGIN = 'https://aufbau.example'

/** The worker on a network that answers `online` by path, and nothing once it is undefined. */
function setUp() {
  const stores = new Map<string, Map<string, Response>>()
  const caches = {
    open: async (name: string) => {
      const store = stores.get(name) ?? new Map<string, Response>()
      stores.set(name, store)
      return {
        put: async (key: string, response: Response) => void store.set(key, response),
        match: async (key: string) => store.get(key)?.clone(),
        add: async (key: string) => void store.set(key, new Response(`added ${key}`)),
        keys: async () => [...store.keys()].map((key) => ({ url: ORIGIN + key })),
        delete: async (key: string | { url: string }) =>
          store.delete(typeof key === 'string' ? key : key.url.slice(ORIGIN.length)),
      }
    },
  }
  const network: { online: boolean; files: string[]; asked: string[] } = { online: true, files: [], asked: [] }
  const fetched = async (request: string | { url: string }) => {
    const path = typeof request === 'string' ? request : request.url.slice(ORIGIN.length)
    network.asked.push(path)
    if (!network.online) throw new TypeError('offline')
    const response = new Response(path === '/offline.json' ? JSON.stringify(network.files) : `fetched ${path}`)
    return Object.defineProperty(response, 'type', { value: 'basic' })
  }
  const listeners = new Map<string, (event: object) => void>()
  const addEventListener = (name: string, listener: (event: object) => void) => listeners.set(name, listener)
  const globals = {
    caches,
    fetch: fetched,
    addEventListener,
    location: { origin: ORIGIN },
    URL,
    crypto,
    skipWaiting: vi.fn<() => void>(),
  }
  runInContext(code, createContext(globals))
  /** @returns undefined where the worker leaves the request to the browser */
  const ask = async (path: string, { method = 'GET', mode = 'cors', body = '', cache = 'default' } = {}) => {
    const work: Promise<unknown>[] = []
    let answer: Promise<Response> | undefined
    const request = {
      method,
      mode,
      cache,
      url: ORIGIN + path,
      headers: new Headers(),
      clone: () => new Response(body),
    }
    listeners.get('fetch')?.({
      request,
      respondWith: (given: Promise<Response>) => (answer = given),
      waitUntil: (given: Promise<unknown>) => work.push(given),
    })
    const text = await answer?.then((one) => one.text())
    await Promise.all(work)
    return text
  }
  const tell = async (data: string) => {
    const work: Promise<unknown>[] = []
    listeners.get('message')?.({ data, waitUntil: (given: Promise<unknown>) => work.push(given) })
    await Promise.all(work)
  }
  return { network, ask, tell, kept: (name: string) => [...(stores.get(name)?.keys() ?? [])] }
}

let worker: ReturnType<typeof setUp>
beforeEach(() => {
  worker = setUp()
})

const CONSTRUCTION = '/v1/construction/custom/01a205a5-783a-7567-bd7d-e9a8f4ee3322?locale=de_DE'

test('every page comes from the network, and without one as it was last time', async () => {
  expect(await worker.ask('/library', { mode: 'navigate' })).toBe('fetched /library')
  worker.network.online = false
  expect(await worker.ask('/constructions/new', { mode: 'navigate' })).toBe('fetched /library')
})

test('what must be so now is not answered from before, and is kept for later', async () => {
  await worker.ask(CONSTRUCTION)
  worker.network.online = false
  await expect(worker.ask(CONSTRUCTION, { cache: 'no-store' })).rejects.toThrow('offline')
  worker.network.online = true
  await worker.ask(CONSTRUCTION, { cache: 'no-store' })
  worker.network.online = false
  expect(await worker.ask(CONSTRUCTION)).toBe(`fetched ${CONSTRUCTION}`)
})

test('a file that never changes is fetched once', async () => {
  await worker.ask('/assets/main-1.js')
  await worker.ask('/assets/main-1.js')
  expect(worker.network.asked).toEqual(['/assets/main-1.js'])
})

test('what opens a construction is asked for every time, and kept for a time without a network', async () => {
  await worker.ask(CONSTRUCTION)
  await worker.ask(CONSTRUCTION)
  expect(worker.network.asked).toHaveLength(2)
  worker.network.online = false
  expect(await worker.ask(CONSTRUCTION)).toBe(`fetched ${CONSTRUCTION}`)
  expect(worker.kept('aufbau.private')).toEqual([CONSTRUCTION])
})

test('what a building is computed with is kept by what was asked for', async () => {
  const figures = '/v1/dataset/figures'
  const asked = (body: string) => worker.ask(figures, { method: 'POST', body })
  expect(await asked('one')).toBe(`fetched ${figures}`)
  await asked('one')
  await asked('other')
  expect(new Set(worker.kept('aufbau.private')).size).toBe(2)
  worker.network.online = false
  expect(await asked('one')).toBe(`fetched ${figures}`)
  await expect(asked('new')).rejects.toThrow('offline')
})

test('a project opens again as a construction does', async () => {
  const project = '/v1/project/01a205a5-783a-7567-bd7d-e9a8f4ee3322'
  await worker.ask(project)
  worker.network.online = false
  expect(await worker.ask(project)).toBe(`fetched ${project}`)
  expect(await worker.ask(`${project}/kpi`)).toBeUndefined()
})

test.each([
  ['/v1/auth/refresh', { method: 'POST' }],
  [CONSTRUCTION, { method: 'PUT' }],
  ['/v1/construction/list', {}],
  ['/v1/users/me', {}],
  ['/docs', { mode: 'navigate' }],
])('%s is none of its business', async (path, request) => {
  expect(await worker.ask(path, request)).toBeUndefined()
})

test('the files of the editor are kept, and those of an older version let go', async () => {
  await worker.ask('/assets/old.js')
  worker.network.files = ['/assets/editor-2.js', '/']
  await worker.tell('keepEditor')
  expect(worker.kept('aufbau.app')).toEqual(['/assets/editor-2.js', '/'])
})

test('of the answers the oldest go first', async () => {
  for (let index = 0; index < 305; index += 1) await worker.ask(`/v1/material/m${index}`)
  expect(worker.kept('aufbau.private')).toHaveLength(300)
  expect(worker.kept('aufbau.private')[0]).toBe('/v1/material/m5')
})
