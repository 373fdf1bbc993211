import type { Insertable } from 'kysely'
import { FileError } from '#catalogue/file-error.ts'
import type { CatalogueMaterial } from '#catalogue/material-schema.ts'
import { releaseItems } from '#catalogue/release-file.ts'
import type { FlowFacts, ReleaseItem } from '#catalogue/release-item.ts'
import type { ImportReport } from '#contract/data-releases.ts'
import type { Db, DbOrTransaction } from '#service/db/client.ts'
import type { DatasetTable } from '#service/db/tables/data.ts'
import type { Generation } from '#vocabulary/indicators.ts'
import { datasetColumns } from '../datasets/dataset-row.ts'
import { gatherDataset } from './gather-dataset.ts'
import { type ReportKeeper, reportKeeper } from './import-report.ts'
import { importRowsRepository, type NewRow, type StagedRow } from './import-rows.repository.ts'
import { importsRepository, type Progress } from './imports.repository.ts'
import { matchRelease } from './match-release.ts'
import { releaseDatasetsRepository } from './release-datasets.repository.ts'
import { releaseMatchingRepository } from './release-matching.repository.ts'

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

/** Rows written at once, and datasets; each is some kilobytes. */
const ROWS = 500
const DATASETS = 100

const storableUuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
/** Numbers with dots: versions are ordered by them. */
const storableVersion = /^\d{1,6}(\.\d{1,6}){0,4}$/

type Reading = { readonly keeper: ReportKeeper; readonly flows: Map<string, FlowFacts>; progress: Progress }

/** Writes down every row as it comes, seen by nobody. */
async function stage(db: Db, job: ImportJob, reading: Reading): Promise<void> {
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

const mostOf = (generations: ReadonlyMap<Generation, number>): Generation => {
  const [first] = [...generations].toSorted(([, one], [, other]) => other - one)
  if (!first) throw new FileError('nothingFound')
  return first[0]
}

type Batch = { readonly columns: Insertable<DatasetTable>; readonly line: number }[]

/** What a dataset of the file becomes; undefined where it is left out, which is noted. */
function taken(rows: readonly StagedRow[], release: string, most: Generation, { keeper, flows }: Reading) {
  const { report } = keeper
  report.datasets += 1
  const [{ uuid, version } = { uuid: '', version: '' }] = rows
  const gathered = gatherDataset(rows, flows)
  if ('problem' in gathered) {
    keeper.skip({ line: gathered.line, uuid, version, ...gathered.problem })
    return undefined
  }
  const { dataset, generation, predecessor, line } = gathered
  const columns = datasetColumns(dataset, { release, generation, predecessor })
  const doubts = generation === most ? gathered.doubts : [...gathered.doubts, 'otherGeneration' as const]
  for (const code of doubts) keeper.doubt({ line, uuid, version, name: columns.nameDe, code })
  report.types[dataset.type] = (report.types[dataset.type] ?? 0) + 1
  if (!gathered.layerable) report.notLayerable += 1
  return { columns, line }
}

/** Writes a batch; what is there with another content stays, and is noted. */
async function write(transaction: DbOrTransaction, batch: Batch, { keeper }: Reading): Promise<void> {
  const { report } = keeper
  const { added, different } = await releaseDatasetsRepository(transaction).add(batch.map(({ columns }) => columns))
  report.added += added
  report.unchanged += batch.length - added
  if (report.keptAsShipped !== undefined) report.keptAsShipped += different.size
  for (const { columns, line } of batch) {
    const { uuid, version, nameDe: name } = columns
    if (different.has(`${uuid}@${version}`)) keeper.doubt({ line, uuid, version, name, code: 'keptAsItWas' })
  }
}

/** The release that is imported into, made where it is new. @throws {FileError} `otherGeneration`, `nothingFound` */
async function provide(transaction: DbOrTransaction, { release, id }: ImportJob, { report }: ReportKeeper) {
  const releases = releaseDatasetsRepository(transaction)
  const present = await releases.find(release)
  const most = mostOf(await importRowsRepository(transaction, id).generations())
  if (present && present.generation !== most)
    throw new FileError('otherGeneration', { release, generation: present.generation, found: most })
  if (present?.shipped) report.keptAsShipped = 0
  await releases.provide({ id: release, generation: most, status: 'off', fingerprint: null })
  return most
}

/** Takes the staged datasets into the release. */
async function merge(transaction: DbOrTransaction, job: ImportJob, reading: Reading): Promise<void> {
  const { release, id, signal } = job
  const { report } = reading.keeper
  const most = await provide(transaction, job, reading.keeper)
  let batch: Batch = []
  const flush = async () => {
    signal.throwIfAborted()
    await write(transaction, batch, reading)
    batch = []
    reading.progress = { ...reading.progress, datasetsTaken: report.added + report.unchanged }
    job.onProgress(reading.progress)
  }
  for await (const rows of importRowsRepository(transaction, id).datasets()) {
    const dataset = taken(rows, release, most, reading)
    if (dataset) batch.push(dataset)
    if (batch.length >= DATASETS) await flush()
  }
  await flush()
  if (report.added + report.unchanged === 0) throw new FileError('nothingFound')
  await matchUp(transaction, job, reading.keeper, most)
  const releases = releaseDatasetsRepository(transaction)
  if (report.added > 0) await releases.settle(release)
  if (job.switchOn) await releases.switchOn(release)
}

async function matchUp(transaction: DbOrTransaction, job: ImportJob, keeper: ReportKeeper, generation: Generation) {
  const { release, materials } = job
  const shipped = await releaseMatchingRepository(transaction).linkedMaterials(release, 'shipped')
  const open = materials.filter(({ id }) => !shipped.has(id))
  const { links, byName, missing } = await matchRelease(transaction, { release, generation, materials: open })
  await releaseDatasetsRepository(transaction).replaceMatched(release, links)
  const counts = keeper.report.materials
  for (const { foundBy } of links) counts[foundBy] += 1
  counts.shipped = shipped.size
  counts.missing = missing
  for (const { materialId: material, dataset } of byName) {
    const { uuid, version, name } = dataset
    keeper.doubt({ line: null, uuid, version, name, code: 'materialByName', material })
  }
}

/** In the order of the file; what has no line comes last. */
const inOrder = (entries: { readonly line: number | null }[]) =>
  entries.sort(({ line: one }, { line: other }) => (one ?? Number.MAX_VALUE) - (other ?? Number.MAX_VALUE))

/**
 * Imports a release whole or not at all: its rows are written down first, seen by nobody, and taken into the release in
 * one transaction. What is there already stays as it is. Memory does not grow with the file.
 *
 * @throws {FileError} where the file cannot be taken; whatever aborted the signal
 */
export async function importCatalogue(db: Db, job: ImportJob): Promise<ImportReport> {
  const reading: Reading = {
    keeper: reportKeeper(),
    flows: new Map(),
    progress: { bytesRead: 0, rowsRead: 0, datasetsTaken: 0 },
  }
  await stage(db, job, reading)
  const { report } = reading.keeper
  await db.transaction().execute(async (transaction) => {
    await releaseDatasetsRepository(transaction).takeTurn(job.release)
    await merge(transaction, job, reading)
    job.signal.throwIfAborted()
    const imports = importsRepository(transaction)
    if (!(await imports.holdRunning(job.id))) throw new DOMException('cancelled', 'AbortError')
    await importRowsRepository(transaction, job.id).clear()
    inOrder(report.skippedList)
    inOrder(report.doubtfulList)
    await imports.finish(job.id, reading.progress, report)
  })
  return report
}
