import type { OwnMaterialInput } from '#contract/own-materials.ts'
import type { ArchiveFolders } from '#interchange/archive/read-archive.ts'
import { newOwnMaterialId } from '#service/assessment/own-material.ts'
import { unhurried } from '#service/breath.ts'
import { ownMaterialsRepository } from '../own-materials/own-materials.repository.ts'
import { archiveRepository } from './archive.repository.ts'
import { readMaterialFile } from './archived-files.ts'
import { materialKey } from './content-key.ts'
import { add, type ImportContext, type Report, valueOf } from './import-context.ts'

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
export async function takeMaterials(files: ArchiveFolders, context: ImportContext, report: Report) {
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
