import { webPaths } from '#contract/web-paths.ts'
import { SHARES_OF_REQUESTER } from '#service/accounts/mail/mail-quotas.ts'
import { outboxRepository } from '#service/accounts/mail/outbox.repository.ts'
import { quotaReached } from '#service/service-error.ts'
import type { NotifyInvitation } from './invitations.service.ts'

/**
 * Leaves the mail of an invitation in the outbox. It counts with shares: both let a user have mail sent to strangers.
 *
 * @param limit - addresses that one user may have mail sent to within a day
 * @throws {ServiceError} `quotaReached` for one address more
 */
export const notifyInvitation =
  (limit: number): NotifyInvitation =>
  async (transaction, { recipient, invitedBy, office }) => {
    const outbox = outboxRepository(transaction)
    const requester = `user:${invitedBy.userId}`
    const { otherRecipients, toThisOne } = await outbox.sharesOf(requester, recipient)
    if (otherRecipients >= limit) throw quotaReached('/email', 'recipients', limit)
    if (toThisOne >= SHARES_OF_REQUESTER) return
    await outbox.add({
      recipient,
      locale: invitedBy.locale,
      requester,
      errand: {
        kind: 'officeInvitation',
        invitedBy: invitedBy.name,
        invitedByEmail: invitedBy.email,
        office,
        path: webPaths.office,
      },
    })
  }
