import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import type { DbOrTransaction } from '#service/db/client.ts'
import { type Policy, type Scope, scopes } from '#vocabulary/accounts.ts'
import { hashToken, newAccessKey } from './opaque-token.ts'

/** An issued key as it may be shown; the secret is not among what is kept. */
export type IssuedKey = {
  readonly id: string
  readonly name: string
  readonly userId: string
  readonly email: string
  readonly userName: string
  readonly scopes: readonly Scope[]
  readonly createdAt: Date
  readonly expiresAt: Date | null
  readonly lastUsedAt: Date | null
  readonly revokedAt: Date | null
}

/** Whom a key acts for. */
export type KeyHolder = { readonly userId: string; readonly sessionId: string; readonly policies: readonly Policy[] }

/** A key without expiry is good for so many years. */
const YEARS = 100

const now = sql<Date>`now()`

const fields = [
  'accessKey.id',
  'accessKey.name',
  'account.id as userId',
  'account.email',
  'account.name as userName',
  'accessKey.scopes',
  'accessKey.createdAt',
  'accessKey.expiresAt',
  'accessKey.lastUsedAt',
  'accessKey.revokedAt',
] as const

/** Issued access keys. Each has one session of its own, so that all its tokens end with it. */
export const accessKeysRepository = (db: DbOrTransaction) => {
  const issued = db.selectFrom('accessKey').innerJoin('account', 'account.id', 'accessKey.accountId').select(fields)
  return {
    /** Issues a key with its session, in a transaction; the answer alone holds the secret. */
    async issue(draft: {
      userId: string
      name: string
      scopes?: readonly Scope[]
      expiresAt: Date | null
    }): Promise<IssuedKey & { accessKey: string }> {
      const { id, secret, accessKey } = newAccessKey()
      const sessionId = newId()
      await db
        .insertInto('session')
        .values({
          id: sessionId,
          accountId: draft.userId,
          openedBy: 'accessKey',
          expiresAt: draft.expiresAt ?? sql<Date>`now() + make_interval(years => ${YEARS})`,
          userAgent: null,
        })
        .execute()
      await db
        .insertInto('accessKey')
        .values({
          id,
          accountId: draft.userId,
          name: draft.name,
          secretHash: hashToken(secret),
          sessionId,
          scopes: [...(draft.scopes ?? scopes)],
          expiresAt: draft.expiresAt,
        })
        .execute()
      return { ...(await issued.where('accessKey.id', '=', id).executeTakeFirstOrThrow()), accessKey }
    },
    /** Who may act with a key; undefined where the secret is wrong, the key revoked or expired, or the user disabled. */
    async use(id: string, secret: string): Promise<KeyHolder | undefined> {
      const holder = await db
        .selectFrom('accessKey')
        .innerJoin('account', 'account.id', 'accessKey.accountId')
        .select(['account.id as userId', 'accessKey.sessionId', 'account.policies'])
        .where('accessKey.id', '=', id)
        .where('accessKey.secretHash', '=', hashToken(secret))
        .where('accessKey.revokedAt', 'is', null)
        .where((where) => where.or([where('accessKey.expiresAt', 'is', null), where('accessKey.expiresAt', '>', now)]))
        .where('account.status', '=', 'active')
        .executeTakeFirst()
      if (holder) await db.updateTable('accessKey').set({ lastUsedAt: now }).where('id', '=', id).execute()
      return holder
    },
    /** All keys that act for a user, newest first. */
    ofUser: (userId: string): Promise<IssuedKey[]> =>
      issued
        .where('accessKey.accountId', '=', userId)
        .orderBy('accessKey.createdAt', 'desc')
        .orderBy('accessKey.id')
        .execute(),
    /** Lets a user's key that is good end in so many hours, unless it ends before; undefined where there is none. */
    async endSoon(userId: string, id: string, hours: number): Promise<Pick<IssuedKey, 'name' | 'scopes'> | undefined> {
      const soon = sql<Date>`now() + make_interval(hours => ${hours})`
      const ending = await db
        .updateTable('accessKey')
        .set({ expiresAt: sql<Date>`least(expires_at, ${soon})` })
        .where('id', '=', id)
        .where('accountId', '=', userId)
        .where('revokedAt', 'is', null)
        .where((where) => where.or([where('expiresAt', 'is', null), where('expiresAt', '>', now)]))
        .returning(['name', 'scopes', 'sessionId'])
        .executeTakeFirst()
      if (!ending) return undefined
      await db
        .updateTable('session')
        .set({ expiresAt: sql<Date>`least(expires_at, ${soon})` })
        .where('id', '=', ending.sessionId)
        .execute()
      return ending
    },
    /** Issued keys, newest first. */
    async list({ offset, limit }: { offset: number; limit: number }): Promise<{ keys: IssuedKey[]; total: number }> {
      const keys = await issued
        .orderBy('accessKey.createdAt', 'desc')
        .orderBy('accessKey.id')
        .offset(offset)
        .limit(limit)
        .execute()
      const { total } = await db
        .selectFrom('accessKey')
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow()
      return { keys, total }
    },
    /** Revokes a key with its session, in a transaction; undefined where there is no such key that is not revoked yet. */
    async revoke(id: string, ofUser?: string): Promise<{ sessionId: string; userId: string } | undefined> {
      const revoked = await db
        .updateTable('accessKey')
        .set({ revokedAt: now })
        .where('id', '=', id)
        .where('revokedAt', 'is', null)
        .$if(ofUser !== undefined, (query) => query.where('accountId', '=', ofUser ?? ''))
        .returning(['sessionId', 'accountId as userId'])
        .executeTakeFirst()
      if (revoked) await db.updateTable('session').set({ endedAt: now }).where('id', '=', revoked.sessionId).execute()
      return revoked
    },
  }
}
