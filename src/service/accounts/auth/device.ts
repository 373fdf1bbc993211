import type { Client } from '#service/caller.ts'
import { networkOf } from '#service/client-network.ts'
import type { Cookie } from '#service/http/handlers.ts'
import { hashToken } from './opaque-token.ts'

const COOKIE_NAME = 'aufbau-device'
/** A year; browsers keep none for much longer [s]. */
const COOKIE_SECONDS = 31_536_000

/** Who signs in, and by what it is known again: a browser by a cookie of its own. */
export type Visitor = Client & { readonly deviceToken?: string | undefined }

/** The client of a request with the mark its browser carries. */
export const visitorOf = ({
  client,
  cookies,
}: {
  readonly client: Client
  readonly cookies: Readonly<Partial<Record<string, string>>>
}): Visitor => ({ ...client, deviceToken: client.sameOriginBrowser ? cookies[COOKIE_NAME] : undefined })

/** The cookie that a browser is known again by. */
export const deviceCookie = (value: string): Cookie => ({
  name: COOKIE_NAME,
  value,
  path: '/v1/auth',
  maxAge: COOKIE_SECONDS,
})

/** The network of a client, as it is stored and counted. */
export const networkKey = ({ address }: Client): string => `network:${hashToken(networkOf(address))}`

/** What a client is known again by: the mark of a browser, for others network and program. */
export const deviceKey = ({ deviceToken, address, userAgent }: Visitor): string =>
  deviceToken === undefined
    ? `client:${hashToken(`${networkOf(address)}\n${userAgent ?? ''}`)}`
    : `browser:${hashToken(deviceToken)}`
