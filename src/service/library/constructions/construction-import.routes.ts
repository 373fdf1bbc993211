import type { Handlers } from '#service/http/handlers.ts'
import type { ConstructionImportService } from './construction-import.service.ts'

/** Taking in constructions from files of other programs. */
export const constructionImportHandlers = (
  imports: ConstructionImportService,
): Pick<Handlers, 'importConstructions'> => ({
  importConstructions: async ({ caller, query: { locale }, body: sent, headers }) => ({
    body: await imports.takeIn(caller, sent, { locale, idempotencyKey: headers['idempotency-key'] }),
  }),
})
