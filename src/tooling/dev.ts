import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createServer } from 'vite'
import { universityIndexFile } from '#service/accounts/profile/university-index.ts'
import { readConfig } from '#service/config.ts'
import { startEmbeddedDatabase } from '#service/db/embedded.ts'
import { freePort } from '#testing/free-port.ts'
import { compileUniversityDomainsIfMissing } from './edu-domains/compile.ts'

/**
 * `npm run dev`: the web app with hot reload and the service, which starts anew when a file of it changes, at one
 * address (`PORT`, else 3000) and in demo mode. The embedded database stays up between two starts of the service.
 * Everything ends with this process.
 */
const root = path.resolve(import.meta.dirname, '../..')
/** Of the service; everything else is the web app's. */
const servicePaths = ['/v1', '/health', '/docs', '/demo']

const config = readConfig({ ...process.env, DEMO: 'true' })
await compileUniversityDomainsIfMissing(universityIndexFile)

/** The operator's database, or one of the data directory. */
async function database() {
  if (config.databaseUrl) return { url: config.databaseUrl.reveal(), stop: async () => undefined }
  const { connection, stop } = await startEmbeddedDatabase({ dataDir: config.dataDir })
  const { host, port, user, database: name } = connection
  return { url: `postgres:///${name}?host=${encodeURIComponent(host)}&port=${port}&user=${user}`, stop }
}

const exited = async (child: ChildProcess) => {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
}

const startService = (databaseUrl: string, port: number): ChildProcess =>
  spawn(process.execPath, ['--watch', '--watch-preserve-output', 'src/service/main.ts'], {
    cwd: root,
    env: {
      LOG_LEVEL: 'warn',
      ...process.env,
      DEMO: 'true',
      DATABASE_URL: databaseUrl,
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: config.publicUrl,
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  })

const openWeb = async (target: string) => {
  const ours = process.listeners('SIGTERM')
  const web = await createServer({
    root,
    configFile: path.join(root, 'vite.config.ts'),
    server: {
      host: config.host,
      port: config.port,
      strictPort: true,
      proxy: Object.fromEntries(servicePaths.map((prefix) => [prefix, { target }])),
    },
  })
  // Vite would end this process as soon as it has closed itself, and leave the service running
  for (const listener of process.listeners('SIGTERM')) if (!ours.includes(listener)) process.off('SIGTERM', listener)
  await web.listen()
  return web
}

/** Starts everything; answers how to end it. What was begun ends with what fails after it. */
async function start(): Promise<() => Promise<void>> {
  const { url, stop: stopDatabase } = await database()
  const port = await freePort()
  const service = startService(url, port)
  const stopService = async () => {
    service.kill('SIGTERM')
    await exited(service)
    await stopDatabase()
  }
  try {
    const web = await openWeb(`http://127.0.0.1:${port}`)
    return async () => {
      await web.close()
      await stopService()
    }
  } catch (error) {
    await stopService()
    throw error
  }
}

const started = start()
let stopping = false
// a stop that comes while things start waits for the start
const endAll = () => {
  if (stopping) return
  stopping = true
  void started.then((stop) => stop()).then(() => process.exit(0))
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, endAll)
await started
