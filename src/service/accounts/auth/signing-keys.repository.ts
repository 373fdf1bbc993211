import type { JWK } from 'jose'
import { sql } from 'kysely'
import type { Db } from '#service/db/client.ts'
import type { Secret } from '#service/secret.ts'
import { keyVault } from './key-vault.ts'
import { newSigningKey, RETIRED_KEY_MINUTES } from './signing-key.ts'

export type StoredSigningKey = { readonly kid: string; readonly privateKey: JWK; readonly publicKey: JWK }

/**
 * Keys that sign session tokens, shared by all nodes.
 *
 * @param secret - seals the private keys; they lie readable where there is none
 */
export function signingKeysRepository(db: Db, secret?: Secret) {
  const vault = keyVault(secret)
  const opened = (stored: Awaited<ReturnType<typeof accepted>>): Promise<StoredSigningKey[]> =>
    Promise.all(stored.map(async (key) => ({ ...key, privateKey: await vault.open(key.privateKey) })))
  const insert = async (transaction: Db): Promise<string> => {
    const { kid, privateKey, publicKey } = await newSigningKey()
    const sealed = await vault.seal(privateKey)
    await transaction
      .insertInto('signingKey')
      .values({ kid, privateKey: JSON.stringify(sealed), publicKey: JSON.stringify(publicKey) })
      .execute()
    return kid
  }
  return {
    /** Keys whose tokens are accepted, the signing one first; the first one is made where there is none. */
    async accepted(): Promise<StoredSigningKey[]> {
      const stored = await accepted(db)
      if (stored.length > 0) return opened(stored)
      await db
        .transaction()
        .setIsolationLevel('read committed')
        .execute(async (transaction) => {
          await sql`lock table signing_key in exclusive mode`.execute(transaction)
          if ((await accepted(transaction)).length === 0) await insert(transaction)
        })
      return opened(await accepted(db))
    },
    /**
     * Signs with a new key from now on.
     *
     * @param atOnce - whether the others are good for nothing from now on; else until the last token they signed has expired
     */
    async rotate({ atOnce = false } = {}): Promise<string> {
      return db.transaction().execute(async (transaction) => {
        await sql`lock table signing_key in exclusive mode`.execute(transaction)
        await transaction
          .updateTable('signingKey')
          .set({ retiredAt: atOnce ? sql<Date>`'-infinity'::timestamptz` : sql<Date>`now()` })
          .$if(!atOnce, (update) => update.where('retiredAt', 'is', null))
          .execute()
        return insert(transaction)
      })
    },
  }
}

export type SigningKeysRepository = ReturnType<typeof signingKeysRepository>

const accepted = (db: Db) =>
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
