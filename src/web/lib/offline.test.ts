import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** A browser in which a worker is registered, and takes the page over when `takeOver` is called. */
function browserWithWorker() {
  const worker = Object.assign(new EventTarget(), {
    controller: null as object | null,
    register: async () => undefined,
    ready: Promise.resolve({ active: { postMessage: () => undefined } }),
  })
  vi.stubGlobal('navigator', { serviceWorker: worker })
  return {
    isControlled: () => worker.controller !== null,
    takeOver: () => {
      worker.controller = {}
      worker.dispatchEvent(new Event('controllerchange'))
    },
  }
}

const KEY = ['material', 'figures']

beforeEach(() => {
  vi.resetModules()
  vi.stubEnv('DEV', false)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

const opened = async () => {
  const offline = await import('./offline.ts')
  offline.openOffline()
  return offline
}

test('what was answered before the worker took the page over is asked for once more', async () => {
  const { takeOver, isControlled } = browserWithWorker()
  const asked: boolean[] = []
  const client = new QueryClient()
  await client.fetchQuery({ queryKey: KEY, queryFn: () => asked.push(isControlled()) })
  const { keepOpen } = await opened()
  const kept = keepOpen(client, [KEY])
  takeOver()
  await kept
  expect(asked).toEqual([false, true])
})

test('an answer that is on its way when the worker takes over is waited for, and asked for once more', async () => {
  const { takeOver, isControlled } = browserWithWorker()
  const asked: boolean[] = []
  const { promise: slow, resolve: answer } = Promise.withResolvers<void>()
  const client = new QueryClient()
  const first = client.fetchQuery({
    queryKey: KEY,
    queryFn: async () => {
      asked.push(isControlled())
      await slow
      return asked.length
    },
  })
  const { keepOpen } = await opened()
  const kept = keepOpen(client, [KEY])
  takeOver()
  setTimeout(answer, 5)
  await Promise.all([first, kept])
  expect(asked).toEqual([false, true])
})

test('a page that the worker has served asks for nothing once more', async () => {
  const { takeOver } = browserWithWorker()
  takeOver()
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ workerStart: 12 } as unknown as PerformanceEntry])
  const queryFn = vi.fn<() => Promise<number>>(async () => 1)
  const client = new QueryClient()
  await client.fetchQuery({ queryKey: KEY, queryFn })
  const { keepOpen } = await opened()
  await keepOpen(client, [KEY])
  expect(queryFn).toHaveBeenCalledTimes(1)
})
