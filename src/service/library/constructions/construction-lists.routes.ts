import type { Caller, Handlers } from '#service/http/handlers.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import { constructionFacetsRepository } from './construction-facets.repository.ts'
import { constructionListRepository } from './construction-list.repository.ts'
import { type ListRow, toListItem } from './construction-row.ts'
import type { ConstructionArea } from './constructions.routes.ts'

type Names = 'listConstructions' | 'listSharedConstructions' | 'countConstructions' | 'countFacets' | 'listCustomTags'

const byLanguage = new Intl.Collator('de')

/** Lists of constructions, their numbers, and the tags in use. */
export function constructionListHandlers({ db, policy, assessor }: ConstructionArea): Pick<Handlers, Names> {
  const lists = constructionListRepository(db)
  const facets = constructionFacetsRepository(db)
  const shown = (caller: Caller, rows: readonly ListRow[], locale: Locale) =>
    rows.map((row) => toListItem(row, { permission: policy.permissionOf(caller, row), locale, assessor }))
  return {
    async listConstructions({ caller, query: { ownership = 'standardAndCustom', ...asked } }) {
      const { rows, total } = await lists.visible(caller, ownership, asked)
      return { body: shown(caller, rows, asked.locale), total }
    },
    async listSharedConstructions({ caller, query }) {
      const { rows, total } = await lists.shared(caller, query)
      return { body: shown(caller, rows, query.locale), total }
    },
    async countConstructions({ caller, params: { ownershipCategory } }) {
      return { body: await lists.count(caller, ownershipCategory) }
    },
    async countFacets({ caller, query: { ownership = 'standardAndCustom', ...filters } }) {
      return { body: await facets.count(caller, ownership, filters) }
    },
    async listCustomTags({ caller }) {
      return { body: (await lists.customTags(caller)).toSorted(byLanguage.compare) }
    },
  }
}
