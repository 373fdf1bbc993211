import type { Handlers } from '#service/http/handlers.ts'
import type { ConstructionListService } from './construction-lists.service.ts'

type Names = 'listConstructions' | 'listSharedConstructions' | 'countConstructions' | 'countFacets' | 'listCustomTags'

/** Lists of constructions, their numbers, and the tags in use. */
export const constructionListHandlers = (lists: ConstructionListService): Pick<Handlers, Names> => ({
  async listConstructions({ caller, query: { ownership = 'standardAndCustom', ...asked } }) {
    const { items: body, ...paging } = await lists.list(caller, ownership, asked)
    return { body, ...paging }
  },
  async listSharedConstructions({ caller, query }) {
    const { items: body, ...paging } = await lists.shared(caller, query)
    return { body, ...paging }
  },
  countConstructions: async ({ caller, params: { ownershipCategory } }) => ({
    body: await lists.count(caller, ownershipCategory),
  }),
  countFacets: async ({ caller, query: { ownership = 'standardAndCustom', ...filters } }) => ({
    body: await lists.facets(caller, ownership, filters),
  }),
  listCustomTags: async ({ caller }) => ({ body: await lists.customTags(caller) }),
})
