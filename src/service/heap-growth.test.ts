import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

/** Whole collections of a process that keeps some 40 MB alive and makes ten times as much. */
function collections(residentMegabytes: number): number {
  const script = `
    import { PerformanceObserver, constants } from 'node:perf_hooks'
    import { boundHeapGrowth } from ${JSON.stringify(new URL('./heap-growth.ts', import.meta.url).href)}
    let count = 0
    const observer = new PerformanceObserver((list) => {
      count += list.getEntries().filter(({ detail }) => detail.kind === constants.NODE_PERFORMANCE_GC_MAJOR).length
    })
    observer.observe({ entryTypes: ['gc'] })
    boundHeapGrowth(() => ${residentMegabytes} * 1024 ** 2)
    const kept = []
    for (let at = 0; at < 4_000; at += 1) {
      kept[at % 400] = Array.from({ length: 2_000 }, (_, index) => ({ index, at }))
      if (at % 10 === 0) await new Promise((resolve) => setImmediate(resolve))
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
    console.log(count)`
  const flags = ['--max-semi-space-size=16', '--input-type=module', '--eval', script]
  return Number(execFileSync(process.execPath, flags, { encoding: 'utf8' }))
}

test('a process that has become large collects its garbage more often', () => {
  const [usual, large] = [collections(300), collections(600)]
  expect(usual).toBeGreaterThan(0)
  expect(large).toBeGreaterThan(usual)
})
