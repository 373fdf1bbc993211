import { randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import type { Db } from '#service/db/client.ts'
import { ServiceError } from '#service/service-error.ts'
import type { keyVault } from './key-vault.ts'
import { hashToken } from './opaque-token.ts'
import { secondFactorRepository } from './second-factor.repository.ts'
import { signInAttempts } from './sign-in-attempts.repository.ts'

/** As every authenticator app knows it (RFC 6238): HMAC-SHA-1, six digits, 30 s; a step before and after counts. */
const form = { issuer: 'Aufbau', algorithm: 'SHA1', digits: 6, period: 30 } as const
const WINDOW = 1
/** [bytes] As long as the hash (RFC 4226, 4). */
const SECRET_BYTES = 20

/** Codes for when the factor is lost: 78 bits each, in groups of letters that cannot be mistaken for each other. */
const RECOVERY_CODES = 10
const LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'

const newRecoveryCode = () =>
  Array.from({ length: 16 }, () => LETTERS[randomInt(LETTERS.length)] ?? '')
    .join('')
    .replaceAll(/(.{4})(?=.)/g, '$1-')

const recoveryHash = (accountId: string, code: string) =>
  hashToken(`${accountId}\n${code.toUpperCase().replaceAll(/[^A-Z2-9]/g, '')}`)

const totpOf = (secret: Secret, label: string) => new TOTP({ ...form, label, secret })

/** A new secret, and what an app reads it by. */
export function newTotp(email: string): { readonly secret: string; readonly uri: string } {
  const secret = new Secret({ size: SECRET_BYTES })
  return { secret: secret.base32, uri: totpOf(secret, email).toString() }
}

/** New codes for when the factor is lost, and what is kept of them. */
export function newRecoveryCodes(accountId: string) {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode)
  return { codes, hashes: codes.map((code) => recoveryHash(accountId, code)) }
}

/** Where a code is guessed at. */
export type Guess = {
  readonly accountId: string
  readonly email: string
  readonly source: string
  readonly isKnown: boolean
}

/** Looks at codes of accounts: each is good once, and guessing is slowed as that of passwords is. */
export function secondFactorCheck(db: Db, vault: ReturnType<typeof keyVault>) {
  const factors = secondFactorRepository(db)
  const isCode = async (accountId: string, code: string): Promise<boolean> => {
    const found = await factors.find(accountId)
    if (!found) return false
    const { k = '' } = await vault.open(found.secret)
    const timestamp = Date.now()
    const delta = totpOf(Secret.fromBase32(k), '').validate({ token: code, window: WINDOW, timestamp })
    return delta !== null && factors.takeStep(accountId, TOTP.counter({ period: form.period, timestamp }) + delta)
  }
  return {
    /** Whether sign-ins of the account ask for a code. */
    isOn: async (accountId: string): Promise<boolean> => (await factors.find(accountId))?.confirmedAt != null,

    /**
     * Takes a code of the app, or one of those for when it is lost.
     *
     * @returns which of them it was
     * @throws {ServiceError} `secondFactorInvalid`, `signInSlowed`
     */
    async take({ accountId, email, source, isKnown }: Guess, given: string): Promise<'code' | 'recovery'> {
      const attempts = signInAttempts(db)
      const loginId = `second factor of ${email}`
      await attempts.begin({ loginId, source, isKnown })
      const digits = given.replaceAll(/\s/g, '')
      const isDigits = /^\d{6}$/.test(digits)
      const good = isDigits
        ? await isCode(accountId, digits)
        : await factors.spendRecovery(accountId, recoveryHash(accountId, given))
      if (!good) throw new ServiceError('secondFactorInvalid')
      await attempts.forget(loginId)
      return isDigits ? 'code' : 'recovery'
    },
  }
}
export type SecondFactorCheck = ReturnType<typeof secondFactorCheck>
