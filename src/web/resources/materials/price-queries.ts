import { queryOptions } from '@tanstack/react-query'
import { call, receiveFile } from '#web/lib/api-client.ts'
import { currentLocale } from '#web/lib/i18n/locale.ts'
import { materialKeys } from '../keys.ts'
import { MINUTES } from '../reading.ts'

/** The user's own prices, all of them, and the rate that later costs are discounted by. */
export const pricesQuery = queryOptions({
  queryKey: materialKeys.prices,
  queryFn: ({ signal }) => call('listPrices', {}, signal),
  staleTime: 5 * MINUTES,
})

/** How many there are. */
export const priceCountQuery = queryOptions({
  queryKey: [...materialKeys.prices, 'count'],
  queryFn: async ({ client }) => (await client.fetchQuery(pricesQuery)).prices.length,
})

/** All of them as a table to change and take in again. */
export const receivePrices = () => receiveFile('exportPrices', { query: { locale: currentLocale() } })
