import { fileURLToPath } from 'node:url'
import closeWithGrace from 'close-with-grace'
import { ConfigError, readConfig } from './config.ts'
import { EmbeddedDatabaseError } from './db/embedded-create.ts'
import { MigrationError } from './db/index-builder.ts'
import { boundHeapGrowth } from './heap-growth.ts'
import { startService } from './start.ts'

/** Time for requests under way to end [ms]. */
const STOP_LIMIT = 15_000

const tell = (error: unknown): void => {
  const foreseen = [ConfigError, EmbeddedDatabaseError, MigrationError].some((kind) => error instanceof kind)
  process.stderr.write(`${error instanceof Error ? (foreseen ? error.message : error.stack) : String(error)}\n`)
}

boundHeapGrowth()
try {
  const config = readConfig(process.env)
  const webDirectory = fileURLToPath(new URL('../../dist/web', import.meta.url))
  const starting = startService({ config, webDirectory })
  // ends in order, also after an error that nobody foresaw; a stop that comes while the service is starting waits for it
  closeWithGrace({ delay: STOP_LIMIT + config.drainSeconds * 1000 }, async ({ err }) => {
    if (err) tell(err)
    const { stop } = await starting
    await stop()
  })
  const { greeting } = await starting
  process.stdout.write(`${greeting}\n`)
} catch (error) {
  tell(error)
  process.exit(1)
}
