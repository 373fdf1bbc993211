import { archiveName, MANIFEST, manifestOf, OVERVIEW } from '#interchange/archive/archive-format.ts'
import { MOST_ENTRIES, type PackedFile } from '#interchange/archive/write-zip.ts'
import { csvLines } from '#interchange/csv/csv.ts'
import type { Cell } from '#interchange/tables/table.ts'
import { wordsOf } from '#interchange/tables/words.ts'
import type { Assessor } from '#service/assessment/assessor.ts'
import type { Db } from '#service/db/client.ts'
import { ServiceError } from '#service/service-error.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import { type FigureKey, unitOfFigure } from '#vocabulary/figures.ts'
import { nameIn } from '../access/construction-name.ts'
import { type ConstructionRow, toConstruction } from '../constructions/construction-row.ts'
import type { OwnMaterialRow } from '../own-materials/own-materials.repository.ts'
import { type ArchivedProject, archiveRepository } from './archive.repository.ts'

/** Files beside those of constructions and shares: manifest and overview. */
const OTHER_FILES = 2
const BYTE_ORDER_MARK = '\ufeff'

const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`

/** A material of a user as a file holds it. */
export const materialFile = ({ id, content, version, createdAt, updatedAt }: OwnMaterialRow) => ({
  ...content,
  id,
  version,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
})

/** A project as a file holds it: its document, with what it was assessed with. */
const projectFile = ({ document, id, version, archived, assessedWith, createdAt, updatedAt }: ArchivedProject) => ({
  ...document,
  id,
  version,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
  archived,
  ...(assessedWith && { assessedWith }),
})

/** Figures of the overview, as rows hold them. */
const overviewFigures = ['thickness', 'uValue', 'mass', 'gwp', 'penrt'] as const satisfies readonly FigureKey[]

function overviewHead(locale: Locale): string {
  const { word, figureName } = wordsOf(locale)
  const head = [
    word('code'),
    word('name'),
    word('type'),
    word('description'),
    word('tags'),
    word('release'),
    ...overviewFigures.map((key) => `${figureName(key)} [${unitOfFigure(key)}]`),
    word('complete'),
    word('updatedAt'),
    'Id',
  ]
  return BYTE_ORDER_MARK + csvLines([head], locale)
}

function overviewLine(row: ConstructionRow, locale: Locale): string {
  const { word, typeName } = wordsOf(locale)
  const cells: Cell[] = [
    row.code ?? '',
    nameIn(row, locale),
    typeName(row.type),
    row.description,
    row.tags.join(', '),
    row.assessedWith?.release ?? row.release ?? '',
    ...overviewFigures.map((key) => row[key]),
    row.complete ? word('yes') : word('lowerBound'),
    row.updatedAt.toISOString(),
    row.id,
  ]
  return csvLines([cells], locale)
}

/** Files of the archive of a user's own library, read while they are packed; the manifest is the last. */
export async function* archiveFiles(
  { db, assessor }: { db: Db; assessor: Assessor },
  ownerId: string,
  locale: Locale,
): AsyncGenerator<PackedFile> {
  const library = archiveRepository(db, ownerId)
  const counts = { constructions: 0, materials: 0, shares: 0, projects: 0 }
  const overview = [overviewHead(locale)]
  for await (const page of library.materials()) {
    for (const row of page) yield { name: archiveName('materials', row.id), content: json(materialFile(row)) }
    counts.materials += page.length
  }
  for await (const page of library.constructions()) {
    const shares = Map.groupBy(await library.sharesOf(page.map(({ id }) => id)), ({ constructionId }) => constructionId)
    for (const row of page) {
      yield {
        name: archiveName('constructions', row.id),
        content: json(toConstruction(row, { permission: 'owner', assessor })),
      }
      overview.push(overviewLine(row, locale))
      const given = shares.get(row.id)
      if (given) {
        const listed = given.map(({ email, permission }) => ({ email, permission }))
        yield { name: archiveName('shares', row.id), content: json({ constructionId: row.id, shares: listed }) }
        counts.shares += 1
      }
    }
    counts.constructions += page.length
  }
  for await (const page of library.projects()) {
    for (const row of page) yield { name: archiveName('projects', row.id), content: JSON.stringify(projectFile(row)) }
    counts.projects += page.length
  }
  yield { name: OVERVIEW, content: overview.join('') }
  yield { name: MANIFEST, content: json(manifestOf(new Date(), counts)) }
}

/** Refuses a library of more files than an archive can hold. @throws {ServiceError} `conflict` */
export async function checkArchivable(db: Db, ownerId: string): Promise<void> {
  const most = (MOST_ENTRIES - OTHER_FILES) / 3
  if ((await archiveRepository(db, ownerId).countConstructions()) > most)
    throw new ServiceError('conflict', 'more constructions than an archive holds', { why: 'tooManyForArchive' })
}
