import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH, type PasswordPolicy } from '#contract/accounts.ts'
import { type Refusal, ServiceError } from '#service/service-error.ts'
import { commonPasswords } from './common-passwords.ts'

/** The rules a password must follow, as the service tells them; `checkPassword` enforces these and no others. */
export const passwordPolicy: PasswordPolicy = {
  minLength: PASSWORD_MIN_LENGTH,
  maxLength: PASSWORD_MAX_LENGTH,
  lowercase: false,
  uppercase: false,
  number: false,
  nonAlphanumeric: false,
  rejectsCommon: true,
  rejectsEmail: true,
}

/** Shorter local parts turn up in any password by chance. */
const SHORTEST_LOCAL_PART = 3

/** `aaaaaaaaaaaa`, `abcabcabcabc`: one part of up to six characters, over and over. */
const repetition = /^(.{1,6}?)\1+$/su

const containsLocalPart = (password: string, email: string): boolean => {
  const localPart = email.slice(0, email.lastIndexOf('@')).toLowerCase()
  return localPart.length >= SHORTEST_LOCAL_PART && password.toLowerCase().includes(localPart)
}

/**
 * Refuses a password that breaks a rule, naming every broken one.
 *
 * @param path - JSON Pointer to the password in the body
 * @throws {ServiceError} passwordRejected
 */
export async function checkPassword(password: string, email: string, path: string): Promise<void> {
  const refusals: Refusal[] = []
  if (password.length < passwordPolicy.minLength) {
    refusals.push({ path, code: 'tooShort', values: { minimum: passwordPolicy.minLength } })
  }
  if (password.length > passwordPolicy.maxLength) {
    refusals.push({ path, code: 'tooLong', values: { maximum: passwordPolicy.maxLength } })
  }
  if (containsLocalPart(password, email)) refusals.push({ path, code: 'containsEmail' })
  if (repetition.test(password) || (await commonPasswords()).has(password.toLowerCase())) {
    refusals.push({ path, code: 'tooCommon' })
  }
  if (refusals.length > 0) throw new ServiceError('passwordRejected', '', { refusals })
}
