import { createHash, randomBytes } from 'node:crypto'

/** A secret of 256 random bits, base64url: 43 characters. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/**
 * What is stored of a secret: its SHA-256, base64url. A slow hash would add nothing, for 256 random bits cannot be
 * guessed; and because the hash is looked up and not compared, the time taken tells nothing of the secret.
 */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** `ak_`, the id in 16 hexadecimal digits, `_`, and a secret of 256 bits: 63 characters of the 124 the interface allows. */
const form = /^ak_([0-9a-f]{16})_([\w-]{43})$/

/** A new key: `id` may be shown, `secret` stays with whoever uses the key. */
export function newAccessKey(): { id: string; secret: string; accessKey: string } {
  const id = randomBytes(8).toString('hex')
  const secret = newToken()
  return { id, secret, accessKey: `ak_${id}_${secret}` }
}

/** The parts of a key; undefined where the text has not the form of one. */
export function parseAccessKey(accessKey: string): { id: string; secret: string } | undefined {
  const [, id, secret] = form.exec(accessKey) ?? []
  return id !== undefined && secret !== undefined ? { id, secret } : undefined
}
