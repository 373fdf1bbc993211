import { fileURLToPath } from 'node:url'
import { ConfigError, readConfig } from './config.ts'
import { EmbeddedDatabaseError } from './db/embedded.ts'
import { startService } from './start.ts'

const STOP_LIMIT = 10_000

try {
  const webDirectory = fileURLToPath(new URL('../../dist/web', import.meta.url))
  const service = await startService({ config: readConfig(process.env), webDirectory })
  process.stdout.write(`${service.greeting}\n`)
  const stop = () => {
    setTimeout(() => process.exit(1), STOP_LIMIT).unref()
    void service.stop().then(() => process.exit(0))
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
} catch (error) {
  const foreseen = error instanceof ConfigError || error instanceof EmbeddedDatabaseError
  process.stderr.write(`${foreseen ? error.message : String(error instanceof Error ? error.stack : error)}\n`)
  process.exit(1)
}
