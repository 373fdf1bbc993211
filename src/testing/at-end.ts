import { afterAll } from 'vitest'

const works: (() => void | Promise<void>)[] = []

/**
 * Registers work for the end of the test file, last come first served. `afterAll` itself counts only while the file is
 * being collected: called from `beforeAll` or from a test, as fixtures are, it would never run.
 */
export const atEnd = (work: () => void | Promise<void>): void => {
  works.push(work)
}

afterAll(async () => {
  const failures: unknown[] = []
  for (const work of works.toReversed()) {
    try {
      await work()
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, String(failures[0]))
})
