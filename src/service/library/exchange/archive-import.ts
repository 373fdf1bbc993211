import type { AssessedWith, ConstructionInput, ConstructionLayer } from '#contract/constructions.ts'
import type { ImportReport } from '#contract/interchange.ts'
import type { OwnMaterialInput } from '#contract/own-materials.ts'
import type { ArchiveFile, ArchiveFolders } from '#interchange/archive/read-archive.ts'
import type { Assessor } from '#service/assessment/assessor.ts'
import type { DataInUse } from '#service/assessment/data-in-use.ts'
import { isOwnMaterial, newOwnMaterialId, uuidOfOwnMaterial } from '#service/assessment/own-material.ts'
import { breathing } from '#service/breath.ts'
import type { Caller } from '#service/caller.ts'
import type { DbOrTransaction } from '#service/db/client.ts'
import { newId } from '#service/ids.ts'
import { type Refusal, ServiceError } from '#service/service-error.ts'
import type { ConstructionPolicy } from '../access/construction-policy.ts'
import { assessedColumns, keepingData } from '../constructions/assessed-columns.ts'
import { contentOf, draftColumns } from '../constructions/construction-row.ts'
import { constructionsRepository, type NewConstruction } from '../constructions/constructions.repository.ts'
import { ownMaterialsRepository } from '../own-materials/own-materials.repository.ts'
import { archiveRepository } from './archive.repository.ts'
import { type Read, type ReadConstruction, readConstructionFile, readMaterialFile } from './archived-files.ts'
import { constructionKey, materialKey } from './content-key.ts'
import { fileRejected, placeIn } from './incoming-file.ts'

/** Most places at fault that are gathered before the rest is left unread. */
const ENOUGH = 100
const WRITTEN_AT_ONCE = 50

export type ImportContext = {
  readonly transaction: DbOrTransaction
  /** Sees what the transaction has written. */
  readonly assessor: Assessor
  readonly data: Pick<DataInUse, 'releases' | 'find'>
  readonly policy: ConstructionPolicy
  readonly caller: Caller
  /** @throws {ServiceError} `quotaReached` where there is no room for so many new ones */
  readonly makeRoom: (quota: 'constructions' | 'materials', wanted: number) => void
}

type Report = {
  constructions: { created: ImportReport['materials']['created']; skipped: ImportReport['materials']['created'] }
  materials: { created: ImportReport['materials']['created']; skipped: ImportReport['materials']['created'] }
  notes: ImportReport['notes']
}

const refusalsIn = ({ name }: ArchiveFile, read: Read<unknown>): Refusal[] =>
  'refusals' in read ? read.refusals.map((one) => ({ ...one, path: placeIn(name, one.path) })) : []

/** Lets other requests go first again and again: unpacking and checking thousands of files takes seconds. */
async function* unhurried(files: Iterable<ArchiveFile>): AsyncGenerator<ArchiveFile> {
  const breathe = breathing()
  for (const file of files) {
    await breathe()
    yield file
  }
}

/** Refuses files that are not what they should be, before anything is written. @throws {ServiceError} `fileRejected` */
export async function checkFiles(files: ArchiveFolders): Promise<void> {
  const refusals: Refusal[] = []
  for (const [folder, read] of [
    ['materials', readMaterialFile],
    ['constructions', readConstructionFile],
  ] as const)
    for await (const file of unhurried(files(folder))) {
      refusals.push(...refusalsIn(file, read(file.value)))
      if (refusals.length >= ENOUGH) throw fileRejected(refusals)
    }
  if (refusals.length > 0) throw fileRejected(refusals)
}

function valueOf<Value>(read: Read<Value>): Value {
  if ('refusals' in read) throw fileRejected(read.refusals)
  return read.value
}

const add = (ids: Map<string, string[]>, key: string, id: string) => {
  const known = ids.get(key)
  if (known) known.push(id)
  else ids.set(key, [id])
}

/**
 * Whether the dataset that a material refers to can be assessed with. Where it cannot, the material keeps its reference
 * and has no figures until the release is there and switched on: an archive is not refused for what its maker had.
 */
async function hasDataset({ data }: ImportContext, { dataset }: OwnMaterialInput): Promise<boolean> {
  if (!dataset) return true
  const { release, ...key } = dataset
  return data.releases().some(({ id }) => id === release) && (await data.find(release, [key])).length > 0
}

/** Own materials by content. */
async function presentMaterials({ transaction, caller }: ImportContext): Promise<Map<string, string[]>> {
  const present = new Map<string, string[]>()
  for await (const page of archiveRepository(transaction, caller.userId).materials())
    for (const { id, ownerId, content, deletedAt } of page)
      if (ownerId === caller.userId && deletedAt === null) add(present, materialKey(content), id)
  return present
}

/** Takes materials of users in: ids of the file → ids here. Identical ones that are there already stand for them. */
async function takeMaterials(files: ArchiveFolders, context: ImportContext, report: Report) {
  const { transaction, caller } = context
  const present = await presentMaterials(context)
  const ids = new Map<string, string>()
  for await (const { name: file, value } of unhurried(files('materials'))) {
    const { id: before, content } = valueOf(readMaterialFile(value))
    const known = present.get(materialKey(content))?.shift()
    const id = known ?? newOwnMaterialId()
    if (known === undefined) context.makeRoom('materials', report.materials.created.length + 1)
    if (known === undefined) await ownMaterialsRepository(transaction).insert(caller.userId, id, content)
    ids.set(before, id)
    const name = content.name.de_DE ?? content.name.en_GB ?? ''
    report.materials[known === undefined ? 'created' : 'skipped'].push({ file, id, name })
    if (!(await hasDataset(context, content))) report.notes.push({ file, code: 'datasetNotHere' })
  }
  return ids
}

type Ids = ReadonlyMap<string, string>

const withMaterials = (layers: readonly ConstructionLayer[], ids: Ids): ConstructionLayer[] =>
  layers.map((layer) => ({
    ...layer,
    materialId: ids.get(layer.materialId) ?? layer.materialId,
    ...(layer.framing && {
      framing: { ...layer.framing, materialId: ids.get(layer.framing.materialId) ?? layer.framing.materialId },
    }),
    ...(layer.secondFraming && {
      secondFraming: {
        ...layer.secondFraming,
        materialId: ids.get(layer.secondFraming.materialId) ?? layer.secondFraming.materialId,
      },
    }),
  }))

/** Pins with the ids here; a declaration of a material that came along is at its first version. */
function pinsWith(pins: AssessedWith | null, ids: Ids): AssessedWith | null {
  if (!pins) return null
  const datasets = pins.datasets.map((pin) => {
    const id = ids.get(pin.materialId)
    if (id === undefined) return pin
    const isDeclared = isOwnMaterial(pin.materialId) && pin.uuid === uuidOfOwnMaterial(pin.materialId)
    return { ...pin, materialId: id, ...(isDeclared && { uuid: uuidOfOwnMaterial(id), version: '1' }) }
  })
  return { ...pins, datasets }
}

/** Whether every dataset that it was assessed with is here. */
function keepsPins(pins: AssessedWith | null, now: string): boolean {
  if (!pins) return true
  const { release, datasets } = JSON.parse(now) as AssessedWith
  const here = new Set(datasets.map(({ materialId, uuid, version }) => `${materialId} ${uuid} ${version}`))
  return (
    release === pins.release &&
    pins.datasets.every(
      ({ materialId, uuid, version }) => isOwnMaterial(materialId) || here.has(`${materialId} ${uuid} ${version}`),
    )
  )
}

type Prepared = { readonly read: ReadConstruction; readonly input: ConstructionInput; readonly file: string }

/**
 * Columns of a construction that comes in, assessed with what it was assessed with, where all of that is here; else with
 * the data of today.
 *
 * @throws {ServiceError} `invalidRequest` with places in the file
 */
async function columnsOf({ assessor, caller }: ImportContext, { read, input, file }: Prepared, ids: Ids) {
  const pins = pinsWith(read.assessedWith, ids)
  const content = { ...input, reader: { viewer: caller } }
  const given = keepingData(assessor, content, { layers: input.layers, assessedWith: pins })
  const places = { layers: placeIn(file, '/layers'), release: placeIn(file, '/release') }
  const kept = await assessedColumns(assessor, await assessor.check(given, places))
  const keptPins = keepsPins(pins, kept.assessedWith)
  const assessed = keptPins ? kept : await assessedColumns(assessor, { ...given, assessedWith: null })
  return { columns: { ...draftColumns(input, input.locale ?? caller.locale), ...assessed }, keptPins }
}

const mayBeOf = ({ policy, caller }: ImportContext, ownership: ReadConstruction['ownership']) =>
  ownership === 'thirdParty' && policy.mayDelete(caller, { ownership, ownerId: caller.userId, shared: null })
    ? ownership
    : 'custom'

/** Own constructions by content. */
async function presentConstructions({ transaction, caller }: ImportContext): Promise<Map<string, string[]>> {
  const present = new Map<string, string[]>()
  for await (const page of archiveRepository(transaction, caller.userId).constructions())
    for (const row of page) add(present, constructionKey(contentOf(row)), row.id)
  return present
}

/** Constructions of the files that are not here yet, as they are to be written. @throws {ServiceError} `fileRejected` */
async function* incoming(
  files: ArchiveFolders,
  context: ImportContext,
  ids: Ids,
  report: Report,
): AsyncGenerator<NewConstruction> {
  const { caller } = context
  const present = await presentConstructions(context)
  const refusals: Refusal[] = []
  for await (const { name: file, value } of unhurried(files('constructions'))) {
    const read = valueOf(readConstructionFile(value))
    const input = { ...read.input, layers: withMaterials(read.input.layers, ids) }
    const known = present.get(constructionKey({ ...input, locale: input.locale ?? caller.locale }))?.shift()
    if (known !== undefined) {
      report.constructions.skipped.push({ file, id: known, name: input.name })
      continue
    }
    try {
      const { columns, keptPins } = await columnsOf(context, { read, input, file }, ids)
      const id = newId()
      const ownership = mayBeOf(context, read.ownership)
      report.constructions.created.push({ file, id, name: input.name })
      context.makeRoom('constructions', report.constructions.created.length)
      if (ownership !== read.ownership) report.notes.push({ file, code: 'ownershipChanged' })
      if (!keptPins) report.notes.push({ file, code: 'pinsNotKept' })
      yield { ...columns, id, ownership }
    } catch (error) {
      if (!(error instanceof ServiceError) || error.code !== 'invalidRequest') throw error
      refusals.push(...error.refusals)
      if (refusals.length >= ENOUGH) break
    }
  }
  if (refusals.length > 0) throw fileRejected(refusals)
}

async function takeConstructions(files: ArchiveFolders, context: ImportContext, ids: Ids, report: Report) {
  const constructions = constructionsRepository(context.transaction)
  let batch: NewConstruction[] = []
  for await (const row of incoming(files, context, ids, report)) {
    batch.push(row)
    if (batch.length < WRITTEN_AT_ONCE) continue
    await constructions.insert(context.caller.userId, ...batch)
    batch = []
  }
  if (batch.length > 0) await constructions.insert(context.caller.userId, ...batch)
}

/**
 * Takes the files into the caller's own library under new ids. What is there already, to the last detail, is left as it
 * is; shares are told in the file and not given again.
 *
 * @throws {ServiceError} `fileRejected` with every place at fault; the transaction must then be undone
 */
export async function takeFiles(files: ArchiveFolders, context: ImportContext): Promise<ImportReport> {
  const report: Report = {
    constructions: { created: [], skipped: [] },
    materials: { created: [], skipped: [] },
    notes: [],
  }
  const ids = await takeMaterials(files, context, report)
  await takeConstructions(files, context, ids, report)
  for (const { name: file } of files('shares')) report.notes.push({ file, code: 'sharesNotGiven' })
  return report
}
