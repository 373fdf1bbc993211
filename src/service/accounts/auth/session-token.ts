import { type CryptoKey, importJWK, type JWK, jwtVerify, SignJWT } from 'jose'
import { LRUCache } from 'lru-cache'
import { validate } from 'uuid'
import { ServiceError } from '#service/service-error.ts'
import type { Policy } from '#vocabulary/accounts.ts'
import { KEY_RELOAD_SECONDS, SESSION_TOKEN_SECONDS, SIGNING_ALGORITHM } from './signing-key.ts'
import type { SigningKeysRepository } from './signing-keys.repository.ts'

/** Who a session token speaks for. */
export type SessionClaims = {
  readonly userId: string
  readonly sessionId: string
  readonly expiresAt: Date
  /** Of the key it is signed with. */
  readonly kid: string
}

type Keys = {
  readonly signing: { readonly kid: string; readonly key: CryptoKey }
  readonly accepted: ReadonlyMap<string, CryptoKey>
  readonly published: readonly JWK[]
  /** By a clock that is never set [ms]. */
  readonly readAt: number
}

/** Whom the tokens are for. */
export const SESSION_TOKEN_AUDIENCE = 'aufbau'

/** Tokens verified lately; the signature of the same token is not computed again at every request. */
const REMEMBERED_TOKENS = 5_000

/** An unknown key id makes a node look for a new key, but not more often than this [ms]. */
const SHORTEST_RELOAD = 1_000

const asKey = async (jwk: JWK) => (await importJWK(jwk, SIGNING_ALGORITHM)) as CryptoKey

async function readKeys(repository: SigningKeysRepository): Promise<Keys> {
  const stored = await repository.accepted()
  const [newest] = stored
  if (!newest) throw new Error('there is no signing key')
  const accepted = await Promise.all(stored.map(async ({ kid, publicKey }) => [kid, await asKey(publicKey)] as const))
  return {
    signing: { kid: newest.kid, key: await asKey(newest.privateKey) },
    accepted: new Map(accepted),
    published: stored.map(({ publicKey }) => publicKey),
    readAt: performance.now(),
  }
}

/** Reads keys when they are first needed, when they have become old, and when a token names one that is unknown. */
function keyCache(repository: SigningKeysRepository) {
  let current: Promise<Keys> | undefined
  const reload = () => {
    const reading = readKeys(repository)
    current = reading
    reading.catch(() => {
      if (current === reading) current = undefined
    })
    return reading
  }
  /** Read last; what was read holds until it has been read anew. */
  let latest: Keys | undefined
  const isDue = ({ readAt }: Keys) => performance.now() - readAt > KEY_RELOAD_SECONDS * 1000
  return {
    async keys(kid?: string): Promise<Keys> {
      const keys = await (current ?? reload())
      const isUnknown =
        kid !== undefined && !keys.accepted.has(kid) && performance.now() - keys.readAt > SHORTEST_RELOAD
      latest = isDue(keys) || isUnknown ? await reload() : keys
      return latest
    },
    /** Whether a key was accepted when the keys were read last; false where that has become old. */
    isAccepted: (kid: string): boolean => latest !== undefined && !isDue(latest) && latest.accepted.has(kid),
  }
}

const isUuid = (value: unknown): value is string => validate(value)

const malformed = (reason: string) => new ServiceError('tokenMalformed', reason)

/**
 * Signs and verifies session tokens (JWT, EdDSA).
 *
 * @param issuer - `iss` of every token: the service's public address
 */
export function sessionTokens(repository: SigningKeysRepository, issuer: string) {
  const { keys, isAccepted } = keyCache(repository)
  const remembered = new LRUCache<string, SessionClaims>({ max: REMEMBERED_TOKENS })

  const check = async (token: string): Promise<SessionClaims> => {
    const { payload, protectedHeader } = await jwtVerify(
      token,
      async ({ kid }) => {
        const key = kid === undefined ? undefined : (await keys(kid)).accepted.get(kid)
        if (!key) throw malformed('the key of the session token is unknown')
        return key
      },
      {
        issuer,
        audience: SESSION_TOKEN_AUDIENCE,
        algorithms: [SIGNING_ALGORITHM],
        requiredClaims: ['sub', 'sid', 'exp'],
      },
    ).catch((error: unknown) => {
      if (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_J')) {
        if (error.code === 'ERR_JWT_EXPIRED') throw new ServiceError('tokenExpired')
        throw malformed(`session token: ${String(error.code)}`)
      }
      throw error
    })
    const { sub = '', sid, exp = 0 } = payload
    if (!isUuid(sub) || !isUuid(sid)) throw malformed('session token: not ours')
    return { userId: sub, sessionId: sid, expiresAt: new Date(exp * 1000), kid: protectedHeader.kid ?? '' }
  }

  /** Claims of a token that was verified lately and has not expired, by a key that is accepted. */
  const known = (token: string): SessionClaims | undefined => {
    const claims = remembered.get(token)
    return claims && claims.expiresAt.getTime() > Date.now() && isAccepted(claims.kid) ? claims : undefined
  }

  return {
    known,
    /** A token for one session, good for ten minutes. */
    async sign(session: { userId: string; sessionId: string; policies: readonly Policy[] }) {
      const { signing } = await keys()
      const issuedAt = Math.floor(Date.now() / 1000)
      const expiresAt = issuedAt + SESSION_TOKEN_SECONDS
      const sessionJwt = await new SignJWT({ sid: session.sessionId, policies: session.policies })
        .setProtectedHeader({ alg: SIGNING_ALGORITHM, kid: signing.kid, typ: 'JWT' })
        .setIssuer(issuer)
        .setAudience(SESSION_TOKEN_AUDIENCE)
        .setSubject(session.userId)
        .setIssuedAt(issuedAt)
        .setExpirationTime(expiresAt)
        .sign(signing.key)
      return { sessionJwt, expiresAt: new Date(expiresAt * 1000) }
    },
    /**
     * The claims of a token with a good signature that has not expired; whether its session still runs is not asked here.
     *
     * @throws {ServiceError} `tokenMalformed`, `tokenExpired`
     */
    async verify(token: string): Promise<SessionClaims> {
      const before = remembered.get(token)
      // computed before; what may have changed since are the keys
      if (before && before.expiresAt.getTime() > Date.now() && (await keys(before.kid)).accepted.has(before.kid))
        return before
      remembered.delete(token)
      const claims = await check(token)
      remembered.set(token, claims)
      return claims
    },
    /** Public keys (RFC 7517), for whoever wants to verify session tokens. */
    async published(): Promise<{ keys: readonly JWK[] }> {
      return { keys: (await keys()).published }
    },
  }
}

export type SessionTokens = ReturnType<typeof sessionTokens>
