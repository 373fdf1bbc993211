import { type DbOrTransaction, inTransaction } from '#service/db/client.ts'
import type { Caller, Handlers } from '#service/http/handlers.ts'
import { refused, ServiceError } from '#service/service-error.ts'
import type { ConstructionRow } from '../constructions/construction-row.ts'
import { constructionsRepository } from '../constructions/constructions.repository.ts'
import type { ConstructionArea } from '../constructions/constructions.routes.ts'
import { sharesRepository } from './shares.repository.ts'

/** A construction has been shared with an address that had no share before. */
export type ShareNotice = {
  readonly recipient: string
  readonly sharedBy: Pick<Caller, 'name' | 'locale'>
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
export function shareHandlers(
  { db }: ConstructionArea,
  notify: NotifyShare,
): Pick<Handlers, 'shareConstruction' | 'listShares'> {
  return {
    async shareConstruction({ caller, query: { id }, body }) {
      if (Object.hasOwn(body, caller.email)) throw refused(`/${caller.email}`, 'notAllowed')
      await inTransaction(db, async (transaction) => {
        const { name } = await ownConstruction(transaction, caller, id)
        const shares = sharesRepository(transaction)
        for (const [recipient, permission] of Object.entries(body)) {
          if (permission === 'none') await shares.takeBack(id, recipient)
          else if (await shares.give(id, recipient, permission))
            await notify(transaction, { recipient, sharedBy: caller, construction: { id, name }, permission })
        }
      })
      return {}
    },
    async listShares({ caller, query: { id } }) {
      await ownConstruction(db, caller, id)
      const rows = await sharesRepository(db).list(id)
      const body = rows.map(({ email, name, permission, sharedAt }) => ({
        email,
        name,
        permission,
        pending: name === null,
        sharedAt: sharedAt.toISOString(),
      }))
      return { body }
    },
  }
}
