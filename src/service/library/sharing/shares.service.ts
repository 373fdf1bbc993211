import type { Share } from '#contract/shares.ts'
import type { Caller } from '#service/caller.ts'
import { type DbOrTransaction, inTransaction } from '#service/db/client.ts'
import { refused, ServiceError } from '#service/service-error.ts'
import { noteOfConstruction } from '../activity/note-of.ts'
import type { ConstructionArea } from '../constructions/construction-area.ts'
import type { ConstructionRow } from '../constructions/construction-row.ts'
import { constructionsRepository } from '../constructions/constructions.repository.ts'
import { sharesRepository } from './shares.repository.ts'

/** A construction or a project has been shared with an address that had no share before. */
export type ShareNotice = {
  readonly recipient: string
  readonly sharedBy: Pick<Caller, 'userId' | 'name' | 'email' | 'locale'>
  readonly shared: { readonly kind: 'construction' | 'project'; readonly id: string; readonly name: string }
  readonly permission: 'view' | 'edit'
}

/** Puts the e-mail to a new recipient into the transaction's outbox. */
export type NotifyShare = (transaction: DbOrTransaction, notice: ShareNotice) => Promise<void>

/**
 * The custom construction of the caller, or of an office that the caller administers.
 *
 * @throws {ServiceError} `notFound`; `forbidden` where it is visible but another's
 */
export async function ownConstruction(
  { db, policy }: Pick<ConstructionArea, 'policy'> & { readonly db: DbOrTransaction },
  caller: Caller,
  id: string,
): Promise<ConstructionRow> {
  const found = await constructionsRepository(db).find(caller, id)
  if (!found) throw new ServiceError('notFound', 'construction')
  if (found.ownership !== 'custom' || policy.permissionOf(caller, found) !== 'owner')
    throw new ServiceError('forbidden', 'share')
  return found
}

/** Sharing of own constructions. */
export function shareService(
  { db, policy }: Pick<ConstructionArea, 'db' | 'policy'>,
  { notify, wake }: { readonly notify: NotifyShare; readonly wake: () => void },
) {
  return {
    /**
     * Gives, changes and takes back shares, all or none; whoever had none is told by e-mail.
     *
     * @param wanted - permission by address
     * @throws {ServiceError} `notFound`, `forbidden`; `invalidRequest` for the caller's own address; `quotaReached` for
     *   more new addresses than a day allows
     */
    async share(caller: Caller, id: string, wanted: Readonly<Record<string, 'view' | 'edit' | 'none'>>): Promise<void> {
      if (Object.hasOwn(wanted, caller.email)) throw refused(`/${caller.email}`, 'notAllowed')
      await inTransaction(db, async (transaction) => {
        const construction = await ownConstruction({ db: transaction, policy }, caller, id)
        const { name, ownerId } = construction
        const shares = sharesRepository(transaction)
        for (const [recipient, permission] of Object.entries(wanted)) {
          if (permission === 'none') await shares.takeBack(ownerId, id, recipient)
          else if (await shares.give(ownerId, id, { email: recipient, permission }))
            await notify(transaction, {
              recipient,
              sharedBy: caller,
              shared: { kind: 'construction', id, name },
              permission,
            })
        }
        const changes = Object.fromEntries(Object.entries(wanted).map(([to, given]) => [to, { from: null, to: given }]))
        await noteOfConstruction(transaction, caller, construction, 'shared', changes)
      })
      wake()
    },

    /** To whom the caller's own construction is shared. @throws {ServiceError} `notFound`, `forbidden` */
    async list(caller: Caller, id: string): Promise<Share[]> {
      const { ownerId } = await ownConstruction({ db, policy }, caller, id)
      const rows = await sharesRepository(db).list(ownerId, id)
      return rows.map(({ email, name, permission, sharedAt }) => ({
        email,
        name,
        permission,
        pending: name === null,
        sharedAt: sharedAt.toISOString(),
      }))
    },
  }
}
export type ShareService = ReturnType<typeof shareService>
