import { validate as isUuid } from 'uuid'
import type { Caller } from '#service/caller.ts'
import { type Db, type DbOrTransaction, inTransaction } from '#service/db/client.ts'
import { ServiceError } from '#service/service-error.ts'
import { type WebhookOwner, type WebhookRow, webhooksRepository } from './webhooks.repository.ts'

/** What this floor cannot know of offices. */
export type OfficeAccess = {
  /**
   * One transaction of somebody who administers the office.
   *
   * @throws {ServiceError} `notFound` to who is no member, `forbidden` to other members and access keys,
   *   `secondFactorDemanded`
   */
  readonly administering: <Result>(
    caller: Caller,
    officeId: string,
    work: (transaction: DbOrTransaction) => Promise<Result>,
  ) => Promise<Result>
  /** Notes what was done in the office. */
  readonly note: (
    transaction: DbOrTransaction,
    caller: Caller,
    done: { readonly kind: 'webhookAdded' | 'webhookRemoved'; readonly officeId: string; readonly subject: string },
  ) => Promise<void>
}

/** @throws {ServiceError} `notFound` */
export const found = <Row>(row: Row | undefined): Row => {
  if (row === undefined) throw new ServiceError('notFound')
  return row
}

/** A key has none: who has stolen one cannot have it tell of more than it may read. @throws {ServiceError} `forbidden` */
function admit({ byKey }: Caller): void {
  if (byKey) throw new ServiceError('forbidden', 'access key')
}

/** The webhooks that are meant, and one of them. */
export type Own = {
  readonly webhooks: ReturnType<typeof webhooksRepository>
  readonly owner: WebhookOwner
  /** @throws {ServiceError} `notFound` */
  readonly find: (id: string) => Promise<WebhookRow>
  /** Notes what was done, where an office is told of it. */
  readonly note: (kind: 'webhookAdded' | 'webhookRemoved', address: string) => Promise<void>
}

type Area = { readonly db: Db; readonly offices: OfficeAccess }

/** One transaction upon the webhooks of the caller, or of an office. @throws {ServiceError} as `OfficeAccess` does */
export function ownWebhooks({ db, offices }: Area) {
  const ownIn = (transaction: DbOrTransaction, owner: WebhookOwner, note: Own['note']): Own => {
    const webhooks = webhooksRepository(transaction)
    return { webhooks, owner, note, find: async (id) => found(isUuid(id) ? await webhooks.find(owner, id) : undefined) }
  }
  return async <Result>(
    caller: Caller,
    office: string | undefined,
    work: (own: Own) => Promise<Result>,
  ): Promise<Result> => {
    if (office !== undefined)
      return offices.administering(caller, office, (transaction) =>
        work(
          ownIn(transaction, { officeId: office }, (kind, subject) =>
            offices.note(transaction, caller, { kind, officeId: office, subject }),
          ),
        ),
      )
    admit(caller)
    return inTransaction(db, (transaction) =>
      work(ownIn(transaction, { ownerId: caller.userId }, async () => undefined)),
    )
  }
}
