import type { Db, DbOrTransaction } from '#service/db/client.ts'
import { ServiceError } from '#service/service-error.ts'
import { policies as knownPolicies, type Policy } from '#vocabulary/accounts.ts'
import { type Account, type AccountDraft, accountsRepository } from '../account/accounts.repository.ts'
import { secondFactorRepository } from '../auth/second-factor.repository.ts'
import { securityEventsRepository } from '../auth/security-events.repository.ts'
import { sessionsRepository } from '../auth/sessions.repository.ts'

async function required(db: DbOrTransaction, email: string): Promise<Account> {
  const account = await accountsRepository(db).findByEmail(email)
  if (!account) throw new ServiceError('notFound', 'no such account')
  return account
}

/** Refuses to take the last one who administers. @throws {ServiceError} `conflict` */
export async function keepAnAdministrator(
  db: DbOrTransaction,
  account: Pick<Account, 'id' | 'status' | 'policies'>,
): Promise<void> {
  if (account.status !== 'active' || !account.policies.includes('admin')) return
  const others = await accountsRepository(db).otherAdministrators(account.id)
  if (others === 0) throw new ServiceError('conflict', 'the last administrator stays one', { why: 'lastAdministrator' })
}

/** What the operator does with accounts. Addresses come in lower case. */
export const accountAdministration = (db: Db) => {
  const change = <Result>(work: (transaction: DbOrTransaction) => Promise<Result>): Promise<Result> =>
    db.transaction().execute(async (transaction) => {
      await accountsRepository(transaction).takeTurnToAdminister()
      return work(transaction)
    })
  return {
    /**
     * Opens an account that needs no verification.
     *
     * @throws {ServiceError} `conflict` where the address has an account
     */
    create: (draft: Omit<AccountDraft, 'status'>): Promise<string> =>
      change(async (transaction) => {
        const id = await accountsRepository(transaction).insert({ ...draft, status: 'active' })
        if (id === undefined) throw new ServiceError('conflict', 'the address has an account already')
        await securityEventsRepository(transaction).record({ event: 'accountCreated', userId: id })
        return id
      }),
    /**
     * The user can no longer sign in, and every session ends.
     *
     * @throws {ServiceError} `notFound`; `conflict` for the last administrator
     */
    disable: (email: string): Promise<void> =>
      change(async (transaction) => {
        const account = await required(transaction, email)
        await keepAnAdministrator(transaction, account)
        await accountsRepository(transaction).setStatus(account.id, 'disabled')
        await sessionsRepository(transaction).endAll(account.id)
        await securityEventsRepository(transaction).record({ event: 'accountDisabled', userId: account.id })
      }),
    /**
     * The user can sign in again, with the password and the access keys of before.
     *
     * @throws {ServiceError} `notFound`
     */
    enable: (email: string): Promise<void> =>
      change(async (transaction) => {
        const { id, emailVerifiedAt } = await required(transaction, email)
        await accountsRepository(transaction).setStatus(id, emailVerifiedAt ? 'active' : 'pending')
        await securityEventsRepository(transaction).record({ event: 'accountEnabled', userId: id })
      }),
    /**
     * Sign-ins of the user ask for no code any more, and every session ends: who has lost the factor begins anew.
     *
     * @throws {ServiceError} `notFound` where there is no such account, or no factor
     */
    resetSecondFactor: (email: string): Promise<void> =>
      change(async (transaction) => {
        const { id } = await required(transaction, email)
        if (!(await secondFactorRepository(transaction).remove(id)))
          throw new ServiceError('notFound', 'the account has no second factor')
        await sessionsRepository(transaction).endAll(id)
        await securityEventsRepository(transaction).record({ event: 'secondFactorOff', userId: id, detail: 'operator' })
      }),
    /**
     * Gives and takes policies.
     *
     * @returns the policies the user has now
     * @throws {ServiceError} `notFound`; `conflict` where the last administrator would be none
     */
    grant: (email: string, given: readonly Policy[], taken: readonly Policy[] = []): Promise<readonly Policy[]> =>
      change(async (transaction) => {
        const account = await required(transaction, email)
        if (taken.includes('admin')) await keepAnAdministrator(transaction, account)
        const now = knownPolicies.filter(
          (policy) => !taken.includes(policy) && (given.includes(policy) || account.policies.includes(policy)),
        )
        await accountsRepository(transaction).setPolicies(account.id, now)
        const detail = now.join(', ')
        await securityEventsRepository(transaction).record({ event: 'policiesChanged', userId: account.id, detail })
        return now
      }),
  }
}
