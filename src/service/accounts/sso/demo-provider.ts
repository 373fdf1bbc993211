import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { exportJWK, generateKeyPair } from 'jose'
import type Provider from 'oidc-provider'
import type { Configuration } from 'oidc-provider'
import { Secret } from '#service/secret.ts'
import { memoryAdapter } from './memory-adapter.ts'
import type { SsoProvider } from './relying-party.ts'

/** Domain whose addresses the demo's provider knows: all of them. */
export const DEMO_SSO_DOMAIN = 'firma.example'

/** Where the demo's provider lives on this service. */
export const DEMO_PROVIDER_PATH = '/demo/oidc'

const ALGORITHM = 'ES256'
const MINUTE = 60

/** `vera.meier` signs on as Vera Meier. */
const nameOf = (email: string) =>
  email
    .slice(0, email.lastIndexOf('@'))
    .split(/[._-]+/)
    .map((part) => part.slice(0, 1).toUpperCase() + part.slice(1))
    .join(' ')

async function configuration(client: SsoProvider, redirectUri: string): Promise<Configuration> {
  const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true })
  return {
    adapter: memoryAdapter(),
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: ALGORITHM, use: 'sig' }] },
    cookies: { keys: [randomBytes(32).toString('base64url')] },
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret.reveal(),
        redirect_uris: [redirectUri],
        id_token_signed_response_alg: ALGORITHM,
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    findAccount: (_context, accountId) => ({
      accountId,
      claims: () => ({ sub: accountId, email: accountId, email_verified: true, name: nameOf(accountId) }),
    }),
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `${DEMO_PROVIDER_PATH}/interaction/${uid}` },
    async loadExistingGrant({ oidc: { provider, client: asking, session } }) {
      if (!asking || session?.accountId === undefined) return undefined
      const grant = new provider.Grant({ clientId: asking.clientId, accountId: session.accountId })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
    pkce: { required: () => true },
    ttl: {
      AccessToken: MINUTE,
      AuthorizationCode: MINUTE,
      IdToken: MINUTE,
      Grant: MINUTE,
      Interaction: 10 * MINUTE,
      Session: 10 * MINUTE,
    },
  }
}

/** Whom to sign on as is asked every time: in a demo one wants to be one person now and another one next. */
const forgetSession = ({ headers }: IncomingMessage) => {
  headers.cookie = (headers.cookie ?? '')
    .split('; ')
    .filter((one) => !one.startsWith('_session'))
    .join('; ')
}

/** A sign-on that waits for a click. */
export type DemoInteraction = { readonly email: string; readonly id: string }

export type DemoProviderOptions = {
  readonly publicUrl: string
  readonly redirectUri: string
  /** Reaches this service from within. */
  readonly fetch: NonNullable<SsoProvider['fetch']>
}

/** An OpenID provider inside this process. It is made when it is first needed. */
export function demoProvider({ publicUrl, redirectUri, fetch }: DemoProviderOptions) {
  const issuer = `${publicUrl}${DEMO_PROVIDER_PATH}`
  const client: SsoProvider = {
    issuer,
    clientId: 'aufbau',
    clientSecret: new Secret(randomBytes(32).toString('base64url')),
    fetch,
  }
  let made: Promise<Provider> | undefined
  const make = async (): Promise<Provider> => {
    const [{ default: OidcProvider }, settings] = await Promise.all([
      import('oidc-provider'),
      configuration(client, redirectUri),
    ])
    return new OidcProvider(issuer, settings)
  }
  const provider = () => (made ??= make())
  return {
    client,
    /** Answers a request below `DEMO_PROVIDER_PATH`. */
    async handle(request: IncomingMessage & { originalUrl?: string }, response: ServerResponse): Promise<void> {
      const callback = (await provider()).callback()
      request.originalUrl = request.url ?? ''
      request.url = request.originalUrl.slice(DEMO_PROVIDER_PATH.length) || '/'
      if (request.url.startsWith('/auth')) forgetSession(request)
      await callback(request, response)
    },
    /** The sign-on a browser is in; rejects where there is none. */
    async interaction(request: IncomingMessage, response: ServerResponse): Promise<DemoInteraction> {
      const { uid, params } = await (await provider()).interactionDetails(request, response)
      const hint = params['login_hint']
      return { id: uid, email: typeof hint === 'string' ? hint : `vorname.nachname@${DEMO_SSO_DOMAIN}` }
    },
    /** Signs on as `email`; answers where the browser goes from here. */
    async signOn(request: IncomingMessage, response: ServerResponse, email: string): Promise<string> {
      const result = { login: { accountId: email, remember: false } }
      return (await provider()).interactionResult(request, response, result)
    },
  }
}

export type DemoProvider = ReturnType<typeof demoProvider>
