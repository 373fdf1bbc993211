import { webPaths } from '#contract/web-paths.ts'
import type { Errand } from '#service/accounts/mail/errand.ts'
import { SHARES_OF_REQUESTER } from '#service/accounts/mail/mail-quotas.ts'
import { outboxRepository } from '#service/accounts/mail/outbox.repository.ts'
import { quotaReached } from '#service/service-error.ts'
import type { NotifyShare, ShareNotice } from './shares.service.ts'

function errandOf({ sharedBy: { name, email }, shared, permission }: ShareNotice): Errand {
  const told = { sharedBy: name, sharedByEmail: email, permission }
  return shared.kind === 'project'
    ? { ...told, kind: 'projectShared', project: shared.name, path: webPaths.project(shared.id) }
    : {
        ...told,
        kind: 'constructionShared',
        construction: shared.name,
        path: webPaths.construction('custom', shared.id),
      }
}

/**
 * Leaves the mail to a new recipient in the outbox: it goes out when the share is stored, and not before. An address that
 * was told of enough shares lately gets none; the share holds.
 *
 * @param limit - addresses that one user may have mail sent to within a day
 * @throws {ServiceError} `quotaReached` for one address more
 */
export const notifyShare =
  (limit: number): NotifyShare =>
  async (transaction, notice) => {
    const { recipient, sharedBy } = notice
    const outbox = outboxRepository(transaction)
    const requester = `user:${sharedBy.userId}`
    const { otherRecipients, toThisOne } = await outbox.sharesOf(requester, recipient)
    if (otherRecipients >= limit) throw quotaReached(`/${recipient}`, 'recipients', limit)
    if (toThisOne >= SHARES_OF_REQUESTER) return
    await outbox.add({ recipient, locale: sharedBy.locale, requester, errand: errandOf(notice) })
  }
