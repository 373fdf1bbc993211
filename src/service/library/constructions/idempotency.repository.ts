import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { DbOrTransaction } from '#service/db/client.ts'
import type { FirstAnswers } from '#service/http/first-answers.ts'
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

const hashOf = (request: string) => createHash('sha256').update(request).digest('hex')

/** After so long a request that has told nothing is over: its node has ended [s]. */
const LOST = 60

/** First answers of operations that create no construction of their own. */
export const firstAnswersRepository = (db: DbOrTransaction): FirstAnswers => ({
  async begin(ownerId, key, request) {
    const requestHash = hashOf(request)
    const { rows } = await sql<{ taken: boolean }>`
      insert into idempotency_key (owner_id, key, request_hash, reply) values (${ownerId}, ${key}, ${requestHash}, 'null')
      on conflict (owner_id, key) do update set request_hash = excluded.request_hash, reply = 'null', created_at = now()
        where idempotency_key.created_at <= now() - make_interval(hours => ${sql.lit(HOURS)})
          or (idempotency_key.reply::text = 'null' and idempotency_key.request_hash = excluded.request_hash
            and idempotency_key.created_at <= now() - make_interval(secs => ${sql.lit(LOST)}))
      returning true as taken`.execute(db)
    if (rows[0]) return undefined
    const before = await idempotencyRepository(db).find<object | null>({ ownerId, key, requestHash })
    if (before) return before
    throw new ServiceError('conflict', 'the first request is under way', {
      headers: { 'Retry-After': '1' },
      why: 'requestUnderWay',
    })
  },
  async keep(ownerId, key, reply) {
    await db
      .updateTable('idempotencyKey')
      .set({ reply: JSON.stringify(reply) })
      .where('ownerId', '=', ownerId)
      .where('key', '=', key)
      .execute()
  },
  async release(ownerId, key) {
    await db.deleteFrom('idempotencyKey').where('ownerId', '=', ownerId).where('key', '=', key).execute()
  },
})

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
