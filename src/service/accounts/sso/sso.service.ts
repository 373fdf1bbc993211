import type { Db } from '#service/db/client.ts'
import { ServiceError } from '#service/service-error.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import { type Account, accountsRepository } from '../account/accounts.repository.ts'
import type { Visitor } from '../auth/device.ts'
import { securityEventsRepository } from '../auth/security-events.repository.ts'
import type { SessionService } from '../auth/session.service.ts'
import type { SignedIn } from '../auth/session-start.ts'
import type { RelyingParty, SsoIdentity } from './relying-party.ts'
import { ssoIdentitiesRepository } from './sso-identities.repository.ts'
import { ssoStatesRepository } from './sso-states.repository.ts'

type Parts = {
  readonly db: Db
  readonly party: RelyingParty
  readonly sessions: Pick<SessionService, 'open'>
}

type Return = {
  /** What the provider has sent along. */
  readonly query: URLSearchParams
  /** What binds the sign-on to the browser it began in, empty for other clients. */
  readonly browser: string
  readonly client: Visitor
  readonly locale: Locale
}

/**
 * The account of somebody a provider vouches for, opened at the first time. It belongs to the person and not to the
 * address: who gets an address of a predecessor gets no account with it. Undefined where it is disabled or another's.
 */
const accountOf = (db: Db, identity: SsoIdentity, locale: Locale): Promise<Account | undefined> =>
  db.transaction().execute(async (transaction) => {
    const accounts = accountsRepository(transaction)
    const identities = ssoIdentitiesRepository(transaction)
    const { email, name = email.slice(0, email.lastIndexOf('@')) } = identity
    const known = await identities.accountOf(identity)
    if (known === undefined) await accounts.insert({ email, name, locale, status: 'active', passwordHash: null })
    const account = await (known === undefined ? accounts.findByEmail(email) : accounts.find(known))
    if (!account || account.status === 'disabled') return undefined
    if (known === undefined && !(await identities.bind(account.id, identity))) return undefined
    if (account.status === 'active') return account
    await accounts.verify(account.id)
    return accounts.find(account.id)
  })

/** Single sign-on: where to go, and the way back. */
export function ssoService({ db, party, sessions }: Parts) {
  const states = ssoStatesRepository(db)
  const events = securityEventsRepository(db)
  return {
    /**
     * Begins a sign-on; answers the provider's address for it.
     *
     * @param browser - what binds it to the browser it begins in, empty for other clients
     * @throws {ServiceError} `ssoUnavailable`
     */
    async start(loginId: string, browser: string): Promise<string> {
      const domain = loginId.slice(loginId.lastIndexOf('@') + 1)
      const { state, ...secrets } = party.secrets()
      const url = await party.addressFor(loginId, domain, { state, ...secrets })
      await states.begin(state, browser, { domain, ...secrets })
      return url
    },

    /** Signs in whom the provider vouches for. @throws {ServiceError} `ssoRejected`, `ssoUnavailable` */
    async finish({ query, browser, client, locale }: Return): Promise<SignedIn> {
      const refuse = async (reason: string): Promise<never> => {
        await events.record({ event: 'ssoRefused', client, detail: reason })
        throw new ServiceError('ssoRejected', reason)
      }
      const state = query.get('state') ?? ''
      const attempt = await states.take(state, browser)
      if (!attempt) return refuse('state unknown, over or of another browser')
      const identity = await party
        .identify(query, attempt.domain, { state, ...attempt })
        .catch(async (error: unknown): Promise<SsoIdentity> => {
          if (error instanceof ServiceError && error.code === 'ssoRejected') return refuse(error.message)
          throw error
        })
      const account = await accountOf(db, identity, locale)
      if (!account) return refuse('the account is disabled, or another person’s')
      return sessions.open(account, 'sso', client)
    },
  }
}
export type SsoService = ReturnType<typeof ssoService>
