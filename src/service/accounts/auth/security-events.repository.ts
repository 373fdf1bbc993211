import type { Client } from '#service/caller.ts'
import type { DbOrTransaction } from '#service/db/client.ts'

/** What is recorded for whoever has to find out what happened. */
export type SecurityEventName =
  | 'loginSucceeded'
  | 'loginRefused'
  | 'logout'
  | 'refreshTokenReused'
  | 'sessionEnded'
  | 'signUpRequested'
  | 'linkRequested'
  | 'linkSpent'
  | 'linkRefused'
  | 'passwordChanged'
  | 'ssoSucceeded'
  | 'ssoRefused'
  | 'accessKeyCreated'
  | 'accessKeyExchanged'
  | 'accessKeyRefused'
  | 'accessKeyRevoked'
  | 'accountCreated'
  | 'accountDisabled'
  | 'accountEnabled'
  | 'accountClosed'
  | 'accountReopened'
  | 'accountRemoved'
  | 'accountExported'
  | 'proofRefused'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'passkeyRefused'
  | 'secondFactorOn'
  | 'secondFactorOff'
  | 'secondFactorRefused'
  | 'recoveryCodesRenewed'
  | 'recoveryCodeUsed'
  | 'policiesChanged'
  | 'signingKeysRotated'
  | 'standardPublished'
  | 'standardWithdrawn'
  | 'standardDeleted'
  | 'standardRestored'
  | 'releaseImported'
  | 'releaseSwitched'
  | 'releaseDeleted'

export type SecurityEvent = {
  readonly event: SecurityEventName
  readonly userId?: string | undefined
  readonly sessionId?: string | undefined
  readonly client?: Client | undefined
  /** Never a secret, never an address of someone without an account. */
  readonly detail?: string
}

const USER_AGENT_LENGTH = 300

/** The audit log of security events. */
export const securityEventsRepository = (db: DbOrTransaction) => ({
  async record({ event, userId, sessionId, client, detail }: SecurityEvent): Promise<void> {
    await db
      .insertInto('securityEvent')
      .values({
        event,
        accountId: userId ?? null,
        sessionId: sessionId ?? null,
        address: client?.address ?? null,
        userAgent: client?.userAgent?.slice(0, USER_AGENT_LENGTH) ?? null,
        detail: detail ?? null,
      })
      .execute()
  },
})
