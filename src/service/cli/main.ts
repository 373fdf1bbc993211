import { createInterface } from 'node:readline/promises'
import { ConfigError, readConfig } from '../config.ts'
import { openDatabase } from '../db/client.ts'
import { startEmbeddedDatabase } from '../db/embedded.ts'
import { EmbeddedDatabaseError } from '../db/embedded-create.ts'
import { MigrationError } from '../db/index-builder.ts'
import { migrate } from '../db/migrate.ts'
import { runCommand } from './run.ts'

/** The configured database; the embedded one is joined where the service runs, and started where it does not. */
async function connect({ databaseUrl, dataDir }: ReturnType<typeof readConfig>) {
  const embedded = databaseUrl ? undefined : await startEmbeddedDatabase({ dataDir, as: 'guest' })
  const { db, pool } = openDatabase(embedded?.connection ?? { connectionString: databaseUrl?.reveal() })
  const close = async () => {
    await db.destroy()
    await embedded?.stop()
  }
  await migrate({ db, pool }).catch(async (error: unknown) => {
    await close()
    throw error
  })
  return { db, close }
}

async function readLine(): Promise<string> {
  const lines = createInterface({ input: process.stdin })
  for await (const line of lines) {
    lines.close()
    return line
  }
  return ''
}

try {
  const config = readConfig(process.env)
  process.exitCode = await runCommand(process.argv.slice(2), {
    config,
    open: () => connect(config),
    print: (line) => void process.stdout.write(`${line}\n`),
    complain: (line) => void process.stderr.write(`${line}\n`),
    readLine,
  })
} catch (error) {
  const foreseen = [ConfigError, EmbeddedDatabaseError, MigrationError].some((kind) => error instanceof kind)
  process.stderr.write(`${error instanceof Error ? (foreseen ? error.message : error.stack) : String(error)}\n`)
  process.exitCode = 1
}
