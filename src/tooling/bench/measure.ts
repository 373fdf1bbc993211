/** One line of the bench: a figure, the baseline measured in the same run, and the goal it is held against. */
export type BenchRow = {
  readonly name: string
  readonly figure: string
  readonly ratio?: string
  readonly goal?: string
  readonly met?: boolean
}

/** A figure is measured in rounds of processor time, after a warm-up long enough for the compiler on a busy machine. */
const ROUNDS = 5
const ROUND_MS = 400
const WARM_UP_MS = 1500

/** Processor time of the process, collector and compiler included [ms]: what a core gives, whoever else is running. */
const processorTime = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

const callsPerSecond = (milliseconds: number, run: () => unknown): number => {
  const start = processorTime()
  let calls = 0
  let now = start
  while (now - start < milliseconds) {
    for (let index = 0; index < 16; index += 1) run()
    calls += 16
    now = processorTime()
  }
  return (calls / (now - start)) * 1000
}

/** Calls per second and core: of the best round, since whoever else is running can only slow it down. */
export function perSecond(run: () => unknown): number {
  callsPerSecond(WARM_UP_MS, run)
  return Math.max(...Array.from({ length: ROUNDS }, () => callsPerSecond(ROUND_MS, run)))
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

/** The value that this share of all does not go beyond, by the nearest rank; NaN of none. @param share - 0 to 1 */
export function quantile(values: readonly number[], share: number): number {
  const rising = values.toSorted((one, other) => one - other)
  return rising[Math.max(0, Math.ceil(rising.length * share) - 1)] ?? Number.NaN
}

/** How long something takes at most in 95 of 100 times, beside the median [ms]. @param goal - for the 95 [ms] */
export function latencyRow(name: string, latencies: readonly number[], goal: number): BenchRow {
  const p95 = quantile(latencies, 0.95)
  return {
    name: `${name}, p95 of ${latencies.length}`,
    figure: `${p95.toFixed(1)} ms`,
    ratio: `p50 ${quantile(latencies, 0.5).toFixed(1)} ms`,
    goal: `≤ ${goal} ms`,
    met: p95 <= goal,
  }
}

/** The longest of tasks that a browser notes, which are those above 50 ms. @param most - goal [ms] */
export function longestTaskRow(name: string, tasks: readonly number[], most: number): BenchRow {
  const longest = Math.max(0, ...tasks)
  return {
    name: `longest task ${name}`,
    figure: longest === 0 ? '< 50 ms' : `${longest.toFixed(0)} ms`,
    ratio: `${tasks.length} tasks above 50 ms`,
    goal: `≤ ${most} ms`,
    met: longest <= most,
  }
}
