import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from './free-port.ts'

/** A service in a process of its own, as an operator runs it. */
export type ServiceProcess = {
  readonly url: string
  readonly child: ChildProcess
  /** What it wrote to standard error: its log. */
  readonly log: () => string
  /** Asks it to end, and waits until it has. */
  readonly stop: () => Promise<number | null>
  /** Ends it as a crash would. */
  readonly kill: () => Promise<void>
  readonly call: (method: string, path: string, options?: CallOptions) => Promise<Response>
  /** Signs a demo account in; answers the header of its session. */
  readonly signIn: (loginId: string) => Promise<Readonly<Record<string, string>>>
}

export type CallOptions = {
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
}

/** A machine that does much else at once takes its time [ms]. */
const START_LIMIT = 90_000

const root = path.resolve(import.meta.dirname, '../..')

/** What node is started with, as `npm start` starts it. */
export const startArguments: readonly string[] = (
  JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { readonly scripts: { readonly start: string } }
).scripts.start
  .split(' ')
  .slice(1)

/** What the image sets in the environment beside what the service reads: which malloc there is, and how it is set. */
export const imageEnvironment: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ...readFileSync(path.join(root, '.deploy/Dockerfile'), 'utf8').matchAll(/^ENV (LD_PRELOAD|MALLOC_\w+)=(\S+)$/gm),
  ].map(([, name = '', value = '']) => [name, value]),
)

const exited = (child: ChildProcess): Promise<number | null> =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve(child.exitCode)
    : new Promise((resolve) => child.once('exit', resolve))

/** Asks until the answer is yes. @throws {Error} after `limit` [ms] */
export async function until(yes: () => Promise<boolean> | boolean, limit = 40_000): Promise<void> {
  const started = Date.now()
  while (!(await yes())) {
    if (Date.now() - started > limit) throw new Error(`not within ${limit} ms`)
    await sleep(25)
  }
}

/**
 * Starts the service; resolves when it is ready. Only what is given is in its environment.
 *
 * @param directory - where the code is
 */
export async function startProcess(
  env: Readonly<Record<string, string>>,
  directory: string = root,
): Promise<ServiceProcess> {
  const port = await freePort()
  const child = spawn(process.execPath, startArguments, {
    cwd: directory,
    env: { PATH: process.env['PATH'], NODE_ENV: 'test', PORT: String(port), ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let written = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    written += text
  })
  const url = `http://127.0.0.1:${port}`
  const isReady = () =>
    fetch(`${url}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
  try {
    await until(async () => {
      if (child.exitCode !== null) throw new Error(`the service ended: ${written}`)
      return isReady()
    }, START_LIMIT)
  } catch (error) {
    child.kill('SIGTERM')
    throw error
  }
  const call: ServiceProcess['call'] = (method, to, { headers = {}, body } = {}) =>
    fetch(`${url}${to}`, {
      method,
      headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  return {
    url,
    child,
    log: () => written,
    async stop() {
      child.kill('SIGTERM')
      return exited(child)
    },
    async kill() {
      child.kill('SIGKILL')
      await exited(child)
    },
    call,
    async signIn(loginId) {
      const response = await call('POST', '/v1/auth/password/login', {
        body: { loginId, password: 'Aufbau-Demo-2026' },
      })
      const { sessionJwt } = (await response.json()) as { sessionJwt: string }
      return { authorization: `Bearer ${sessionJwt}` }
    },
  }
}
