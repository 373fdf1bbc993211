import v8 from 'node:v8'

/** Memory of the process from which on garbage is collected earlier [MB]. */
const MUCH = 500
/** Between two looks at it [ms]. */
const PAUSE = 500
/** How far a heap grows beyond what lives in it before all of it is collected [%]; by itself V8 takes 300 on a large machine. */
const growth = { usual: 200, large: 50 } as const

/**
 * Lets the heaps of this process grow while there is room, which answers quicker, and keeps them small once the process
 * has become large (decision 0080). V8 asks after each collection how far the next one is.
 *
 * @param residentNow - memory of the process [bytes]
 * @returns ends it
 */
export function boundHeapGrowth(residentNow = () => process.memoryUsage.rss()): () => void {
  let current: number | undefined
  const look = () => {
    const percent = residentNow() > MUCH * 1024 ** 2 ? growth.large : growth.usual
    if (percent !== current) v8.setFlagsFromString(`--heap-growing-percent=${percent}`)
    current = percent
  }
  look()
  const timer = setInterval(look, PAUSE).unref()
  return () => clearInterval(timer)
}
