import type { Share } from '#contract/shares.ts'
import type { Caller } from '#service/caller.ts'
import { type DbOrTransaction, inTransaction } from '#service/db/client.ts'
import { refused, ServiceError } from '#service/service-error.ts'
import type { ConstructionArea } from '../constructions/construction-area.ts'
import type { ConstructionRow } from '../constructions/construction-row.ts'
import { constructionsRepository } from '../constructions/constructions.repository.ts'
import { sharesRepository } from './shares.repository.ts'

/** A construction has been shared with an address that had no share before. */
export type ShareNotice = {
  readonly recipient: string
  readonly sharedBy: Pick<Caller, 'userId' | 'name' | 'email' | 'locale'>
  readonly construction: { readonly id: string; readonly name: string }
  readonly permission: 'view' | 'edit'
}

/** Puts the e-mail to a new recipient into the transaction's outbox. */
export type NotifyShare = (transaction: DbOrTransaction, notice: ShareNotice) => Promise<void>

/** The caller's own custom construction. @throws {ServiceError} `notFound`; `forbidden` where it is visible but another's */
async function ownConstruction(db: DbOrTransaction, caller: Caller, id: string): Promise<ConstructionRow> {
  const found = await constructionsRepository(db).find(caller, id)
  if (!found) throw new ServiceError('notFound', 'construction')
  if (found.ownership !== 'custom' || found.ownerId !== caller.userId) throw new ServiceError('forbidden', 'share')
  return found
}

/** Sharing of own constructions. */
export function shareService(
  { db }: Pick<ConstructionArea, 'db'>,
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
        const { name } = await ownConstruction(transaction, caller, id)
        const shares = sharesRepository(transaction)
        for (const [recipient, permission] of Object.entries(wanted)) {
          if (permission === 'none') await shares.takeBack(caller.userId, id, recipient)
          else if (await shares.give(caller.userId, id, { email: recipient, permission }))
            await notify(transaction, { recipient, sharedBy: caller, construction: { id, name }, permission })
        }
      })
      wake()
    },

    /** To whom the caller's own construction is shared. @throws {ServiceError} `notFound`, `forbidden` */
    async list(caller: Caller, id: string): Promise<Share[]> {
      await ownConstruction(db, caller, id)
      const rows = await sharesRepository(db).list(caller.userId, id)
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
