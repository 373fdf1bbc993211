export type KeyState = 'unlimited' | 'valid' | 'expiresSoon' | 'expired' | 'revoked'

const DAY = 86_400_000
/** From here on the end of a key is pointed out [days]. */
const SOON = 30

/** Whether a key can be used, and whether that ends soon. @param now - ms since 1970 */
export function keyState({ expiresAt, revokedAt }: Pick<AccessKey, 'expiresAt' | 'revokedAt'>, now: number): KeyState {
  if (revokedAt !== null) return 'revoked'
  if (expiresAt === null) return 'unlimited'
  const left = Date.parse(expiresAt) - now
  if (left <= 0) return 'expired'
  return left < SOON * DAY ? 'expiresSoon' : 'valid'
}

import { type AccessKey } from '#web/resources/accounts/access-keys.ts'
