import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import type { User } from '#contract/accounts.ts'
import type { DbOrTransaction } from '#service/db/client.ts'
import type { Policy } from '#vocabulary/accounts.ts'
import type { Locale } from '#vocabulary/constructions.ts'

/** An account with what is needed to sign in to it. */
export type Account = {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly locale: Locale
  readonly status: 'pending' | 'active' | 'disabled'
  readonly policies: readonly Policy[]
  /** Since when its owner has closed it. */
  readonly closedAt?: Date | null
  readonly passwordHash: string | null
  readonly emailVerifiedAt: Date | null
}

export type AccountDraft = {
  readonly email: string
  readonly name: string
  readonly locale: Locale
  readonly status: 'pending' | 'active'
  readonly passwordHash: string | null
  readonly policies?: readonly Policy[]
}

const fields = [
  'account.id',
  'account.email',
  'account.name',
  'account.locale',
  'account.status',
  'account.policies',
  'account.closedAt',
  'signIn.passwordHash',
  'signIn.emailVerifiedAt',
] as const

const now = sql<Date>`now()`

/** Of changes of who administers. */
const administratorsLock = 4_711_100

/** An account as the API tells it. */
export const toUser = ({ id, email, name, locale, policies, emailVerifiedAt }: Account): User => ({
  userId: id,
  email,
  name,
  locale,
  policies: [...policies],
  verifiedEmail: emailVerifiedAt !== null,
})

/** Accounts; e-mail addresses come trimmed and in lower case. */
export const accountsRepository = (db: DbOrTransaction) => {
  const accounts = db.selectFrom('account').innerJoin('signIn', 'signIn.accountId', 'account.id').select(fields)
  return {
    findByEmail: (email: string): Promise<Account | undefined> =>
      accounts.where('account.email', '=', email).executeTakeFirst(),
    find: (id: string): Promise<Account | undefined> => accounts.where('account.id', '=', id).executeTakeFirst(),
    list: (): Promise<Account[]> => accounts.orderBy('account.email').execute(),
    /** Opens an account; answers undefined where the address has one already. */
    async insert(draft: AccountDraft): Promise<string | undefined> {
      const inserted = await db
        .with('opened', (query) =>
          query
            .insertInto('account')
            .values({
              id: newId(),
              email: draft.email,
              name: draft.name,
              locale: draft.locale,
              status: draft.status,
              policies: [...(draft.policies ?? [])],
            })
            .onConflict((conflict) => conflict.column('email').doNothing())
            .returning('id'),
        )
        .insertInto('signIn')
        .columns(['accountId', 'passwordHash', 'passwordChangedAt', 'emailVerifiedAt'])
        .expression((from) =>
          from
            .selectFrom('opened')
            .select([
              'id',
              sql<string | null>`${draft.passwordHash}::text`.as('passwordHash'),
              sql<Date | null>`case when ${draft.passwordHash}::text is not null then now() end`.as('changed'),
              sql<Date | null>`case when ${draft.status} = 'active' then now() end`.as('verified'),
            ]),
        )
        .returning('accountId')
        .executeTakeFirst()
      return inserted?.accountId
    },
    /** The address has been proven; a disabled account stays disabled. */
    async verify(id: string): Promise<void> {
      await db
        .updateTable('account')
        .set({ status: 'active' })
        .where('id', '=', id)
        .where('status', '=', 'pending')
        .execute()
      await db
        .updateTable('signIn')
        .set({ emailVerifiedAt: now })
        .where('accountId', '=', id)
        .where('emailVerifiedAt', 'is', null)
        .execute()
    },
    async setPassword(id: string, passwordHash: string): Promise<void> {
      await db.updateTable('signIn').set({ passwordHash, passwordChangedAt: now }).where('accountId', '=', id).execute()
    },
    async update(id: string, change: { name?: string | undefined; locale?: Locale | undefined }): Promise<void> {
      const { name, locale } = change
      if (name === undefined && locale === undefined) return
      await db
        .updateTable('account')
        .set({ ...(name !== undefined && { name }), ...(locale !== undefined && { locale }) })
        .where('id', '=', id)
        .execute()
    },
    async setStatus(id: string, status: Account['status']): Promise<void> {
      await db.updateTable('account').set({ status }).where('id', '=', id).execute()
    },
    async setPolicies(id: string, policies: readonly Policy[]): Promise<void> {
      await db
        .updateTable('account')
        .set({ policies: [...policies] })
        .where('id', '=', id)
        .execute()
    },
    /** Takes turns with every other change of who administers, so that two changes cannot each leave the other one. */
    async takeTurnToAdminister(): Promise<void> {
      await sql`select pg_advisory_xact_lock(${administratorsLock})`.execute(db)
    },
    /** Other accounts that could still administer. The rows stay locked until the transaction ends. */
    async otherAdministrators(id: string): Promise<number> {
      const found = await db
        .selectFrom('account')
        .select('id')
        .where('status', '=', 'active')
        .where('id', '<>', id)
        .where(sql<boolean>`'admin' = any(policies)`)
        .forUpdate()
        .execute()
      return found.length
    },
  }
}

export type AccountsRepository = ReturnType<typeof accountsRepository>
