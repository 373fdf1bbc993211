import { createHash } from 'node:crypto'
import { createWriteStream, existsSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { type Db, type DbOrTransaction, takeTime } from '../db/client.ts'
import { BackupError, type BackupHeader, type Manifest } from './backup-format.ts'
import { rowsOf, schemaOf, storedTables } from './backup-tables.repository.ts'

async function* linesOf(transaction: DbOrTransaction, told: (manifest: Manifest) => void): AsyncGenerator<string> {
  const header: BackupHeader = {
    format: 'aufbau-backup',
    formatVersion: 1,
    schema: await schemaOf(transaction),
    createdAt: new Date().toISOString(),
  }
  yield `${JSON.stringify(header)}\n`
  const counted: Manifest = {}
  for (const table of await storedTables(transaction)) {
    yield `${JSON.stringify({ table: table.name, columns: table.columns })}\n`
    const hash = createHash('sha256')
    let rows = 0
    for await (const lines of rowsOf(transaction, table)) {
      const text = lines.map((line) => `${line}\n`).join('')
      hash.update(text)
      rows += lines.length
      yield text
    }
    counted[table.name] = { rows, sha256: hash.digest('hex') }
  }
  yield `${JSON.stringify({ manifest: counted })}\n`
  told(counted)
}

/** Makes what was written last through a loss of power. */
async function flushToDisk(target: string): Promise<void> {
  const file = await open(target, 'r')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}

/**
 * Writes every table to a compressed file, as of one moment, while the service goes on. The file holds password hashes
 * and signing keys: only its owner may read it.
 *
 * @returns rows and checksum of each table
 * @throws {BackupError} when the file exists or cannot be written
 */
export async function backup(db: Db, file: string): Promise<Manifest> {
  const part = `${file}.part`
  for (const taken of [file, part]) if (existsSync(taken)) throw new BackupError(`${taken} exists already`)
  if (!existsSync(path.dirname(path.resolve(file)))) throw new BackupError(`${path.dirname(file)} does not exist`)
  let counted: Manifest = {}
  try {
    await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (transaction) => {
        await takeTime(transaction)
        const lines = linesOf(transaction, (manifest) => {
          counted = manifest
        })
        await pipeline(Readable.from(lines), createGzip(), createWriteStream(part, { flags: 'wx', mode: 0o600 }))
      })
    await flushToDisk(part)
    await rename(part, file)
    return counted
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}
