/** A figure is measured in rounds of processor time, of which the median counts, after a warm-up. */
const ROUNDS = 5
const ROUND_MS = 400
const WARM_UP_MS = 600

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

/** Calls per second and core: the median of several rounds, so that a neighbour's burst does not decide. */
export function perSecond(run: () => unknown): number {
  callsPerSecond(WARM_UP_MS, run)
  const rounds = Array.from({ length: ROUNDS }, () => callsPerSecond(ROUND_MS, run)).toSorted(
    (one, other) => one - other,
  )
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
