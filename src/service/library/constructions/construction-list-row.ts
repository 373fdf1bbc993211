import type { ConstructionListItem } from '#contract/constructions.ts'
import type { Assessor } from '#service/assessment/assessor.ts'
import type { ConstructionTable } from '#service/db/schema.ts'
import type { Locale, Permission } from '#vocabulary/constructions.ts'
import { nameIn } from '../access/construction-name.ts'
import type { ListMarks } from '../access/list-marks.repository.ts'
import { ownerOf } from '../access/owner.repository.ts'
import { balanceOf } from './common-basis.ts'
import type { ConstructionRow } from './construction-row.ts'

/** Columns a list shows. */
export const listColumns = [
  'id',
  'ownerId',
  'ownership',
  'type',
  'locale',
  'code',
  'name',
  'description',
  'translations',
  'tags',
  'thickness',
  'uValue',
  'mass',
  'gwp',
  'penrt',
  'complete',
  'release',
  'assessedWith',
  'settings',
  'section',
  'updatedAt',
] as const satisfies readonly (keyof ConstructionTable)[]

export type ListRow = Pick<ConstructionRow, (typeof listColumns)[number] | 'ownerName' | 'ownerKind' | 'shared'> &
  ListMarks

/** The release that the figures of a row are of; null: the default one. */
function releaseShown({ release, assessedWith }: ListRow, assessor: Assessor): string | null {
  const pinned = assessedWith?.release ?? null
  return release ?? (pinned === assessor.release(undefined).id ? null : pinned)
}

type Shown = {
  readonly permission: Permission
  readonly locale: Locale
  readonly assessor: Assessor
}

/** A row as ConstructionListItemDto, name and description in the locale where they are translated. */
export const toListItem = (row: ListRow, { permission, locale, assessor }: Shown): ConstructionListItem => ({
  id: row.id,
  ownership: row.ownership,
  type: row.type,
  code: row.code,
  name: nameIn(row, locale),
  description: (locale === row.locale ? undefined : row.translations[locale]?.description) ?? row.description,
  tags: row.tags,
  owner: ownerOf(row),
  permission,
  thickness: row.thickness,
  uValue: row.uValue,
  mass: row.mass,
  gwp: row.gwp,
  penrt: row.penrt,
  complete: row.complete,
  release: releaseShown(row, assessor),
  balance: balanceOf(row.settings ?? {}),
  newerData: assessor.isOutdated(row.assessedWith, row.release),
  origin: row.origin,
  officeStandard: row.officeStandard,
  section: row.section,
  updatedAt: row.updatedAt.toISOString(),
})
