import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { PriceList } from '#contract/prices.ts'
import type { Prices } from '#vocabulary/prices.ts'
import { call, receiveFile } from '#web/lib/api-client.ts'
import { currentLocale } from '#web/lib/i18n/locale.ts'
import { materialKeys } from '../keys.ts'
import { MINUTES } from '../reading.ts'

/** The user's own prices, all of them, and the rate that later costs are discounted by. */
export const pricesQuery = queryOptions({
  queryKey: materialKeys.prices,
  queryFn: ({ signal }) => call('listPrices', {}, signal),
  staleTime: 5 * MINUTES,
  retry: false,
})

const toPrices = ({ prices, discountRate, version }: PriceList): Prices => ({
  byId: new Map(
    prices.map(({ materialId, amount, per, on, thickness }) => [materialId, { amount, per, on, thickness }]),
  ),
  discountRate,
  version,
})

/** The same to compute with; undefined where there are none. Never rejects: what is not to be had now is as it was. */
export async function ownPrices(client: QueryClient): Promise<Prices | undefined> {
  const list = await client.fetchQuery(pricesQuery).catch(() => client.getQueryData(pricesQuery.queryKey))
  return list && list.prices.length > 0 ? toPrices(list) : undefined
}

/** The same as a question that screens ask; null where there are none. */
export const ownPricesQuery = queryOptions({
  queryKey: [...materialKeys.prices, 'own'],
  queryFn: async ({ client }) => (await ownPrices(client)) ?? null,
})

/** How many there are. */
export const priceCountQuery = queryOptions({
  queryKey: [...materialKeys.prices, 'count'],
  queryFn: async ({ client }) => (await client.fetchQuery(pricesQuery)).prices.length,
})

/** All of them as a table to change and take in again. */
export const receivePrices = () => receiveFile('exportPrices', { query: { locale: currentLocale() } })
