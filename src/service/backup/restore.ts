import { createHash, type Hash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { createGunzip } from 'node:zlib'
import { type Db, type DbOrTransaction, takeTime } from '../db/client.ts'
import { BackupError, backupHeader, type Manifest, manifest, parseLine, tableStart } from './backup-format.ts'
import {
  clear,
  continueCounting,
  insertRows,
  isEmpty,
  type StoredTable,
  schemaOf,
  storedTables,
} from './backup-tables.repository.ts'

/** Rows are written in statements of about this size [characters]. */
const STATEMENT_SIZE = 500_000

const damaged = () => new BackupError('The backup is damaged or was cut off; nothing has been changed')

// not by node:readline, which also ends lines at U+2028 inside of texts
async function* linesOf(file: string): AsyncGenerator<string> {
  const source = createReadStream(file)
  const plain = source.pipe(createGunzip()).setEncoding('utf8')
  source.on('error', (error) => plain.destroy(error))
  let rest = ''
  try {
    for await (const chunk of plain as AsyncIterable<string>) {
      const lines = (rest + chunk).split('\n')
      rest = lines.pop() ?? ''
      yield* lines
    }
    if (rest !== '') throw damaged()
  } finally {
    source.destroy()
    plain.destroy()
  }
}

/** Writes the rows of one table as they come. */
function tableWriter(transaction: DbOrTransaction, table: StoredTable) {
  const hash: Hash = createHash('sha256')
  let rows = 0
  let waiting: string[] = []
  let size = 0
  const flush = async () => {
    if (waiting.length > 0) await insertRows(transaction, table, waiting)
    waiting = []
    size = 0
  }
  return {
    async add(line: string) {
      hash.update(`${line}\n`)
      rows += 1
      size += line.length
      waiting.push(line)
      if (size >= STATEMENT_SIZE) await flush()
    },
    async end(): Promise<Manifest[string]> {
      await flush()
      await continueCounting(transaction, table)
      return { rows, sha256: hash.digest('hex') }
    },
  }
}

const same = (one: readonly string[], other: readonly string[]) => one.join('\n') === other.join('\n')

function checkManifest(told: Manifest, found: Manifest, tables: readonly StoredTable[]): void {
  const isRight = ({ name }: StoredTable) =>
    told[name] !== undefined && found[name]?.rows === told[name].rows && found[name].sha256 === told[name].sha256
  if (Object.keys(told).length !== tables.length || !tables.every(isRight)) throw damaged()
}

/** Writes what the lines after the header hold, and holds it against the manifest at their end. */
async function load(transaction: DbOrTransaction, lines: AsyncIterable<string>, tables: readonly StoredTable[]) {
  const found: Manifest = {}
  let writer: ReturnType<typeof tableWriter> | undefined
  let name = ''
  let told: Manifest | undefined
  const finish = async () => {
    if (writer) found[name] = await writer.end()
    writer = undefined
  }
  for await (const line of lines) {
    if (told) throw damaged()
    if (line.startsWith('{"table":')) {
      await finish()
      const start = parseLine(tableStart, line)
      const table = tables.find((one) => one.name === start.table && same(one.columns, start.columns))
      if (!table) throw damaged()
      name = table.name
      writer = tableWriter(transaction, table)
    } else if (line.startsWith('{"manifest":')) {
      await finish()
      told = parseLine(manifest, line).manifest
    } else {
      if (!writer) throw damaged()
      await writer.add(line)
    }
  }
  if (!told) throw damaged()
  checkManifest(told, found, tables)
  return told
}

/** Errors of unpacking and of the database's own reading say the same: the file is not what was written. */
function translated(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return /^Z_|^ERR_.*(ZLIB|STREAM)|^(22|23)/.test(code) ? damaged() : error
}

/**
 * Fills the database from a backup, all of it or nothing.
 *
 * @param replace - whether what the database holds may be thrown away
 * @throws {BackupError} for a file that is damaged or of another version, and for a database that is not empty
 */
export async function restore(db: Db, file: string, { replace }: { readonly replace: boolean }): Promise<Manifest> {
  if (!existsSync(file)) throw new BackupError(`${file} does not exist`)
  const lines = linesOf(file)
  try {
    const first = await lines.next()
    const { schema } = parseLine(backupHeader, first.done ? '' : first.value)
    return await db.transaction().execute(async (transaction) => {
      await takeTime(transaction)
      const own = await schemaOf(transaction)
      if (!same(schema, own))
        throw new BackupError(
          `The backup is of version ${schema.at(-1)}, the database of ${own.at(-1)}; restore it with the program that wrote it`,
        )
      const tables = await storedTables(transaction)
      if (!replace && !(await isEmpty(transaction, tables)))
        throw new BackupError('The database is not empty; --force throws away what it holds')
      await clear(transaction, tables)
      return load(transaction, lines, tables)
    })
  } catch (error) {
    throw translated(error)
  } finally {
    await lines.return(undefined)
  }
}
