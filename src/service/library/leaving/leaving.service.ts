import type { AccountClosing } from '#contract/account-closing.ts'
import { accountsRepository } from '#service/accounts/account/accounts.repository.ts'
import { type IdentityProof, identityProof } from '#service/accounts/auth/identity-proof.ts'
import type { TellOwner } from '#service/accounts/auth/open-post.ts'
import { securityEventsRepository } from '#service/accounts/auth/security-events.repository.ts'
import { keepAnAdministrator } from '#service/accounts/profile/account-administration.service.ts'
import type { Actor, Caller } from '#service/caller.ts'
import { type Db, type DbOrTransaction, inTransaction } from '#service/db/client.ts'
import { ServiceError } from '#service/service-error.ts'
import { activityRepository } from '../activity/activity.repository.ts'
import { officesRepository } from '../offices/offices.repository.ts'
import { removeReportsOfNobody } from '../verification/orphaned-reports.repository.ts'
import { leavingRepository, type OfficeLeft } from './leaving.repository.ts'

export type LeavingArea = {
  readonly db: Db
  /** Tells the guards of all nodes that these sessions have ended. */
  readonly revoke: (sessionIds: readonly string[]) => void
  /** Tells the owner of the account by mail. */
  readonly tell: TellOwner
}

/** What becomes of an office: it has an owner as long as it has members. */
function outcomeOf({ role, members, otherOwners }: OfficeLeft): AccountClosing['offices'][number]['outcome'] {
  if (members === 1) return 'goes'
  return role === 'owner' && otherOwners === 0 ? 'needsOwner' : 'stays'
}

const toOffice = (office: OfficeLeft) => {
  const { id, name, role, members, constructions } = office
  return { id, name, role, members, constructions, outcome: outcomeOf(office) }
}

/** Whether nobody else would administer the service. */
async function isLastAdministrator(db: DbOrTransaction, { userId: id, policies }: Caller): Promise<boolean> {
  if (!policies.includes('admin')) return false
  return keepAnAdministrator(db, { id, status: 'active', policies }).then(
    () => false,
    () => true,
  )
}

/** All of it or nothing. @throws {ServiceError} `conflict` */
async function closeIn(transaction: DbOrTransaction, { caller, client }: Actor): Promise<string[]> {
  await accountsRepository(transaction).takeTurnToAdminister()
  if (await isLastAdministrator(transaction, caller))
    throw new ServiceError('conflict', 'the last administrator', { why: 'lastAdministrator' })
  const leaving = leavingRepository(transaction)
  const offices = (await leaving.offices(caller)).map(toOffice)
  const orphaned = offices.filter(({ outcome }) => outcome === 'needsOwner')
  if (orphaned.length > 0) {
    const usedBy = orphaned.map(({ name }) => name).join(', ')
    const refusals = [{ path: '', code: 'contradicts', values: { usedBy } } as const]
    throw new ServiceError('conflict', 'the last owner', { refusals, why: 'officesWithoutOwner' })
  }
  const { userId, name } = caller
  for (const { id: officeId } of offices.filter(({ outcome }) => outcome === 'stays')) {
    await activityRepository(transaction).note(caller, { kind: 'left', officeId, subject: name })
    await officesRepository(transaction).leave(officeId, userId)
  }
  const sessions = await leaving.close(
    caller,
    offices.filter(({ outcome }) => outcome === 'goes').map(({ id }) => id),
  )
  await securityEventsRepository(transaction).record({ event: 'accountClosed', userId, client })
  return sessions
}

/** Closing one's account. */
export function leavingService({ db, revoke, tell }: LeavingArea, proof: IdentityProof = identityProof(db)) {
  return {
    /** What it would do. @throws {ServiceError} `forbidden` for an access key */
    async preview(caller: Caller): Promise<AccountClosing> {
      if (caller.byKey) throw new ServiceError('forbidden', 'access key')
      const leaving = leavingRepository(db)
      return {
        proof: await proof.wayOf(caller),
        ...(await leaving.counts(caller)),
        lastAdministrator: await isLastAdministrator(db, caller),
        offices: (await leaving.offices(caller)).map(toOffice),
      }
    },

    /**
     * Closes the account at once; what is private goes for good later.
     *
     * @throws {ServiceError} `forbidden` for an access key, `proofRequired`, `invalidCredentials`, `signInSlowed`; `conflict`
     *   naming offices without another owner, and for the last administrator
     */
    async close(actor: Actor, password: string | undefined): Promise<void> {
      await proof.require(actor, password)
      revoke(await inTransaction(db, (transaction) => closeIn(transaction, actor)))
      const { userId: id, email, locale } = actor.caller
      await tell({ id, email, locale }, 'accountClosed')
    },
  }
}
export type LeavingService = ReturnType<typeof leavingService>

/** Opens a closed account again, for the operator. @throws {ServiceError} `notFound` */
export const reopenAccount = (db: Db, email: string): Promise<void> =>
  inTransaction(db, async (transaction) => {
    const userId = await leavingRepository(transaction).reopen(email)
    if (userId === undefined) throw new ServiceError('notFound', 'no closed account has this address')
    await securityEventsRepository(transaction).record({ event: 'accountReopened', userId })
  })

/** Removes for good what was closed long enough ago, and reports that are nobody's since; answers how many accounts. */
export async function removeClosedAccounts(db: Db): Promise<number> {
  const overdue = await leavingRepository(db).overdueForEverybody()
  let removed = 0
  for (const account of overdue) {
    const isGone = await inTransaction(db, async (transaction) => {
      if (!(await leavingRepository(transaction).remove(account))) return false
      await securityEventsRepository(transaction).record({ event: 'accountRemoved', userId: account.id })
      return true
    })
    if (isGone) removed += 1
  }
  await removeReportsOfNobody(db)
  return removed
}
