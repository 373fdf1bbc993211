import type { Handlers } from '#service/http/handlers.ts'
import type { BulkService } from './bulk.service.ts'

type Names = 'previewBulkChange' | 'startBulkChange' | 'listBulkChanges' | 'readBulkChange' | 'undoBulkChange'

/** Changes of many constructions at once. */
export const bulkHandlers = (bulk: BulkService): Pick<Handlers, Names> => ({
  previewBulkChange: async ({ caller, body, query: { locale } }) => ({
    body: await bulk.preview(caller, { ...body, locale }),
  }),
  startBulkChange: async ({ caller, body: { items, change } }) => ({ body: await bulk.start(caller, items, change) }),
  listBulkChanges: async ({ caller }) => ({ body: await bulk.list(caller) }),
  readBulkChange: async ({ caller, params: { id } }) => ({ body: await bulk.read(caller, id) }),
  undoBulkChange: async ({ caller, params: { id } }) => ({ body: await bulk.undo(caller, id) }),
})
