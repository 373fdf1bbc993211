import { rmSync } from 'node:fs'

/** Removes the data of the run. The service has been stopped before. */
export default function cleanUp() {
  const directory = process.env['E2E_DATA_DIR']
  if (directory) rmSync(directory, { recursive: true, force: true, maxRetries: 5 })
}
