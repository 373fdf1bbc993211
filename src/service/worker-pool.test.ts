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

test.runIf(process.platform === 'linux')('a worker stands behind the thread that answers requests', async () => {
  const script = new URL(
    `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads'
    import { readlinkSync } from 'node:fs'
    parentPort.on('message', () => parentPort.postMessage(Number(readlinkSync('/proc/thread-self').split('/').pop())))
  `)}`,
  )
  const pool = workerPool<string>(script, { waiting: 1, memory: 32, time: 10_000 })
  try {
    const thread = await pool.run<number>('which thread')
    const own = niceness().get(process.pid) ?? 0
    expect(niceness().get(thread)).toBeGreaterThan(own)
  } finally {
    await pool.close()
  }
})
