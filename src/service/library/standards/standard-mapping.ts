import type { ConstructionInput } from '#contract/constructions.ts'
import type { StandardContent, StandardItem } from '#contract/standard-constructions.ts'
import type { Assessor } from '#service/assessment/assessor.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import { nameIn } from '../access/construction-name.ts'
import type { StandardRow } from './standards.repository.ts'

type Person = { readonly userId: string; readonly name: string }

/** A person; null where there is none, which stands for the service itself. */
export const personOf = (userId: string | null, name: string | null): Person | null =>
  userId === null || name === null ? null : { userId, name }

const draftOf = (row: StandardRow): StandardItem['draft'] => {
  const own = row.draftOf !== null
  const id = own ? row.id : row.draftId
  const version = own ? row.version : row.draftVersion
  const updatedAt = own ? row.updatedAt : row.draftUpdatedAt
  const startedBy = own ? personOf(row.ownerId, row.starterName) : personOf(row.draftStarterId, row.draftStarterName)
  if (id === null || version === null || updatedAt === null || startedBy === null) return null
  return { constructionId: id, version, updatedAt: updatedAt.toISOString(), startedBy }
}

/** A row as administrators see it in the list. */
export function toStandardItem(row: StandardRow, locale: Locale, offered: readonly string[]): StandardItem {
  const state = row.draftOf !== null ? 'draft' : row.deletedAt === null ? 'published' : 'withdrawn'
  return {
    id: row.draftOf ?? row.id,
    state,
    type: row.type,
    code: row.code,
    name: nameIn(row, locale),
    thickness: row.thickness,
    uValue: row.uValue,
    mass: row.mass,
    gwp: row.gwp,
    penrt: row.penrt,
    complete: row.complete,
    section: row.section,
    version: state === 'draft' ? null : row.version,
    changedAt: (row.deletedAt ?? row.updatedAt).toISOString(),
    changedBy:
      state === 'draft' ? personOf(row.ownerId, row.starterName) : personOf(row.publishedBy, row.publisherName),
    draft: draftOf(row),
    updateOffered: state === 'published' && offered.includes(row.id),
  }
}

/** A content with its figures, computed now, so that versions can be compared with each other. */
export async function toStandardContent(
  assessor: Assessor,
  content: ConstructionInput,
  locale: Locale,
): Promise<StandardContent> {
  const given = { ...content, assessedWith: null }
  const materials = await assessor.materialsOf(given, locale)
  return {
    ...(await assessor.listFigures(given)),
    content,
    materials: materials.map(({ name, builtIn }) => [name, ...builtIn].join(' + ')),
  }
}
