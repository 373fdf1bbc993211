import { type Selectable, sql } from 'kysely'
import type { PriceInput } from '#contract/prices.ts'
import type { DbOrTransaction } from '#service/db/client.ts'
import type { OwnPriceTable } from '#service/db/tables/prices.ts'

/** A price as it is stored. */
export type PriceRow = Omit<Selectable<OwnPriceTable>, 'ownerId'>
/** A price to keep. */
export type KeptPrice = PriceInput & { readonly materialId: string }

const columns = ['materialId', 'amount', 'per', 'pricedOn', 'note', 'thickness', 'updatedAt'] as const

/** Prices of users. Every method takes the owner, so that no query can forget it. */
export const pricesRepository = (db: DbOrTransaction) => ({
  /** All of the owner's, by id of the material. */
  list: (ownerId: string): Promise<PriceRow[]> =>
    db.selectFrom('ownPrice').select(columns).where('ownerId', '=', ownerId).orderBy('materialId').execute(),

  async count(ownerId: string): Promise<number> {
    const { kept } = await db
      .selectFrom('ownPrice')
      .select(sql<number>`count(*)::int`.as('kept'))
      .where('ownerId', '=', ownerId)
      .executeTakeFirstOrThrow()
    return kept
  },

  find: (ownerId: string, materialId: string): Promise<PriceRow | undefined> =>
    db
      .selectFrom('ownPrice')
      .select(columns)
      .where('ownerId', '=', ownerId)
      .where('materialId', '=', materialId)
      .executeTakeFirst(),

  /** Keeps prices, each in the place of the one before it. */
  async keep(ownerId: string, prices: readonly KeptPrice[]): Promise<void> {
    if (prices.length === 0) return
    await db
      .insertInto('ownPrice')
      .values(
        prices.map(({ materialId, amount, per, on, note, thickness }) => ({
          ownerId,
          materialId,
          amount,
          per,
          pricedOn: on,
          note: note ?? null,
          thickness: thickness ?? null,
        })),
      )
      .onConflict((conflict) =>
        conflict.columns(['ownerId', 'materialId']).doUpdateSet(({ ref }) => ({
          amount: ref('excluded.amount'),
          per: ref('excluded.per'),
          pricedOn: ref('excluded.pricedOn'),
          note: ref('excluded.note'),
          thickness: ref('excluded.thickness'),
          updatedAt: sql<Date>`clock_timestamp()`,
        })),
      )
      .execute()
  },

  async remove(ownerId: string, materialId: string): Promise<void> {
    await db.deleteFrom('ownPrice').where('ownerId', '=', ownerId).where('materialId', '=', materialId).execute()
  },

  /** Rate that the owner's later costs are discounted by [1/a]; null: they are not. */
  async discountRate(ownerId: string): Promise<number | null> {
    const terms = await db
      .selectFrom('priceTerms')
      .select('discountRate')
      .where('ownerId', '=', ownerId)
      .executeTakeFirst()
    return terms?.discountRate ?? null
  },

  async keepTerms(ownerId: string, discountRate: number | null): Promise<void> {
    await db
      .insertInto('priceTerms')
      .values({ ownerId, discountRate })
      .onConflict((conflict) => conflict.column('ownerId').doUpdateSet({ discountRate }))
      .execute()
  },
})
