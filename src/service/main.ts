import { fileURLToPath } from 'node:url'
import { ConfigError, readConfig } from './config.ts'
import { EmbeddedDatabaseError } from './db/embedded.ts'
import { type RunningService, startService } from './start.ts'

/** Time for requests under way to end [ms]. */
const STOP_LIMIT = 15_000

let stopped = false
let running: RunningService | undefined

/** Ends in order; a stop that comes while the service is starting waits for the start. */
const stop = () => {
  stopped = true
  setTimeout(() => process.exit(1), STOP_LIMIT + (running?.drainSeconds ?? 0) * 1000).unref()
  void running?.stop().then(() => process.exit(0))
}
process.once('SIGTERM', stop)
process.once('SIGINT', stop)

try {
  const webDirectory = fileURLToPath(new URL('../../dist/web', import.meta.url))
  running = await startService({ config: readConfig(process.env), webDirectory })
  if (stopped) stop()
  else process.stdout.write(`${running.greeting}\n`)
} catch (error) {
  const foreseen = error instanceof ConfigError || error instanceof EmbeddedDatabaseError
  process.stderr.write(`${foreseen ? error.message : String(error instanceof Error ? error.stack : error)}\n`)
  process.exit(1)
}
