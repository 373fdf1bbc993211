import type { Insertable, Selectable } from 'kysely'
import type { AssessedWith, Construction, ConstructionInput, ConstructionLayer } from '#contract/constructions.ts'
import type { AssessmentSettings } from '#contract/settings.ts'
import type { Assessor } from '#service/assessment/assessor.ts'
import type { Facts } from '#service/assessment/facts.ts'
import type { ListFigures } from '#service/assessment/list-figures.ts'
import type { ConstructionTable } from '#service/db/schema.ts'
import { searchable } from '#service/search-text.ts'
import type { Locale, Permission } from '#vocabulary/constructions.ts'
import { folded } from '#vocabulary/folded.ts'
import type { Settings } from '#vocabulary/settings.ts'
import { nameIn } from '../access/construction-name.ts'
import { type OwnerColumns, ownerOf } from '../access/owner.repository.ts'

/** A stored construction with whose it is, and what a share or the role in the office gives the caller. */
export type ConstructionRow = Selectable<ConstructionTable> &
  OwnerColumns & {
    readonly shared: Permission | null
  }

/** Columns that a caller decides. */
export type DraftColumns = Pick<
  Insertable<ConstructionTable>,
  | 'type'
  | 'locale'
  | 'code'
  | 'name'
  | 'description'
  | 'translations'
  | 'tags'
  | 'release'
  | 'searchText'
  | 'sortNameDe'
  | 'sortNameEn'
> & {
  /** As JSON; null where nothing is set. */
  readonly settings: string | null
} & { readonly layers: ConstructionLayer[] }

/** A row as it is written: its layers are kept as JSON. */
export const stored = <Columns extends { readonly layers: readonly ConstructionLayer[] }>(columns: Columns) => ({
  ...columns,
  layers: JSON.stringify(columns.layers),
})

/** Settings as a column: null where nothing is set. */
const storedSettings = (settings: ConstructionInput['settings']): string | null =>
  settings && Object.values(settings).some((value) => value !== undefined) ? JSON.stringify(settings) : null

/** Columns of what a caller sent; `locale` is that of the query. */
export function draftColumns(input: ConstructionInput, queryLocale: Locale): DraftColumns {
  const locale = input.locale ?? queryLocale
  const translations: Construction['translations'] = { ...input.translations }
  delete translations[locale]
  const tags = [...new Set(input.tags ?? [])]
  const named = { locale, name: input.name, translations }
  const texts = Object.values(translations).flatMap(({ name, description = '' }) => [name, description])
  return {
    type: input.type,
    locale,
    code: input.code ?? null,
    name: input.name,
    description: input.description ?? '',
    translations: JSON.stringify(translations),
    tags,
    release: input.release ?? null,
    layers: input.layers,
    settings: storedSettings(input.settings),
    searchText: searchable([input.code ?? '', input.name, input.description ?? '', ...texts, ...tags]),
    sortNameDe: folded(nameIn(named, 'de_DE')),
    sortNameEn: folded(nameIn(named, 'en_GB')),
  }
}

/** Columns of the stored figures. */
export const figureColumns = ({ section, facts, ...figures }: ListFigures & Facts, figuresVersion: string) => ({
  ...figures,
  facts: [...facts],
  section: JSON.stringify(section),
  figuresVersion,
})

/** The list as the contract takes it: not read-only. */
const settingsOf = ({ measure, ...settings }: Settings): AssessmentSettings => ({
  ...settings,
  ...(measure && { measure: [...measure] }),
})

/** What its maker decided of a stored construction: what a client would send to make it again. */
export const contentOf = (
  row: Pick<
    ConstructionRow,
    'type' | 'locale' | 'code' | 'name' | 'description' | 'translations' | 'tags' | 'release' | 'layers' | 'settings'
  >,
) => ({
  type: row.type,
  locale: row.locale,
  ...(row.code !== null && { code: row.code }),
  name: row.name,
  description: row.description,
  translations: row.translations,
  tags: row.tags,
  ...(row.release !== null && { release: row.release }),
  layers: row.layers,
  ...(row.settings && { settings: settingsOf(row.settings) }),
})

/** As it is stored, field by field: what is stored may be of an older form. */
const assessedWithOf = ({ release, at, datasets }: AssessedWith): AssessedWith => ({
  release,
  at,
  datasets: [...datasets],
})

/** A row as ConstructionDto. */
export const toConstruction = (
  row: ConstructionRow,
  { permission, assessor }: { permission: Permission; assessor: Assessor },
): Construction => ({
  id: row.id,
  ownership: row.ownership,
  ...contentOf(row),
  owner: ownerOf(row),
  permission,
  version: row.version,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  ...(row.assessedWith && { assessedWith: assessedWithOf(row.assessedWith) }),
  newerData: assessor.isOutdated(row.assessedWith, row.release),
  ...(row.draftOf !== null && { draftOf: row.draftOf }),
})
