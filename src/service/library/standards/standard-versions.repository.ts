import { sql } from 'kysely'
import type { DbOrTransaction } from '#service/db/client.ts'
import { contentOf } from '../constructions/construction-row.ts'

/** The published versions of standard constructions. What is kept is never changed again. */
export function standardVersionsRepository(db: DbOrTransaction) {
  return {
    /** Keeps what the construction holds now as its present version. @param by - account; null: came with the service */
    async keep(id: string, { note, by }: { note: string | null; by: string | null }): Promise<void> {
      const row = await db.selectFrom('construction').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
      await db
        .insertInto('standardVersion')
        .values({
          constructionId: id,
          version: row.version,
          content: JSON.stringify(contentOf(row)),
          note,
          publishedBy: by,
          publishedAt: row.updatedAt,
        })
        .execute()
    },

    /** One page, newest first, with who published each, and how many there are. */
    async list(id: string, { offset, limit }: { offset: number; limit: number }) {
      const versions = db.selectFrom('standardVersion').where('constructionId', '=', id)
      const rows = await versions
        .leftJoin('account', 'account.id', 'standardVersion.publishedBy')
        .selectAll('standardVersion')
        .select('account.name as publisherName')
        .orderBy('version', 'desc')
        .offset(offset)
        .limit(limit)
        .execute()
      const { total } = await versions.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow()
      return { rows, total }
    },

    find: (id: string, version: number) =>
      db
        .selectFrom('standardVersion')
        .select(['content', 'publishedBy'])
        .where('constructionId', '=', id)
        .where('version', '=', version)
        .executeTakeFirst(),

    /** Highest number that was ever published under the id; 0 before the first. */
    async last(id: string): Promise<number> {
      const { last } = await db
        .selectFrom('standardVersion')
        .where('constructionId', '=', id)
        .select(sql<number>`coalesce(max(version), 0)`.as('last'))
        .executeTakeFirstOrThrow()
      return last
    },
  }
}
