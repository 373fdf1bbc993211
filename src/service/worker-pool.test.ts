import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { workerPool } from './worker-pool.ts'

/** How far behind each thread of this process stands, by its number (field 19 of proc(5)). */
const niceness = () =>
  new Map(
    readdirSync('/proc/self/task').map((task) => {
      const stat = readFileSync(path.join('/proc/self/task', task, 'stat'), 'utf8')
      return [Number(task), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16])] as const
    }),
  )

/** Answers the number of its thread. */
const script = new URL(
  `data:text/javascript,${encodeURIComponent(`
  import { parentPort } from 'node:worker_threads'
  import { readlinkSync } from 'node:fs'
  parentPort.on('message', () => parentPort.postMessage(Number(readlinkSync('/proc/thread-self').split('/').pop())))
`)}`,
)
const isLinux = process.platform === 'linux'

test.runIf(isLinux)('a worker stands behind the thread that answers requests', async () => {
  const pool = workerPool<string>(script, { waiting: 1, memory: 32, time: 10_000 })
  try {
    const thread = await pool.run<number>('which thread')
    const own = niceness().get(process.pid) ?? 0
    expect(niceness().get(thread)).toBeGreaterThan(own)
  } finally {
    await pool.close()
  }
})

test.runIf(isLinux)(
  'few workers without work are kept, whatever they do, and none beside a task that takes much memory',
  async () => {
    const options = { waiting: 1, memory: 32, time: 10_000 }
    const pools = Array.from({ length: 4 }, () => workerPool<string>(script, options))
    const greedy = workerPool<string>(script, { ...options, fresh: true })
    try {
      const threads: number[] = []
      for (const pool of pools) threads.push(await pool.run<number>('which thread'))
      expect(new Set(threads).size).toBe(4)
      const left = () => threads.filter((thread) => niceness().has(thread))
      await expect.poll(left).toEqual(threads.slice(2))
      expect(await pools.at(-1)?.run<number>('which thread'), 'one that is kept is taken again').toBe(threads.at(-1))
      await greedy.run<number>('which thread')
      await expect.poll(left).toEqual([])
    } finally {
      await Promise.all([...pools, greedy].map((pool) => pool.close()))
    }
  },
)
