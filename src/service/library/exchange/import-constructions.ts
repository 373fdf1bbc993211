import { v7 as newId } from 'uuid'
import type { ConstructionInput } from '#contract/constructions.ts'
import type { ArchiveFolders } from '#interchange/archive/read-archive.ts'
import { unhurried } from '#service/breath.ts'
import { type Refusal, ServiceError } from '#service/service-error.ts'
import { noteCreated } from '../activity/note-of.ts'
import { assessedColumns, keepingData } from '../constructions/assessed-columns.ts'
import { contentOf, draftColumns } from '../constructions/construction-row.ts'
import { constructionsRepository, type NewConstruction } from '../constructions/constructions.repository.ts'
import { archiveRepository } from './archive.repository.ts'
import { type ReadConstruction, readConstructionFile } from './archived-files.ts'
import { constructionKey } from './content-key.ts'
import { type Ids, keepsPins, pinsWith, withMaterials } from './ids-here.ts'
import { add, ENOUGH, type ImportContext, type Report, valueOf } from './import-context.ts'
import { fileRejected, placeIn } from './incoming-file.ts'

const WRITTEN_AT_ONCE = 50

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

type Taken = {
  readonly ids: Ids
  /** Ids of constructions in the files → ids here, as they are taken. */
  readonly here: Map<string, string>
}

/** Constructions of the files that are not here yet, as they are to be written. @throws {ServiceError} `fileRejected` */
async function* incoming(
  files: ArchiveFolders,
  context: ImportContext,
  { ids, here }: Taken,
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
      here.set(read.id, known)
      report.constructions.skipped.push({ file, id: known, name: input.name })
      continue
    }
    try {
      const { columns, keptPins } = await columnsOf(context, { read, input, file }, ids)
      const id = newId()
      here.set(read.id, id)
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

/**
 * Takes constructions in, with materials under their ids here.
 *
 * @returns ids of the files → ids here
 * @throws {ServiceError} `fileRejected`
 */
export async function takeConstructions(files: ArchiveFolders, context: ImportContext, ids: Ids, report: Report) {
  const constructions = constructionsRepository(context.transaction)
  const here = new Map<string, string>()
  let batch: NewConstruction[] = []
  const keep = async () => {
    await constructions.insert(context.caller.userId, ...batch)
    await noteCreated(context.transaction, context.caller, batch)
    batch = []
  }
  for await (const row of incoming(files, context, { ids, here }, report)) {
    batch.push(row)
    if (batch.length >= WRITTEN_AT_ONCE) await keep()
  }
  if (batch.length > 0) await keep()
  return here
}
