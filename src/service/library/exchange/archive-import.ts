import type { ImportReport } from '#contract/interchange.ts'
import type { ArchiveFile, ArchiveFolders } from '#interchange/archive/read-archive.ts'
import { unhurried } from '#service/breath.ts'
import type { Refusal } from '#service/service-error.ts'
import { type Read, readConstructionFile, readMaterialFile, readProjectFile } from './archived-files.ts'
import { takeConstructions } from './import-constructions.ts'
import { ENOUGH, type ImportContext, type Report } from './import-context.ts'
import { takeMaterials } from './import-materials.ts'
import { takeProjects } from './import-projects.ts'
import { fileRejected, placeIn } from './incoming-file.ts'

const refusalsIn = ({ name }: ArchiveFile, read: Read<unknown>): Refusal[] =>
  'refusals' in read ? read.refusals.map((one) => ({ ...one, path: placeIn(name, one.path) })) : []

/** Refuses files that are not what they should be. @throws {ServiceError} `fileRejected` */
export async function checkFiles(files: ArchiveFolders): Promise<void> {
  const refusals: Refusal[] = []
  for (const [folder, read] of [
    ['materials', readMaterialFile],
    ['constructions', readConstructionFile],
    ['projects', readProjectFile],
  ] as const)
    for await (const file of unhurried(files(folder))) {
      refusals.push(...refusalsIn(file, read(file.value)))
      if (refusals.length >= ENOUGH) throw fileRejected(refusals)
    }
  if (refusals.length > 0) throw fileRejected(refusals)
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
    projects: { created: [], skipped: [] },
    notes: [],
  }
  const materials = await takeMaterials(files, context, report)
  const constructions = await takeConstructions(files, context, materials, report)
  await takeProjects(files, context, { materials, constructions }, report)
  for (const { name: file } of files('shares')) report.notes.push({ file, code: 'sharesNotGiven' })
  return report
}
