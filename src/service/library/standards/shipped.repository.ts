import { sql } from 'kysely'
import type { DbOrTransaction } from '#service/db/client.ts'
import type { ShippedLibrary } from './shipped-library.ts'

/** Owner of what came with the service; nobody can sign in as it. */
export const SERVICE_ACCOUNT = '0192a000-0000-7000-8000-000000000001'

/** Which shipped constructions were taken up. */
export function shippedRepository(db: DbOrTransaction) {
  const fingerprints = async (): Promise<ReadonlyMap<string, string>> => {
    const rows = await db.selectFrom('standardShipped').select(['constructionId', 'fingerprint']).execute()
    return new Map(rows.map((row) => [row.constructionId, row.fingerprint]))
  }
  return {
    fingerprints,

    /** Ids whose shipped content is newer than what was last taken up or answered. */
    async offered(library: ShippedLibrary): Promise<readonly string[]> {
      const known = await fingerprints()
      return [...library.values()].flatMap((shipped) => {
        const last = known.get(shipped.id)
        return last === undefined || last === shipped.fingerprint ? [] : [shipped.id]
      })
    },

    async answer(constructionId: string, fingerprint: string): Promise<void> {
      await db
        .insertInto('standardShipped')
        .values({ constructionId, fingerprint })
        .onConflict((found) =>
          found.column('constructionId').doUpdateSet({ fingerprint, answeredAt: sql<Date>`now()` }),
        )
        .execute()
    },

    /** One node at a time until the transaction ends. */
    async takeTurn(): Promise<void> {
      await sql`select pg_advisory_xact_lock(hashtext('aufbau.standard_shipped'))`.execute(db)
    },

    async provideOwner(): Promise<void> {
      await db
        .insertInto('account')
        .values({
          id: SERVICE_ACCOUNT,
          email: 'standard@aufbau.invalid',
          name: 'Aufbau',
          locale: 'de_DE',
          status: 'disabled',
          policies: [],
        })
        .onConflict((found) => found.doNothing())
        .execute()
    },
  }
}
