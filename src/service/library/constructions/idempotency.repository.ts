import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { DbOrTransaction } from '#service/db/client.ts'
import { refused, ServiceError } from '#service/service-error.ts'

const HOURS = 24

/** A key of a caller, with the fingerprint of the request it came with. */
export type IdempotencyKey = { readonly ownerId: string; readonly key: string; readonly requestHash: string }

/**
 * The key of a request.
 *
 * @param request - what makes it the same request: operation, parameters, body
 * @throws {ServiceError} `invalidRequest` for a key of more than 255 characters
 */
export function idempotencyKey(ownerId: string, key: string | undefined, request: unknown): IdempotencyKey | undefined {
  if (key === undefined || key === '') return undefined
  if (key.length > 255) throw refused('header.Idempotency-Key', 'tooLong', { maximum: 255 })
  return { ownerId, key, requestHash: createHash('sha256').update(JSON.stringify(request)).digest('hex') }
}

/** First answers by idempotency key, kept for 24 hours. */
export const idempotencyRepository = (db: DbOrTransaction) => ({
  /**
   * The id of what the first request with the key created; undefined where there was none.
   *
   * @throws {ServiceError} `idempotencyKeyReused` where it was another request
   */
  async find<Reply>({ ownerId, key, requestHash }: IdempotencyKey): Promise<Reply | undefined> {
    const row = await db
      .selectFrom('idempotencyKey')
      .select(['requestHash', 'reply'])
      .where('ownerId', '=', ownerId)
      .where('key', '=', key)
      .where(sql<boolean>`created_at > now() - make_interval(hours => ${sql.lit(HOURS)})`)
      .executeTakeFirst()
    if (row && row.requestHash !== requestHash) throw new ServiceError('idempotencyKeyReused')
    return row?.reply as Reply | undefined
  },

  /** Keeps the first answer; a key that is over 24 hours old counts anew. */
  async keep({ ownerId, key, requestHash }: IdempotencyKey, constructionId: string, reply: object): Promise<void> {
    await db.deleteFrom('idempotencyKey').where('ownerId', '=', ownerId).where('key', '=', key).execute()
    await db
      .insertInto('idempotencyKey')
      .values({ ownerId, key, requestHash, constructionId, reply: JSON.stringify(reply) })
      .execute()
  },

  /** Forgets what is over 24 hours old. */
  async purgeForEverybody(): Promise<void> {
    await db
      .deleteFrom('idempotencyKey')
      .where(sql<boolean>`created_at <= now() - make_interval(hours => ${sql.lit(HOURS)})`)
      .execute()
  },
})
