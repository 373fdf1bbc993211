import type { Handlers } from '#service/http/handlers.ts'
import type { QuestionService } from './questions.service.ts'

/** Questions over all constructions. */
export const questionHandlers = (questions: QuestionService): Pick<Handlers, 'queryConstructions'> => ({
  queryConstructions: async ({ caller, body, query: { locale } }) => ({
    body: await questions.ask(caller, body, locale),
  }),
})
