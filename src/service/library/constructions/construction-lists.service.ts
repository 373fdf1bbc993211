import type { ConstructionListItem } from '#contract/constructions.ts'
import { MOST_USED } from '#contract/offices.ts'
import type { Caller } from '#service/caller.ts'
import type { Locale, OwnershipCategory } from '#vocabulary/constructions.ts'
import type { Filters } from '../access/construction-matches.repository.ts'
import { officeRoleOf } from '../access/office-roles.repository.ts'
import type { ConstructionArea } from './construction-area.ts'
import { constructionFacetsRepository } from './construction-facets.repository.ts'
import { constructionListRepository, type ListQuery } from './construction-list.repository.ts'
import { type ListRow, toListItem } from './construction-list-row.ts'
import { mostUsed } from './most-used.repository.ts'

/** One page, how many there are on all of them, or at least, and the cursor of the next one. */
type Page = { readonly items: ConstructionListItem[] } & Paging
type Paging = { readonly total: number; readonly isLowerBound: boolean; readonly next: string | undefined }

const byLanguage = new Intl.Collator('de')

/** Lists of constructions that the caller may see, their numbers, and the tags in use. */
export function constructionListService({ db, policy, assessor }: ConstructionArea) {
  const lists = constructionListRepository(db)
  const facets = constructionFacetsRepository(db)
  const requireMember = async (caller: Caller, office: string | undefined) => {
    if (office !== undefined) await officeRoleOf(db, caller, office)
  }
  const page = (
    caller: Caller,
    locale: Locale,
    { rows, ...paging }: { readonly rows: readonly ListRow[] } & Paging,
  ): Page => ({
    items: rows.map((row) => toListItem(row, { permission: policy.permissionOf(caller, row), locale, assessor })),
    ...paging,
  })
  return {
    /** @throws {ServiceError} `notFound` for an office that the caller is no member of, as all of these */
    async list(caller: Caller, category: OwnershipCategory, asked: ListQuery) {
      await requireMember(caller, asked.office)
      return page(caller, asked.locale, await lists.visible(caller, category, asked))
    },
    /** What others have shared with the caller. */
    shared: async (caller: Caller, asked: ListQuery) => page(caller, asked.locale, await lists.shared(caller, asked)),
    async count(caller: Caller, category: OwnershipCategory, office: string | undefined) {
      await requireMember(caller, office)
      return lists.count(caller, category, office)
    },
    async facets(
      caller: Caller,
      category: OwnershipCategory | 'shared',
      filters: Filters & { readonly office?: string | undefined },
    ) {
      await requireMember(caller, filters.office)
      return facets.count(caller, category, filters)
    },
    /** Constructions of an office that most projects hold, with how many do. */
    async mostUsed(caller: Caller, office: string, locale: Locale) {
      await requireMember(caller, office)
      const rows = await mostUsed(db, caller, office, MOST_USED)
      return rows.map(({ projects, version, ...row }) => ({
        construction: toListItem(row, { permission: policy.permissionOf(caller, row), locale, assessor }),
        version,
        projects,
      }))
    },
    /** In the order of the language. */
    async customTags(caller: Caller, office: string | undefined) {
      await requireMember(caller, office)
      return (await lists.customTags(caller, office)).toSorted(byLanguage.compare)
    },
  }
}
export type ConstructionListService = ReturnType<typeof constructionListService>
