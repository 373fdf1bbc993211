import type { Handlers } from '#service/http/handlers.ts'
import type { QuestionService } from './questions.service.ts'
import type { SavedQueryService } from './saved-queries.service.ts'

type Names = 'queryConstructions' | 'listSavedQueries' | 'saveQuery' | 'removeSavedQuery'

/** Questions over all constructions, and those that are saved. */
export const questionHandlers = (questions: QuestionService, saved: SavedQueryService): Pick<Handlers, Names> => ({
  queryConstructions: async ({ caller, body, query: { locale } }) => ({
    body: await questions.ask(caller, body, locale),
  }),
  listSavedQueries: async ({ caller }) => ({ body: await saved.list(caller) }),
  saveQuery: async ({ caller, body }) => ({ body: await saved.save(caller, body) }),
  async removeSavedQuery({ caller, params: { id } }) {
    await saved.remove(caller, id)
    return {}
  },
})
