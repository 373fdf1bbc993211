import type { ColumnType } from 'kysely'
import type { PriceUnit } from '#vocabulary/prices.ts'

/** A net price of a user's own, for a material or for what is built in. */
export type OwnPriceTable = {
  ownerId: string
  materialId: string
  amount: number
  per: PriceUnit
  /** ISO date. */
  pricedOn: string
  note: string | null
  /** That a price per m² holds for [m]; null: any. */
  thickness: number | null
  updatedAt: ColumnType<Date, Date | undefined, Date>
}

export type PriceTables = { ownPrice: OwnPriceTable; priceTerms: { ownerId: string; discountRate: number | null } }
