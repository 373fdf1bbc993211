import type { Handlers } from '#service/http/handlers.ts'
import type { ExportService } from './export.service.ts'

/** A construction, or a comparison, as a file. */
export const exportHandlers = (exports: ExportService): Pick<Handlers, 'exportConstruction' | 'exportComparison'> => ({
  exportConstruction: async ({ caller, params, query }) => ({
    file: await exports.construction(caller, params, query),
  }),
  exportComparison: async ({ caller, query: { ids, ...asked } }) => ({
    file: await exports.comparison(caller, ids, asked),
  }),
})
