import { createHash } from 'node:crypto'
import type { DbOrTransaction } from '#service/db/client.ts'
import type { Prices } from '#vocabulary/prices.ts'
import { type PriceRow, pricesRepository } from './prices.repository.ts'

/** Stands for prices and rate: the same in the service and wherever else they are computed with. */
export const versionOfPrices = (rows: readonly PriceRow[], discountRate: number | null): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        discountRate,
        ...rows.map(({ materialId, amount, per, pricedOn, thickness }) => [
          materialId,
          amount,
          per,
          pricedOn,
          thickness,
        ]),
      ]),
    )
    .digest('base64url')
    .slice(0, 16)

/**
 * What figures of cost follow from, for one person. Nobody's figures follow from another's prices.
 *
 * @returns undefined where there are none
 */
export async function pricesOf(db: DbOrTransaction, ownerId: string): Promise<Prices | undefined> {
  const prices = pricesRepository(db)
  const rows = await prices.list(ownerId)
  if (rows.length === 0) return undefined
  const discountRate = await prices.discountRate(ownerId)
  return {
    byId: new Map(
      rows.map(({ materialId, amount, per, pricedOn: on, thickness }) => [
        materialId,
        { amount, per, on, ...(thickness !== null && { thickness }) },
      ]),
    ),
    discountRate,
    version: versionOfPrices(rows, discountRate),
  }
}
