import type { AuthenticationResponse } from '#contract/accounts.ts'
import type { Client } from '#service/caller.ts'
import type { Cookie } from '#service/http/handlers.ts'
import { refused } from '#service/service-error.ts'
import { deviceCookie } from './device.ts'
import { SESSION_DAYS } from './refresh-tokens.repository.ts'
import type { SignedIn } from './session-start.ts'

const COOKIE_NAME = 'aufbau-refresh'
const COOKIE_PATH = '/v1/auth'
const SECONDS_PER_DAY = 86_400

type Carrier = {
  readonly headers: Readonly<Partial<Record<string, string>>>
  readonly cookies: Readonly<Partial<Record<string, string>>>
  readonly client: Client
  readonly body?: { readonly refreshToken: string } | undefined
}

/** A refresh token as it came in, and whether the answer must keep it out of the body. */
type GivenRefreshToken = { readonly token: string; readonly byCookie: boolean }

const cookie = (value: string, maxAge: number): Cookie => ({ name: COOKIE_NAME, value, path: COOKIE_PATH, maxAge })

/** The cookie counts only where the request comes from the app itself, so that no other site can spend it. */
function givenRefreshToken({ headers, cookies, client, body }: Carrier): GivenRefreshToken | undefined {
  const byHeader = headers['x-refresh-token']
  if (byHeader) return { token: byHeader, byCookie: client.sameOriginBrowser }
  const byCookie = client.sameOriginBrowser ? cookies[COOKIE_NAME] : undefined
  if (byCookie) return { token: byCookie, byCookie: true }
  return body && { token: body.refreshToken, byCookie: client.sameOriginBrowser }
}

/**
 * The refresh token of a request: the header, else the cookie, else the deprecated body.
 *
 * @throws {ServiceError} `invalidRequest` where there is none
 */
export function requiredRefreshToken(carrier: Carrier): GivenRefreshToken {
  const given = givenRefreshToken(carrier)
  if (!given) throw refused('header.X-Refresh-Token', 'required')
  return given
}

/** Answers a sign-in: its refresh token goes into the cookie of a same-origin browser, into the body of any other client. */
export const signedInReply = (
  { refreshToken, newDevice, ...body }: SignedIn,
  byCookie: boolean,
): { cookies: readonly Cookie[]; body: AuthenticationResponse } =>
  byCookie
    ? {
        cookies: [
          cookie(refreshToken, SESSION_DAYS * SECONDS_PER_DAY),
          ...(newDevice === undefined ? [] : [deviceCookie(newDevice)]),
        ],
        body,
      }
    : { cookies: [], body: { ...body, refreshToken } }

/** Takes the cookie back. */
export const clearedCookie: Cookie = cookie('', 0)
