import { createHash, randomBytes } from 'node:crypto'

/** A secret of 256 random bits, base64url: 43 characters. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/**
 * What is stored of a secret: its SHA-256, base64url. A slow hash would add nothing, for 256 random bits cannot be
 * guessed; and because the hash is looked up and not compared, the time taken tells nothing of the secret.
 */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')
