const works: (() => unknown)[] = []

/**
 * Registers work for the end of the test file, last come first served. `afterAll` itself counts only while the file is
 * being collected: called from `beforeAll` or from a test, as fixtures are, it would never run.
 */
export const atEnd = (work: () => unknown): void => {
  works.push(work)
}

/** Does what was registered; for `files.ts`, at the end of each test file. */
export async function endFile(): Promise<void> {
  const failures: unknown[] = []
  for (const work of works.splice(0).toReversed()) {
    try {
      await work()
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, String(failures[0]))
}
