import type { Client } from '#service/caller.ts'
import type { Cookie, Handlers } from '#service/http/handlers.ts'
import { visitorOf } from '../auth/device.ts'
import { newToken } from '../auth/opaque-token.ts'
import { signedInReply } from '../auth/refresh-transport.ts'
import type { SsoService } from './sso.service.ts'

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
export const ssoHandlers = (sso: SsoService): Pick<Handlers, 'startSso' | 'finishSso'> => ({
  async startSso({ body: { loginId }, client }) {
    const browser = client.sameOriginBrowser ? newToken() : ''
    const url = await sso.start(loginId, browser)
    return { body: { url }, cookies: client.sameOriginBrowser ? [cookie(browser, COOKIE_SECONDS)] : [] }
  },

  async finishSso({ query, client, cookies, locale }) {
    const browser = browserOf(client, cookies)
    const signedIn = await sso.finish({
      query: definedOnly(query),
      browser,
      client: visitorOf({ client, cookies }),
      locale,
    })
    const reply = signedInReply(signedIn, client.sameOriginBrowser)
    return { ...reply, cookies: [...reply.cookies, ...(client.sameOriginBrowser ? [cookie('', 0)] : [])] }
  },
})
