import { webPaths } from '#contract/web-paths.ts'
import { SHARES_OF_REQUESTER } from '#service/accounts/mail/mail-quotas.ts'
import { outboxRepository } from '#service/accounts/mail/outbox.repository.ts'
import { quotaReached } from '#service/service-error.ts'
import type { NotifyShare } from './shares.service.ts'

/**
 * Leaves the mail to a new recipient in the outbox: it goes out when the share is stored, and not before. An address that
 * was told of enough shares lately gets none; the share holds.
 *
 * @param limit - addresses that one user may have mail sent to within a day
 * @throws {ServiceError} `quotaReached` for one address more
 */
export const notifyShare =
  (limit: number): NotifyShare =>
  async (transaction, { recipient, sharedBy, construction, permission }) => {
    const outbox = outboxRepository(transaction)
    const requester = `user:${sharedBy.userId}`
    const { otherRecipients, toThisOne } = await outbox.sharesOf(requester, recipient)
    if (otherRecipients >= limit) throw quotaReached(`/${recipient}`, 'recipients', limit)
    if (toThisOne >= SHARES_OF_REQUESTER) return
    await outbox.add({
      recipient,
      locale: sharedBy.locale,
      requester,
      errand: {
        kind: 'constructionShared',
        sharedBy: sharedBy.name,
        sharedByEmail: sharedBy.email,
        construction: construction.name,
        permission,
        path: webPaths.construction('custom', construction.id),
      },
    })
  }
