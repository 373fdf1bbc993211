import { spawn, spawnSync } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { Redis } from 'ioredis'
import { freePort } from './free-port.ts'

/** Whether this machine has the binary of Redis. */
export const hasRedis = spawnSync('redis-server', ['--version']).status === 0

/** A Redis of one's own that keeps nothing; started again on the same port by `start`. */
export async function startRedis() {
  const port = await freePort()
  const url = `redis://127.0.0.1:${port}`
  const start = async () => {
    const child = spawn(
      'redis-server',
      ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
      {
        stdio: 'ignore',
      },
    )
    const probe = new Redis(url, { retryStrategy: () => 20 })
    probe.on('error', () => undefined)
    await probe.ping().finally(() => probe.disconnect())
    return child
  }
  let child = await start()
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGKILL')
    await ended
    await sleep(20)
  }
  return {
    url,
    stop,
    /** It keeps its connections and answers nothing, or goes on. */
    freeze: (frozen: boolean) => child.kill(frozen ? 'SIGSTOP' : 'SIGCONT'),
    async restart() {
      await stop()
      child = await start()
    },
  }
}
