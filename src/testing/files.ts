import { afterAll, afterEach, vi } from 'vitest'
import { endFile } from './at-end.ts'

/** For every test file: modules are shared between files, what one has opened or put in the place of something is not. */
afterAll(async () => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  await endFile()
})

/** What passed only at the second try is told with the sums. */
afterEach(({ task }) => {
  if (task.result?.retryCount) Object.assign(task.meta, { isRetried: true })
})
