import * as oidc from 'openid-client'
import { emailAddress } from '#contract/schema.ts'
import type { Secret } from '#service/secret.ts'
import { ServiceError } from '#service/service-error.ts'

/** How the sign-on provider of a domain is reached. */
export type SsoProvider = {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: Secret
  /** Reaches a provider inside this process; the network where absent. */
  readonly fetch?: oidc.CustomFetch
}

/** What a provider says of who has signed on there. */
export type SsoIdentity = {
  /** Who vouches, and for whom: this pair alone is one person for good (OpenID Connect Core 1.0, 5.7). */
  readonly issuer: string
  readonly subject: string
  readonly email: string
  readonly name: string | undefined
}

export type RelyingPartyOptions = {
  /** By e-mail domain. */
  readonly providers: Readonly<Record<string, SsoProvider>>
  /** Where the provider sends the browser back to. */
  readonly redirectUri: string
  /** Plain http to a provider: never in production. */
  readonly allowHttp: boolean
}

/** The secrets of one sign-on. */
export type SsoSecrets = { readonly state: string; readonly nonce: string; readonly codeVerifier: string }

/** Longest wait for a provider [s]. */
const PATIENCE = 10

const rejected = (reason: string) => new ServiceError('ssoRejected', reason)

/** Names what a provider or the check of its answer found wrong, without the answer itself. */
const reasonOf = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'unknown'

/** A provider that cannot be reached, as opposed to one whose answer is not good. */
const isAway = (error: unknown): boolean =>
  error instanceof TypeError ||
  reasonOf(error) === 'OAUTH_TIMEOUT' ||
  (error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError'))

const NAME_LENGTH = 120
/** Longest `sub` (OpenID Connect Core 1.0, 2). */
const SUBJECT_LENGTH = 255

/** A name as it may be stored and shown: without control characters, of a length; undefined where nothing is left. */
function nameOf(claim: unknown): string | undefined {
  if (typeof claim !== 'string') return undefined
  const name = claim
    .slice(0, 10 * NAME_LENGTH)
    .replaceAll(/[\p{Cc}\p{Cs}\u2028\u2029]+/gu, ' ')
    .trim()
  return Array.from(name).slice(0, NAME_LENGTH).join('').trim() || undefined
}

const isSubject = (claim: unknown): claim is string =>
  typeof claim === 'string' && claim.length <= SUBJECT_LENGTH && /^[\x20-\x7e]+$/.test(claim)

/** Address and name that a provider tells. @throws {ServiceError} `ssoRejected` where the address may not be believed */
function personOf(told: Readonly<Record<string, unknown>>, domain: string): Pick<SsoIdentity, 'email' | 'name'> {
  const address = emailAddress.safeParse(told['email'])
  if (!address.success || told['email_verified'] !== true) throw rejected('the address is not verified, or none')
  const email = address.data
  if (email.slice(email.lastIndexOf('@') + 1) !== domain) throw rejected('the address is at another domain')
  return { email, name: nameOf(told['name']) }
}

/** Our side of single sign-on by OpenID Connect: authorization code with PKCE, state and nonce. */
export function relyingParty({ providers, redirectUri, allowHttp }: RelyingPartyOptions) {
  const configurations = new Map<string, Promise<oidc.Configuration>>()

  const discover = async ({ issuer, clientId, clientSecret, fetch }: SsoProvider): Promise<oidc.Configuration> => {
    const http = allowHttp && issuer.startsWith('http:') ? [oidc.allowInsecureRequests] : []
    return oidc.discovery(new URL(issuer), clientId, clientSecret.reveal(), undefined, {
      execute: [oidc.enableNonRepudiationChecks, ...http],
      timeout: PATIENCE,
      ...(fetch && { [oidc.customFetch]: fetch }),
    })
  }

  const configurationOf = async (domain: string): Promise<oidc.Configuration> => {
    const provider = Object.hasOwn(providers, domain) ? providers[domain] : undefined
    if (!provider) throw new ServiceError('ssoUnavailable')
    const reading = configurations.get(domain) ?? discover(provider)
    configurations.set(domain, reading)
    try {
      return await reading
    } catch (error) {
      configurations.delete(domain)
      throw new ServiceError('unavailable', `sign-on provider: ${reasonOf(error)}`, {
        headers: { 'Retry-After': '10' },
      })
    }
  }

  const claimsOf = async (
    configuration: oidc.Configuration,
    tokens: Awaited<ReturnType<typeof oidc.authorizationCodeGrant>>,
  ) => {
    const claims = tokens.claims()
    if (!claims) throw rejected('no ID token')
    const { iss: issuer, sub: subject } = claims
    if (!isSubject(subject)) throw rejected('the subject is none')
    if (claims['email'] !== undefined) return { issuer, subject, told: claims }
    return { issuer, subject, told: await oidc.fetchUserInfo(configuration, tokens.access_token, subject) }
  }

  return {
    /** Secrets for one sign-on. */
    secrets: (): SsoSecrets => ({
      state: oidc.randomState(),
      nonce: oidc.randomNonce(),
      codeVerifier: oidc.randomPKCECodeVerifier(),
    }),

    /**
     * Where the browser goes to sign on.
     *
     * @throws {ServiceError} `ssoUnavailable` for a domain without a provider; `unavailable` while it cannot be reached
     */
    async addressFor(email: string, domain: string, { state, nonce, codeVerifier }: SsoSecrets): Promise<string> {
      const configuration = await configurationOf(domain)
      return oidc.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        state,
        nonce,
        login_hint: email,
      }).href
    },

    /**
     * Exchanges the code the browser came back with.
     *
     * @param answer - the query of the redirect, unchanged
     * @returns a verified address at the domain the sign-on began with
     * @throws {ServiceError} `ssoRejected` where anything about the answer is not as it must be
     */
    async identify(
      answer: URLSearchParams,
      domain: string,
      { state, nonce, codeVerifier }: SsoSecrets,
    ): Promise<SsoIdentity> {
      const configuration = await configurationOf(domain)
      const { issuer, subject, told } = await oidc
        .authorizationCodeGrant(configuration, new URL(`${redirectUri}?${answer.toString()}`), {
          pkceCodeVerifier: codeVerifier,
          expectedState: state,
          expectedNonce: nonce,
          idTokenExpected: true,
        })
        .then((tokens) => claimsOf(configuration, tokens))
        .catch((error: unknown) => {
          if (error instanceof ServiceError) throw error
          if (isAway(error))
            throw new ServiceError('unavailable', 'sign-on provider', { headers: { 'Retry-After': '10' } })
          throw rejected(reasonOf(error))
        })
      return { issuer, subject, ...personOf(told, domain) }
    },
  }
}

export type RelyingParty = ReturnType<typeof relyingParty>
