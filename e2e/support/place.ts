import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '../../src/testing/free-port.ts'

/** A new directory that goes with the process that made it; by then the service in it has been stopped. */
function passingDirectory(): string {
  const directory = mkdtempSync(path.join(tmpdir(), 'aufbau-e2e-'))
  process.once('exit', () => rmSync(directory, { recursive: true, force: true, maxRetries: 5 }))
  return directory
}

/** Port and data directory of a service of this run; workers inherit what the runner chose. */
export type Place = { readonly port: string; readonly dataDir: string; readonly origin: string }

/**
 * Where a service of this run lives.
 *
 * @param name - `E2E`: the one that tests work on; `E2E_STILL`: one that nobody changes, for what must look the same
 */
export async function place(name: 'E2E' | 'E2E_STILL'): Promise<Place> {
  const port = (process.env[`${name}_PORT`] ??= String(await freePort()))
  const dataDir = (process.env[`${name}_DATA_DIR`] ??= passingDirectory())
  return { port, dataDir, origin: `http://localhost:${port}` }
}
