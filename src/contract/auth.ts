import * as z from 'zod/mini'
import { redirectTypes } from '#vocabulary/accounts.ts'
import * as accounts from './accounts.ts'
import { endpoint } from './endpoint.ts'
import { caseless, paging } from './schema.ts'

const strict = { auth: 'none', rateLimit: 'strict' } as const
const open = { auth: 'none', rateLimit: 'public' } as const
const session = { auth: 'session', rateLimit: 'session' } as const

export const exchangeAccessKey = endpoint({
  ...strict,
  method: 'POST',
  path: '/v1/auth/access-keys/exchange-key',
  summary: 'Exchange an issued access key for a short-lived session token',
  body: accounts.accessKeyExchange,
  success: { status: 200, body: accounts.accessKeySession },
  errors: ['accessKeyInvalid'],
})
export const logout = endpoint({
  ...open,
  method: 'POST',
  path: '/v1/auth/logout',
  summary: 'End the session of the refresh token',
  headers: { 'x-refresh-token': 'optional' },
  body: accounts.refreshToken,
  bodyOptional: true,
  success: { status: 200, body: accounts.authenticationResponse },
  errors: ['refreshTokenInvalid'],
})
export const startMagicLink = endpoint({
  ...strict,
  method: 'POST',
  path: '/v1/auth/magic-link/login',
  summary: 'Send a link that signs in',
  body: accounts.magicLinkRequest,
  success: { status: 200, body: accounts.magicLinkResponse },
  errors: [],
})
export const loginWithPassword = endpoint({
  ...strict,
  method: 'POST',
  path: '/v1/auth/password/login',
  summary: 'Sign in with a password',
  body: accounts.passwordLoginRequest,
  success: { status: 200, body: accounts.authenticationResponse },
  errors: ['invalidCredentials'],
})
export const readPasswordPolicy = endpoint({
  ...open,
  method: 'GET',
  path: '/v1/auth/password/policies',
  summary: 'The rules a password must follow',
  success: { status: 200, body: accounts.passwordPolicy },
  errors: [],
})
export const resetPassword = endpoint({
  ...strict,
  method: 'POST',
  path: '/v1/auth/password/reset',
  summary: 'Send a link that opens a session in which the password can be set',
  body: accounts.resetPasswordRequest,
  success: { status: 200, body: accounts.resetPasswordResponse },
  errors: [],
})
export const signUp = endpoint({
  ...strict,
  method: 'POST',
  path: '/v1/auth/password/sign-up',
  summary: 'Open an account; a verification link is sent',
  body: accounts.signUpRequest,
  success: { status: 200, body: accounts.maskedResponse },
  errors: ['passwordRejected'],
})
export const updatePassword = endpoint({
  ...strict,
  method: 'POST',
  path: '/v1/auth/password/update',
  summary: 'Set a new password; every other session ends',
  headers: { 'x-refresh-token': 'required' },
  body: accounts.updatePasswordRequest,
  success: { status: 200 },
  errors: ['invalidCredentials', 'passwordRejected', 'refreshTokenInvalid'],
})
export const verifyLink = endpoint({
  ...strict,
  method: 'GET',
  path: '/v1/auth/password/verify',
  summary: 'Spend the token of a link and sign in',
  query: z.strictObject({ token: accounts.token, type: caseless(redirectTypes) }),
  success: { status: 200, body: accounts.authenticationResponse },
  head: false,
  errors: ['linkInvalid'],
})
export const sendVerification = endpoint({
  ...strict,
  method: 'POST',
  path: '/v1/auth/password/verify-email',
  summary: 'Send a verification link',
  body: accounts.embeddedLinkRequest,
  success: { status: 202 },
  errors: [],
})
export const refresh = endpoint({
  ...open,
  method: 'POST',
  path: '/v1/auth/refresh',
  summary: 'Exchange a refresh token for a new session token and a new refresh token',
  headers: { 'x-refresh-token': 'optional' },
  body: accounts.refreshToken,
  bodyOptional: true,
  success: { status: 200, body: accounts.authenticationResponse },
  errors: ['refreshTokenInvalid'],
})
export const finishSso = endpoint({
  ...strict,
  method: 'GET',
  path: '/v1/auth/sso/callback',
  summary: 'Exchange the authorization code of single sign-on',
  query: z.object({
    code: z.optional(z.string().check(z.maxLength(4096))),
    state: z.optional(z.string().check(z.maxLength(4096))),
    error: z.optional(z.string().check(z.maxLength(200))),
    iss: z.optional(z.string().check(z.maxLength(2048))),
  }),
  success: { status: 200, body: accounts.authenticationResponse },
  head: false,
  errors: ['ssoRejected'],
})
export const startSso = endpoint({
  ...strict,
  method: 'POST',
  path: '/v1/auth/sso/start',
  summary: 'Address of the sign-on provider for a login id',
  body: accounts.ssoStartRequest,
  success: { status: 200, body: accounts.ssoResponse },
  errors: ['ssoUnavailable'],
})
export const testToken = endpoint({
  ...session,
  method: 'GET',
  path: '/v1/auth/test/token',
  summary: 'Answers `valid` to a valid session token',
  success: { status: 200, body: z.literal('valid') },
  errors: [],
})
export const validateEduDomain = endpoint({
  ...open,
  method: 'POST',
  path: '/v1/auth/validate/edu-domain',
  summary: 'Whether an address belongs to a university',
  body: accounts.emailValidationRequest,
  success: { status: 200, body: accounts.universityDetailResponse },
  errors: [],
})
export const validateEmailExists = endpoint({
  ...strict,
  method: 'POST',
  path: '/v1/auth/validate/email-exists',
  summary: 'Whether an account exists',
  body: accounts.emailValidationRequest,
  success: { status: 200, body: accounts.userExistsResponse },
  errors: [],
})
export const validateSession = endpoint({
  ...open,
  method: 'POST',
  path: '/v1/auth/validate/session',
  summary: 'Check a session token',
  headers: { 'x-session-token': 'required' },
  success: { status: 200, body: accounts.sessionValidation },
  errors: ['sessionInvalid'],
})

export const readMe = endpoint({
  ...session,
  method: 'GET',
  path: '/v1/auth/me',
  summary: 'The signed-in user',
  success: { status: 200, body: accounts.user },
  errors: [],
})
export const updateMe = endpoint({
  ...session,
  method: 'PUT',
  path: '/v1/auth/me',
  summary: "Change the signed-in user's name or language",
  body: accounts.accountUpdate,
  success: { status: 200, body: accounts.user },
  errors: [],
})
export const listSessions = endpoint({
  ...session,
  method: 'GET',
  path: '/v1/auth/sessions',
  summary: 'Own sessions, last used first',
  success: { status: 200, body: z.array(accounts.ownSession) },
  errors: [],
})
export const endSession = endpoint({
  ...session,
  method: 'DELETE',
  path: '/v1/auth/sessions/{id}',
  summary: 'End one of the own sessions',
  params: z.strictObject({ id: z.uuid() }),
  success: { status: 204 },
  errors: ['notFound'],
})

export const listAccessKeys = endpoint({
  ...session,
  method: 'GET',
  path: '/v1/access-key',
  summary: 'Issued access keys (administrators)',
  query: z.strictObject({ page: paging.page, customTake: paging.customTake }),
  success: { status: 200, body: z.array(accounts.accessKey) },
  paged: true,
  errors: ['forbidden'],
})
export const createAccessKey = endpoint({
  ...session,
  method: 'POST',
  path: '/v1/access-key',
  summary: 'Issue an access key (administrators); the secret is shown once',
  body: accounts.accessKeyDraft,
  success: { status: 201, body: accounts.accessKeyCreated },
  errors: ['forbidden'],
})
export const revokeAccessKey = endpoint({
  ...session,
  method: 'DELETE',
  path: '/v1/access-key/{id}',
  summary: 'Revoke an access key (administrators)',
  params: z.strictObject({ id: z.string().check(z.maxLength(64)) }),
  success: { status: 204 },
  errors: ['forbidden', 'notFound'],
})
