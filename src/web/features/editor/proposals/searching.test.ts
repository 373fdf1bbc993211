import { expect, test, vi } from 'vitest'
import type { Search } from '#assessment/optimisation/run-search.ts'
import type { Optimisation, OptimisationProposal } from '#contract/optimisation.ts'
import type { Report } from '../views/computing.ts'
import { searching } from './searching.ts'

const answer = { explored: 9 } as Optimisation
const soFar = [{ onFront: false } as OptimisationProposal]

/** Searches of names, in threads that report what a test has them report. */
function setUp() {
  const threads: { report: (report: Report) => void; fail: () => void; end: () => void; stop: () => void }[] = []
  const prepare = async (about: string) => {
    if (about === 'unknown') throw new Error('no data')
    return { about } as unknown as Search
  }
  const search = searching(prepare, async (_search, report, fail) => {
    const thread = { report, fail, end: vi.fn<() => void>(), stop: vi.fn<() => void>() }
    threads.push(thread)
    return thread
  })
  return { search, threads }
}

const settled = () => new Promise((resolve) => setTimeout(resolve))

test('what is found so far is shown until the answer is there', async () => {
  const { search, threads } = setUp()
  search.start('wall')
  await settled()
  threads[0]?.report({ soFar })
  expect(search.get()).toMatchObject({ phase: 'searching', about: 'wall', soFar })
  threads[0]?.report({ found: answer })
  expect(search.get()).toMatchObject({ phase: 'done', soFar: [], answer })
  expect(threads[0]?.stop).toHaveBeenCalled()
})

test('another search drops the one that runs, and nothing of that is heard any more', async () => {
  const { search, threads } = setUp()
  search.start('wall')
  await settled()
  search.start('roof')
  await settled()
  expect(threads[0]?.stop).toHaveBeenCalled()
  threads[0]?.report({ found: answer })
  expect(search.get()).toMatchObject({ phase: 'searching', about: 'roof', answer: null })
})

test('a search that is dropped before its thread runs is not left running', async () => {
  const { search, threads } = setUp()
  search.start('wall')
  search.cancel()
  await settled()
  expect(search.get().phase).toBe('cancelled')
  expect(threads.every(({ stop }) => vi.mocked(stop).mock.calls.length > 0)).toBe(true)
})

test('ends with what was found when it is told to', async () => {
  const { search, threads } = setUp()
  search.start('wall')
  await settled()
  search.end()
  expect(threads[0]?.end).toHaveBeenCalled()
  expect(search.get().phase).toBe('ending')
  threads[0]?.report({ found: answer })
  expect(search.get()).toMatchObject({ phase: 'done', answer })
})

test('fails where data, the worker or the engine fails', async () => {
  const { search, threads } = setUp()
  search.start('unknown')
  await settled()
  expect(search.get().phase).toBe('failed')
  search.start('wall')
  await settled()
  threads[0]?.fail()
  expect(search.get().phase).toBe('failed')
  search.start('wall')
  await settled()
  threads[1]?.report({ refused: 'too thin' })
  expect(search.get().phase).toBe('failed')
})
