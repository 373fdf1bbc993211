import type { Insertable } from 'kysely'
import { FileError } from '#catalogue/file-error.ts'
import type { ImportReport } from '#contract/catalogue-imports.ts'
import type { Db, DbOrTransaction } from '#service/db/client.ts'
import type { DatasetTable } from '#service/db/tables/data.ts'
import type { Generation } from '#vocabulary/indicators.ts'
import { datasetColumns } from '../datasets/dataset-row.ts'
import { gatherDataset } from './gather-dataset.ts'
import { type ReportKeeper, reportKeeper } from './import-report.ts'
import { importRowsRepository, type StagedRow } from './import-rows.repository.ts'
import { importsRepository } from './imports.repository.ts'
import { matchRelease } from './match-release.ts'
import { releaseDatasetsRepository } from './release-datasets.repository.ts'
import { releaseMatchingRepository } from './release-matching.repository.ts'
import { type ImportJob, type Reading, stage } from './staged-rows.ts'

/** Datasets written at once; each is some kilobytes. */
const DATASETS = 100

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
