import type { CatalogueMaterial } from '#catalogue/material-schema.ts'
import { releaseItems } from '#catalogue/release-file.ts'
import type { FlowFacts, ReleaseItem } from '#catalogue/release-item.ts'
import type { Db } from '#service/db/client.ts'
import type { ReportKeeper } from './import-report.ts'
import { importRowsRepository, type NewRow } from './import-rows.repository.ts'
import type { Progress } from './imports.repository.ts'

/** An import that has been started, and what it needs. */
export type ImportJob = {
  readonly id: string
  readonly release: string
  readonly switchOn: boolean
  readonly source: AsyncIterable<Uint8Array>
  readonly materials: readonly CatalogueMaterial[]
  /** Ends it early: nothing stays. */
  readonly signal: AbortSignal
  /** Told now and then how far it is. */
  readonly onProgress: (progress: Progress) => void
}

/** Rows written at once. */
const ROWS = 500

const storableUuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
/** Numbers with dots: versions are ordered by them. */
const storableVersion = /^\d{1,6}(\.\d{1,6}){0,4}$/

/** What was read of a file. */
export type Reading = { readonly keeper: ReportKeeper; readonly flows: Map<string, FlowFacts>; progress: Progress }

/** Writes down every row as it comes, seen by nobody. */
export async function stage(db: Db, job: ImportJob, reading: Reading): Promise<void> {
  const staged = importRowsRepository(db, job.id)
  let rows: NewRow[] = []
  let position = 0
  const counted = async function* () {
    for await (const chunk of job.source) {
      reading.progress = { ...reading.progress, bytesRead: reading.progress.bytesRead + chunk.length }
      job.signal.throwIfAborted()
      yield chunk
    }
  }
  for await (const item of releaseItems(counted())) {
    if (item.kind === 'flow') {
      reading.flows.set(item.uuid, item.facts)
      continue
    }
    position += 1
    const row = rowOf(item, position)
    if (row) rows.push(row)
    else reading.keeper.skip(unkeyed(item))
    if (rows.length < ROWS) continue
    await staged.add(rows)
    rows = []
    reading.progress = { ...reading.progress, rowsRead: position }
    job.onProgress(reading.progress)
    job.signal.throwIfAborted()
  }
  await staged.add(rows)
  reading.keeper.report.rows = position
  reading.progress = { ...reading.progress, rowsRead: position }
  job.onProgress(reading.progress)
}

type Row = Exclude<ReleaseItem, { kind: 'flow' }>
const identityOf = (item: Row) => (item.kind === 'row' ? item.header : item)

function rowOf(item: Row, position: number): NewRow | undefined {
  const { uuid, version } = identityOf(item)
  const key = { uuid: uuid.toLowerCase(), version, position, line: item.line }
  if (!storableUuid.test(key.uuid) || !storableVersion.test(version)) return undefined
  if (item.kind === 'row')
    return {
      ...key,
      problem: null,
      header: JSON.stringify({ ...item.header, uuid: key.uuid }),
      figures: JSON.stringify(item.figures),
    }
  const { code, column, value } = item
  return { ...key, problem: JSON.stringify({ code, column, value }), header: null, figures: null }
}

/** What a row without a usable key is reported as. */
function unkeyed(item: Row) {
  const { uuid, version } = identityOf(item)
  const column = storableUuid.test(uuid.toLowerCase()) ? 'Version' : 'UUID'
  const value = (column === 'UUID' ? uuid : version).slice(0, 80)
  const own =
    item.kind === 'problem' && item.code !== 'valueMissing' ? { code: item.code, column: item.column } : undefined
  return {
    line: item.line,
    uuid: uuid.slice(0, 80),
    version: version.slice(0, 40),
    code: own?.code ?? (value === '' ? ('valueMissing' as const) : ('unreadable' as const)),
    column: own?.column ?? column,
    ...(value !== '' && { value }),
  }
}
