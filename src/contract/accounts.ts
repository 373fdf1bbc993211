import * as z from 'zod/mini'
import { policies, redirectTypes, scopes } from '#vocabulary/accounts.ts'
import { locales } from '#vocabulary/constructions.ts'
import { emailAddress, text, timestamp } from './schema.ts'

const locale = z.enum(locales)
/** Redirect type in a body; in a query it is matched without regard to case. */
export const redirectType = z.enum(redirectTypes)

/** Longest password the service takes; longer ones are refused before anything is hashed. */
export const PASSWORD_MAX_LENGTH = 128
export const PASSWORD_MIN_LENGTH = 12

const secret = z.string().check(z.minLength(1), z.maxLength(PASSWORD_MAX_LENGTH))
/** Opaque tokens and JWTs as they come in. */
export const token = z.string().check(z.minLength(1), z.maxLength(4096))

export const user = z
  .object({
    userId: z.uuid(),
    email: z.string(),
    name: z.string(),
    locale,
    policies: z.array(z.enum(policies)),
    verifiedEmail: z.boolean(),
  })
  .check(z.meta({ id: 'User' }))
export type User = z.infer<typeof user>

export const refreshToken = z
  .strictObject({ refreshToken: token })
  .check(z.meta({ id: 'RefreshToken', description: 'In place of X-Refresh-Token', deprecated: true }))

export const authenticationResponse = z
  .object({
    sessionJwt: z.string().check(z.describe('Sent as Authorization: Bearer')),
    sessionExpiration: timestamp,
    refreshToken: z
      .optional(z.string())
      .check(z.describe('Absent for same-origin browsers, which hold it in a cookie')),
    firstSeen: z.boolean(),
    user,
  })
  .check(z.meta({ id: 'AuthenticationResponse' }))
export type AuthenticationResponse = z.infer<typeof authenticationResponse>

export const passwordLoginRequest = z
  .strictObject({ loginId: emailAddress, password: secret })
  .check(z.meta({ id: 'PasswordLoginRequest' }))
export type PasswordLoginRequest = z.infer<typeof passwordLoginRequest>

export const signUpRequest = z
  .strictObject({
    email: emailAddress,
    password: secret,
    name: text('Name shown to others', 1, 120),
    locale: z.optional(locale),
  })
  .check(z.meta({ id: 'SignUpRequestDto' }))

export const maskedResponse = z.object({ maskedEmail: z.string() }).check(z.meta({ id: 'MaskedResponse' }))
export const magicLinkRequest = z
  .strictObject({ email: emailAddress, locale: z.optional(locale) })
  .check(z.meta({ id: 'MagicLinkRequestDto' }))
export const magicLinkResponse = z.object({ maskedEmail: z.string() }).check(z.meta({ id: 'MagicLinkResponse' }))
export const embeddedLinkRequest = z
  .strictObject({ email: emailAddress, type: z.optional(redirectType), locale: z.optional(locale) })
  .check(z.meta({ id: 'EmbeddedLinkRequest' }))

export const passwordPolicy = z
  .object({
    minLength: z.int(),
    maxLength: z.int(),
    lowercase: z.boolean(),
    uppercase: z.boolean(),
    number: z.boolean(),
    nonAlphanumeric: z.boolean(),
    rejectsCommon: z.boolean(),
    rejectsEmail: z.boolean(),
  })
  .check(z.meta({ id: 'PasswordPolicy' }))
export type PasswordPolicy = z.infer<typeof passwordPolicy>

export const resetPasswordRequest = z
  .strictObject({ email: emailAddress, locale: z.optional(locale) })
  .check(z.meta({ id: 'ResetPasswordRequest' }))
export const resetPasswordResponse = z
  .object({ maskedEmail: z.string() })
  .check(z.meta({ id: 'ResetPasswordResponse' }))
export const updatePasswordRequest = z
  .strictObject({ loginId: emailAddress, newPassword: secret, currentPassword: z.optional(secret) })
  .check(z.meta({ id: 'UpdatePasswordRequest' }))

export const ssoStartRequest = z.strictObject({ loginId: emailAddress }).check(z.meta({ id: 'SsoStartRequest' }))
export const ssoResponse = z.object({ url: z.url() }).check(z.meta({ id: 'SsoResponse' }))

export const emailValidationRequest = z
  .strictObject({ email: emailAddress })
  .check(z.meta({ id: 'EmailValidationRequestDto' }))
export const universityDetailResponse = z
  .object({
    isUniversity: z.boolean(),
    name: z.nullable(z.string()),
    domain: z.nullable(z.string()),
    country: z.nullable(z.string()).check(z.describe('ISO 3166-1 alpha-2, where the domain tells it')),
  })
  .check(z.meta({ id: 'UniversityDetailResponseDto' }))
export const userExistsResponse = z.object({ exists: z.boolean() }).check(z.meta({ id: 'UserExistsResponseDto' }))

export const sessionValidation = z.object({
  valid: z.literal(true),
  userId: z.uuid(),
  sessionExpiration: timestamp,
})

export const ownSession = z
  .object({
    id: z.uuid(),
    startedAt: timestamp,
    lastUsedAt: timestamp,
    expiresAt: timestamp,
    userAgent: z.nullable(z.string()),
    current: z.boolean(),
  })
  .check(z.meta({ id: 'Session' }))

export const accountUpdate = z.strictObject({
  name: z.optional(text('Name shown to others', 1, 120)),
  locale: z.optional(locale),
})

export const accessKeyExchange = z.strictObject({ accessKey: z.string().check(z.minLength(10), z.maxLength(124)) })
export const accessKeySession = z.object({ keyId: z.string(), sessionJwt: z.string() })

export const accessKey = z
  .object({
    keyId: z.string(),
    name: z.string(),
    user: z.object({ userId: z.uuid(), email: z.string(), name: z.string() }),
    scopes: z.array(z.enum(scopes)).check(z.describe('What it may do, of what its user may')),
    createdAt: timestamp,
    expiresAt: z.nullable(timestamp),
    lastUsedAt: z.nullable(timestamp),
    revokedAt: z.nullable(timestamp),
  })
  .check(z.meta({ id: 'AccessKey' }))

export const scopeList = z.array(z.enum(scopes)).check(z.minLength(1), z.maxLength(scopes.length))

export const accessKeyDraft = z.strictObject({
  name: text('What the key is for', 1, 120),
  email: emailAddress.check(z.describe('Account the key acts for')),
  scopes: z.optional(scopeList).check(z.describe('All where absent')),
  expiresAt: z.optional(timestamp),
})
/** The secret is in this answer only. */
export const accessKeyCreated = z
  .object({ ...accessKey.shape, accessKey: z.string() })
  .check(z.meta({ id: 'AccessKeyCreated' }))
