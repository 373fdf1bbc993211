import { sql } from 'kysely'
import type { DbOrTransaction } from '#service/db/client.ts'

/** Whether an owner is an office that does without links; a person never is. */
export async function forbidsLinks(db: DbOrTransaction, ownerId: string): Promise<boolean> {
  const found = await db.selectFrom('office').select('linksForbidden').where('id', '=', ownerId).executeTakeFirst()
  return found?.linksForbidden ?? false
}

/** For a query that is joined with `office`: the owner does not do without links. */
export const allowsLinks = sql<boolean>`office.links_forbidden is not true`
