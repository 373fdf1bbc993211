/** Seconds a figure is measured for, in rounds of which the median counts, after a warm-up. */
const ROUNDS = 5
const ROUND_MS = 400
const WARM_UP_MS = 600

const runsIn = (milliseconds: number, run: () => unknown): number => {
  const start = performance.now()
  let runs = 0
  let now = start
  while (now - start < milliseconds) {
    for (let index = 0; index < 8; index += 1) run()
    runs += 8
    now = performance.now()
  }
  return (runs / (now - start)) * 1000
}

/** Calls per second on one core: the median of several rounds, so that a neighbour's burst does not decide. */
export function perSecond(run: () => unknown): number {
  runsIn(WARM_UP_MS, run)
  const rounds = Array.from({ length: ROUNDS }, () => runsIn(ROUND_MS, run)).toSorted((one, other) => one - other)
  return rounds[Math.floor(ROUNDS / 2)] ?? 0
}

/** Growth of the used heap over so many calls, after warm-up and collection [bytes]; needs `--expose-gc`. */
export function heapGrowth(run: () => unknown, calls: number, collect: () => void): number {
  for (let index = 0; index < calls; index += 1) run()
  collect()
  const before = process.memoryUsage().heapUsed
  for (let index = 0; index < calls; index += 1) run()
  collect()
  return process.memoryUsage().heapUsed - before
}
