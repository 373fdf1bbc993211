import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address ? address.port : 0
      server.close(() => resolve(port))
    })
  })

/** A new directory that goes with the process that made it; by then the service in it has been stopped. */
function passingDirectory(): string {
  const directory = mkdtempSync(path.join(tmpdir(), 'aufbau-e2e-'))
  process.once('exit', () => rmSync(directory, { recursive: true, force: true, maxRetries: 5 }))
  return directory
}

/** Port and data directory of this run; workers inherit what the runner chose. */
export async function place(): Promise<{ port: string; dataDir: string }> {
  process.env['E2E_PORT'] ??= String(await freePort())
  process.env['E2E_DATA_DIR'] ??= passingDirectory()
  return { port: process.env['E2E_PORT'], dataDir: process.env['E2E_DATA_DIR'] }
}
