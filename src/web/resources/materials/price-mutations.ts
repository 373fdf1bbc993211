import { mutationOptions } from '@tanstack/react-query'
import type { PriceInput } from '#contract/prices.ts'
import { call } from '#web/lib/api-client.ts'
import { assessmentKeys, constructionKeys, materialKeys } from '../keys.ts'

/** Whatever tells cost. */
const changesPrices = { invalidates: [materialKeys.prices, assessmentKeys.all, constructionKeys.comparisons] }

/** Sets the price of a material or of what is built in. */
export const storePrice = mutationOptions({
  mutationFn: ({ materialId, price }: { readonly materialId: string; readonly price: PriceInput }) =>
    call('replacePrice', { params: { id: materialId }, body: price }),
  meta: changesPrices,
})

/** Forgets a price. */
export const deletePrice = mutationOptions({
  mutationFn: (materialId: string) => call('deletePrice', { params: { id: materialId } }),
  meta: changesPrices,
})

/** Sets the rate that later costs are discounted by [1/a]; null: they are not. */
export const storePriceTerms = mutationOptions({
  mutationFn: (discountRate: number | null) => call('replacePriceTerms', { body: { discountRate } }),
  meta: changesPrices,
})

/** Tells what is understood of a price list, and takes nothing. */
export const readPriceList = mutationOptions({
  mutationFn: (csv: string) => call('importPrices', { body: { csv, apply: 'nothing' } }),
})

/** Takes what is understood of a price list. */
export const takePriceList = mutationOptions({
  mutationFn: (csv: string) => call('importPrices', { body: { csv, apply: 'understood' } }),
  meta: changesPrices,
})
