import { mkdtempSync } from 'node:fs'
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

/** Port and data directory of this run; workers inherit what the runner chose. */
export async function place(): Promise<{ port: string; dataDir: string }> {
  process.env['E2E_PORT'] ??= String(await freePort())
  process.env['E2E_DATA_DIR'] ??= mkdtempSync(path.join(tmpdir(), 'aufbau-e2e-'))
  return { port: process.env['E2E_PORT'], dataDir: process.env['E2E_DATA_DIR'] }
}
