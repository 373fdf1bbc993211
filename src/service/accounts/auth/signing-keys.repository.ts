import type { JWK } from 'jose'
import { sql } from 'kysely'
import type { Db } from '#service/db/client.ts'
import { newSigningKey, RETIRED_KEY_MINUTES } from './signing-key.ts'

export type StoredSigningKey = { readonly kid: string; readonly privateKey: JWK; readonly publicKey: JWK }

/** Keys that sign session tokens, shared by all nodes. */
export const signingKeysRepository = (db: Db) => ({
  /** Keys whose tokens are accepted, the signing one first; the first one is made where there is none. */
  async accepted(): Promise<StoredSigningKey[]> {
    const stored = await accepted(db)
    if (stored.length > 0) return stored
    await db
      .transaction()
      .setIsolationLevel('read committed')
      .execute(async (transaction) => {
        await sql`lock table signing_key in exclusive mode`.execute(transaction)
        if ((await accepted(transaction)).length === 0) await insert(transaction)
      })
    return accepted(db)
  },
  /** Signs with a new key from now on; the others are accepted until the last token they signed has expired. */
  async rotate(): Promise<string> {
    return db.transaction().execute(async (transaction) => {
      await sql`lock table signing_key in exclusive mode`.execute(transaction)
      await transaction
        .updateTable('signingKey')
        .set({ retiredAt: sql<Date>`now()` })
        .where('retiredAt', 'is', null)
        .execute()
      return insert(transaction)
    })
  },
})

export type SigningKeysRepository = ReturnType<typeof signingKeysRepository>

const accepted = (db: Db): Promise<StoredSigningKey[]> =>
  db
    .selectFrom('signingKey')
    .select(['kid', 'privateKey', 'publicKey'])
    .where((where) =>
      where.or([
        where('retiredAt', 'is', null),
        where('retiredAt', '>', sql<Date>`now() - make_interval(mins => ${RETIRED_KEY_MINUTES})`),
      ]),
    )
    .orderBy('retiredAt', (order) => order.desc().nullsFirst())
    .orderBy('createdAt', 'desc')
    .execute()

async function insert(db: Db): Promise<string> {
  const { kid, privateKey, publicKey } = await newSigningKey()
  await db
    .insertInto('signingKey')
    .values({ kid, privateKey: JSON.stringify(privateKey), publicKey: JSON.stringify(publicKey) })
    .execute()
  return kid
}
