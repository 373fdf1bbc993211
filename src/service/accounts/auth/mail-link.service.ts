import type { Client } from '#service/caller.ts'
import type { Db } from '#service/db/client.ts'
import { ServiceError } from '#service/service-error.ts'
import type { RedirectType } from '#vocabulary/accounts.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import { type Account, accountsRepository } from '../account/accounts.repository.ts'
import type { Order } from '../mail/errand.ts'
import { networkKey, type Visitor } from './device.ts'
import { mailLinksRepository } from './mail-links.repository.ts'
import { hashPassword } from './password-hash.ts'
import { checkPassword } from './password-policy.ts'
import { securityEventsRepository } from './security-events.repository.ts'
import type { SessionService } from './session.service.ts'
import type { SignedIn } from './session-start.ts'

type Parts = {
  readonly db: Db
  readonly sessions: Pick<SessionService, 'open'>
  /** Whether an address signs in by its company's provider and in no other way. */
  readonly signOnOnly: (email: string) => boolean
  /** Leaves an errand in the outbox and does not wait for what comes of it. */
  readonly leave: (order: Order) => Promise<void>
}

type Recipient = { readonly email: string; readonly locale: Locale }

type SignUp = Recipient & { readonly name: string; readonly password: string }

type Link = { readonly token: string; readonly type: RedirectType }

const masked = (part: string) => `${part.slice(0, 1)}***`

/** An address as far as it may be shown to whoever typed it: `a***@b***.de`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1)
  const dot = domain.lastIndexOf('.')
  return `${masked(email.slice(0, at))}@${masked(domain.slice(0, dot))}${domain.slice(dot)}`
}

/**
 * Spends the token of a link; undefined where it is not good, or the account may not sign in. Whoever does so has proven
 * the address: a pending account becomes active, with the name and password of the very sign-up the link was sent for, so
 * that nobody's guess at a stranger's address ends in an account with a password the owner of the address did not choose.
 */
const spend = (db: Db, { token, type }: Link): Promise<Account | undefined> =>
  db.transaction().execute(async (transaction) => {
    const accounts = accountsRepository(transaction)
    const link = await mailLinksRepository(transaction).spend(token, type)
    const account = link && (await accounts.find(link.accountId))
    if (!account || account.status === 'disabled') return undefined
    if (account.status === 'pending') {
      await accounts.verify(account.id)
      if (link.signUp) {
        await accounts.update(account.id, link.signUp)
        await accounts.setPassword(account.id, link.signUp.passwordHash)
      }
    }
    return accounts.find(account.id)
  })

/**
 * Signing up, and everything that goes by a link in a mail. The answers and the work done for them are the same whether
 * or not there is an account: that is looked up when the outbox is worked off. They tell the address as far as it may be
 * shown.
 */
export function mailLinkService({ db, sessions, leave, signOnOnly }: Parts) {
  const events = securityEventsRepository(db)
  const refuseSignOn = (email: string) => {
    if (signOnOnly(email)) throw new ServiceError('ssoRequired')
  }
  return {
    /** Asks for an account. @throws {ServiceError} `passwordRejected`, `ssoRequired` */
    async signUp({ email, password, name, locale }: SignUp, client: Client): Promise<{ maskedEmail: string }> {
      refuseSignOn(email)
      await checkPassword(password, email, '/password')
      const passwordHash = await hashPassword(password)
      await events.record({ event: 'signUpRequested', client })
      const errand = { kind: 'signUp', name, locale, passwordHash } as const
      await leave({ recipient: email, locale, errand, requester: networkKey(client) })
      return { maskedEmail: maskEmail(email) }
    },

    /** Asks for a link of the type. @throws {ServiceError} `ssoRequired` */
    async request({ email, locale }: Recipient, type: RedirectType, client: Client): Promise<{ maskedEmail: string }> {
      refuseSignOn(email)
      await events.record({ event: 'linkRequested', client, detail: type })
      await leave({ recipient: email, locale, errand: { kind: 'link', type }, requester: networkKey(client) })
      return { maskedEmail: maskEmail(email) }
    },

    /** Signs in by a link, once. @throws {ServiceError} `linkInvalid` */
    async follow(link: Link, client: Visitor): Promise<SignedIn> {
      const account = await spend(db, link)
      if (!account || signOnOnly(account.email)) {
        await events.record({ event: 'linkRefused', client, detail: link.type })
        throw new ServiceError('linkInvalid')
      }
      await events.record({ event: 'linkSpent', userId: account.id, client, detail: link.type })
      return sessions.open(account, link.type, client)
    },
  }
}

export type MailLinkService = ReturnType<typeof mailLinkService>
