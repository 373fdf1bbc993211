import type { Client } from '#service/caller.ts'
import type { Cookie, Handlers } from '#service/http/handlers.ts'
import { ServiceError } from '#service/service-error.ts'
import type { Authentication } from '../auth/authentication.ts'
import { newToken } from '../auth/opaque-token.ts'
import type { SecurityEvents } from '../auth/security-events.repository.ts'
import type { RelyingParty, SsoIdentity } from './relying-party.ts'
import type { SsoAccount } from './sso-account.repository.ts'
import type { SsoStates } from './sso-states.repository.ts'

export type SsoRoutesParts = {
  readonly party: RelyingParty
  readonly states: SsoStates
  readonly account: SsoAccount
  readonly authentication: Authentication
  readonly events: SecurityEvents
}

const COOKIE_NAME = 'aufbau-sso'
const COOKIE_SECONDS = 600

const cookie = (value: string, maxAge: number): Cookie => ({ name: COOKIE_NAME, value, path: '/v1/auth/sso', maxAge })

/**
 * What binds a sign-on to where it began: a cookie in the app's own browser, so that nobody can make it finish a sign-on
 * that somebody else has begun. Other clients cannot be made to, and have none.
 */
const browserOf = (client: Client, cookies: Readonly<Partial<Record<string, string>>>) =>
  client.sameOriginBrowser ? (cookies[COOKIE_NAME] ?? 'none') : ''

const definedOnly = (query: Readonly<Record<string, string | undefined>>) =>
  new URLSearchParams(Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined))

/** Single sign-on: where to go, and the way back. */
export const ssoHandlers = ({
  party,
  states,
  account,
  authentication,
  events,
}: SsoRoutesParts): Pick<Handlers, 'startSso' | 'finishSso'> => ({
  async startSso({ body: { loginId }, client }) {
    const domain = loginId.slice(loginId.lastIndexOf('@') + 1)
    const { state, ...secrets } = party.secrets()
    const url = await party.addressFor(loginId, domain, { state, ...secrets })
    const browser = client.sameOriginBrowser ? newToken() : ''
    await states.begin(state, browser, { domain, ...secrets })
    return { body: { url }, cookies: client.sameOriginBrowser ? [cookie(browser, COOKIE_SECONDS)] : [] }
  },

  async finishSso({ query, client, cookies, locale }) {
    const refuse = async (reason: string): Promise<never> => {
      await events.record({ event: 'ssoRefused', client, detail: reason })
      throw new ServiceError('ssoRejected', reason)
    }
    const state = query.state ?? ''
    const attempt = await states.take(state, browserOf(client, cookies))
    if (!attempt) return refuse('state unknown, over or of another browser')
    const identity = await party
      .identify(definedOnly(query), attempt.domain, { state, ...attempt })
      .catch(async (error: unknown): Promise<SsoIdentity> => {
        if (error instanceof ServiceError && error.code === 'ssoRejected') return refuse(error.message)
        throw error
      })
    const signedOn = await account(identity, locale)
    if (!signedOn) return refuse('the account is disabled')
    const authenticated = await authentication.open(signedOn, 'sso', client)
    return {
      ...authenticated,
      cookies: [...authenticated.cookies, ...(client.sameOriginBrowser ? [cookie('', 0)] : [])],
    }
  },
})
