import { expect, test, vi } from 'vitest'
import { loadable } from './loadable.ts'

test('what is fetched is there for all, fetched once, and again after a failure', async () => {
  const load = vi.fn<() => Promise<object>>(async () => module).mockRejectedValueOnce(new Error('offline'))
  const module = {}
  const code = loadable(load)
  code.fetch()
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1))
  expect(code.get()).toBeNull()
  await Promise.resolve()
  code.fetch()
  code.fetch()
  await vi.waitFor(() => expect(code.get()).toBe(module))
  expect(load).toHaveBeenCalledTimes(2)
})
