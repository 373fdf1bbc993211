import { v7 as newId } from 'uuid'
import type { AssessedWith, ConstructionInput, ConstructionLayer } from '#contract/constructions.ts'
import type { ArchiveFolders } from '#interchange/archive/read-archive.ts'
import { isOwnMaterial, uuidOfOwnMaterial } from '#service/assessment/own-material.ts'
import { type Refusal, ServiceError } from '#service/service-error.ts'
import { assessedColumns, keepingData } from '../constructions/assessed-columns.ts'
import { contentOf, draftColumns } from '../constructions/construction-row.ts'
import { constructionsRepository, type NewConstruction } from '../constructions/constructions.repository.ts'
import { archiveRepository } from './archive.repository.ts'
import { type ReadConstruction, readConstructionFile } from './archived-files.ts'
import { constructionKey } from './content-key.ts'
import { add, ENOUGH, type ImportContext, type Report, unhurried, valueOf } from './import-context.ts'
import { fileRejected, placeIn } from './incoming-file.ts'

const WRITTEN_AT_ONCE = 50

/** Ids of materials in the files → ids here. */
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

/** Takes constructions in, with materials under their ids here. @throws {ServiceError} `fileRejected` */
export async function takeConstructions(files: ArchiveFolders, context: ImportContext, ids: Ids, report: Report) {
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
