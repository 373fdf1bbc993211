import type { Handlers } from '#service/http/handlers.ts'
import type { ComparisonService } from './comparison.service.ts'

/** Comparing constructions side by side. */
export const comparisonHandlers = (comparison: ComparisonService): Pick<Handlers, 'compareConstructions'> => ({
  compareConstructions: async ({ caller, body: ids, query }) => ({
    body: await comparison.compare(caller, ids, query),
  }),
})
