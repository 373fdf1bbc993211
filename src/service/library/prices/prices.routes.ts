import { exportMediaTypes } from '#contract/interchange.ts'
import type { Handlers } from '#service/http/handlers.ts'
import type { PriceService } from './prices.service.ts'

type Names = 'listPrices' | 'replacePrice' | 'deletePrice' | 'replacePriceTerms' | 'importPrices' | 'exportPrices'

const fileName = { de_DE: 'Preise.csv', en_GB: 'prices.csv' } as const

/** The caller's own prices of materials. */
export const priceHandlers = (prices: PriceService): Pick<Handlers, Names> => ({
  listPrices: async ({ caller }) => ({ body: await prices.list(caller) }),
  replacePrice: async ({ caller, params: { id }, body }) => ({ body: await prices.replace(caller, id, body) }),
  async deletePrice({ caller, params: { id } }) {
    await prices.remove(caller, id)
    return {}
  },
  replacePriceTerms: async ({ caller, body }) => ({ body: await prices.replaceTerms(caller, body) }),
  importPrices: async ({ caller, body }) => ({ body: await prices.import(caller, body) }),
  exportPrices: async ({ caller, query: { locale } }) => ({
    file: { name: fileName[locale], mediaType: exportMediaTypes.csv, content: await prices.export(caller, locale) },
  }),
})
