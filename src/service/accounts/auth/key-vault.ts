import { hkdfSync } from 'node:crypto'
import { CompactEncrypt, compactDecrypt, type JWK } from 'jose'
import { ConfigError } from '#service/config.ts'
import type { StoredSecret } from '#service/db/tables/accounts.ts'
import type { Secret } from '#service/secret.ts'

const isSealed = (stored: StoredSecret): stored is { readonly jwe: string } =>
  'jwe' in stored && stored.jwe !== undefined

const SECRET = 'SIGNING_KEY_SECRET'

/** Seals private keys (JWE, A256GCM, RFC 7516) with a key that follows from the secret (HKDF-SHA-256, RFC 5869). */
export function keyVault(secret: Secret | undefined) {
  const key = secret && new Uint8Array(hkdfSync('sha256', secret.reveal(), '', 'aufbau signing keys', 32))
  return {
    async seal(privateKey: JWK): Promise<StoredSecret> {
      if (!key) return privateKey
      const plain = new TextEncoder().encode(JSON.stringify(privateKey))
      const header = { alg: 'dir', enc: 'A256GCM' }
      return { jwe: await new CompactEncrypt(plain).setProtectedHeader(header).encrypt(key) }
    },
    /** @throws {ConfigError} where the secret is missing or another one */
    async open(stored: StoredSecret): Promise<JWK> {
      if (!isSealed(stored)) return stored
      if (!key) throw new ConfigError(`Configuration: ${SECRET} must be set: the signing keys are sealed with it`)
      try {
        const { plaintext } = await compactDecrypt(stored.jwe, key)
        return JSON.parse(new TextDecoder().decode(plaintext)) as JWK
      } catch {
        throw new ConfigError(`Configuration: ${SECRET} must be the one that the signing keys were sealed with`)
      }
    },
  }
}
