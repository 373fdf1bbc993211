import type { Handlers } from '#service/http/handlers.ts'
import type { ConstructionListService } from './construction-lists.service.ts'

type Names =
  | 'listConstructions'
  | 'listSharedConstructions'
  | 'countConstructions'
  | 'countFacets'
  | 'listCustomTags'
  | 'listMostUsed'

/** Lists of constructions, their numbers, and the tags in use. */
export const constructionListHandlers = (lists: ConstructionListService): Pick<Handlers, Names> => ({
  async listConstructions({ caller, query: { ownership, ...asked } }) {
    const category = ownership ?? (asked.office === undefined ? 'standardAndCustom' : 'custom')
    const { items: body, ...paging } = await lists.list(caller, category, asked)
    return { body, ...paging }
  },
  async listSharedConstructions({ caller, query }) {
    const { items: body, ...paging } = await lists.shared(caller, query)
    return { body, ...paging }
  },
  countConstructions: async ({ caller, params: { ownershipCategory }, query: { office } }) => ({
    body: await lists.count(caller, ownershipCategory, office),
  }),
  countFacets: async ({ caller, query: { ownership = 'standardAndCustom', ...filters } }) => ({
    body: await lists.facets(caller, ownership, filters),
  }),
  listMostUsed: async ({ caller, params: { id }, query: { locale } }) => ({
    body: await lists.mostUsed(caller, id, locale),
  }),
  listCustomTags: async ({ caller, query: { office } }) => ({ body: await lists.customTags(caller, office) }),
})
