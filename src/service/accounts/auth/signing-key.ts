import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose'

/** Life of a session token [s]. */
export const SESSION_TOKEN_SECONDS = 600

/** How often a node reads the signing keys anew [s]: for so long a key that was revoked at once is still obeyed. */
export const KEY_RELOAD_SECONDS = 3

/** How long a retired key is still accepted [min]: a node may sign with it for one reload, and the token then lives on. */
export const RETIRED_KEY_MINUTES = Math.ceil((SESSION_TOKEN_SECONDS + KEY_RELOAD_SECONDS) / 60) + 4

export const SIGNING_ALGORITHM = 'EdDSA'

/** A new Ed25519 key; its id is the thumbprint of its public part (RFC 7638). */
export async function newSigningKey(): Promise<{ kid: string; privateKey: JWK; publicKey: JWK }> {
  const pair = await generateKeyPair(SIGNING_ALGORITHM, { crv: 'Ed25519', extractable: true })
  const publicKey = await exportJWK(pair.publicKey)
  const kid = await calculateJwkThumbprint(publicKey)
  return {
    kid,
    privateKey: await exportJWK(pair.privateKey),
    publicKey: { ...publicKey, kid, alg: SIGNING_ALGORITHM, use: 'sig' },
  }
}
