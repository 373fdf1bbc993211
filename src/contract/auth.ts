import * as z from 'zod/mini'
import { redirectTypes } from '#vocabulary/accounts.ts'
import * as accounts from './accounts.ts'
import { endpoint } from './endpoint.ts'
import { routes } from './routes.ts'
import { caseless } from './schema.ts'

export const exchangeAccessKey = endpoint({
  ...routes.exchangeAccessKey,
  rateLimit: 'strict',
  summary: 'Exchange an issued access key for a short-lived session token',
  body: accounts.accessKeyExchange,
  success: { status: 200, body: accounts.accessKeySession },
  errors: ['accessKeyInvalid'],
})
export const logout = endpoint({
  ...routes.logout,
  rateLimit: 'public',
  summary: 'End the session of the refresh token',
  headers: { 'x-refresh-token': 'optional' },
  body: accounts.refreshToken,
  bodyOptional: true,
  success: { status: 200, body: accounts.authenticationResponse },
  errors: ['refreshTokenInvalid'],
})
export const startMagicLink = endpoint({
  ...routes.startMagicLink,
  rateLimit: 'strict',
  summary: 'Send a link that signs in',
  body: accounts.magicLinkRequest,
  success: { status: 200, body: accounts.magicLinkResponse },
  errors: [],
})
export const loginWithPassword = endpoint({
  ...routes.loginWithPassword,
  rateLimit: 'strict',
  summary: 'Sign in with a password',
  body: accounts.passwordLoginRequest,
  success: { status: 200, body: accounts.authenticationResponse },
  errors: ['invalidCredentials', 'secondFactorRequired'],
})
export const readPasswordPolicy = endpoint({
  ...routes.readPasswordPolicy,
  rateLimit: 'public',
  summary: 'The rules a password must follow',
  success: { status: 200, body: accounts.passwordPolicy },
  errors: [],
})
export const resetPassword = endpoint({
  ...routes.resetPassword,
  rateLimit: 'strict',
  summary: 'Send a link that opens a session in which the password can be set',
  body: accounts.resetPasswordRequest,
  success: { status: 200, body: accounts.resetPasswordResponse },
  errors: [],
})
export const signUp = endpoint({
  ...routes.signUp,
  rateLimit: 'strict',
  summary: 'Open an account; a verification link is sent',
  body: accounts.signUpRequest,
  success: { status: 200, body: accounts.maskedResponse },
  errors: ['passwordRejected'],
})
export const updatePassword = endpoint({
  ...routes.updatePassword,
  rateLimit: 'strict',
  summary: 'Set a new password; every other session ends',
  headers: { 'x-refresh-token': 'required' },
  body: accounts.updatePasswordRequest,
  success: { status: 200 },
  errors: ['invalidCredentials', 'passwordRejected', 'refreshTokenInvalid'],
})
export const verifyLink = endpoint({
  ...routes.verifyLink,
  rateLimit: 'strict',
  summary: 'Spend the token of a link and sign in',
  query: z.strictObject({ token: accounts.token, type: caseless(redirectTypes) }),
  success: { status: 200, body: accounts.authenticationResponse },
  head: false,
  errors: ['linkInvalid', 'secondFactorRequired'],
})
export const sendVerification = endpoint({
  ...routes.sendVerification,
  rateLimit: 'strict',
  summary: 'Send a verification link',
  body: accounts.embeddedLinkRequest,
  success: { status: 202 },
  errors: [],
})
export const refresh = endpoint({
  ...routes.refresh,
  rateLimit: 'public',
  summary: 'Exchange a refresh token for a new session token and a new refresh token',
  headers: { 'x-refresh-token': 'optional' },
  body: accounts.refreshToken,
  bodyOptional: true,
  success: { status: 200, body: accounts.authenticationResponse },
  errors: ['refreshTokenInvalid'],
})
export const finishSso = endpoint({
  ...routes.finishSso,
  rateLimit: 'strict',
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
  ...routes.startSso,
  rateLimit: 'strict',
  summary: 'Address of the sign-on provider for a login id',
  body: accounts.ssoStartRequest,
  success: { status: 200, body: accounts.ssoResponse },
  errors: ['ssoUnavailable'],
})
export const testToken = endpoint({
  ...routes.testToken,
  rateLimit: 'session',
  summary: 'Answers `valid` to a valid session token',
  success: { status: 200, body: z.literal('valid') },
  errors: [],
})
export const validateEduDomain = endpoint({
  ...routes.validateEduDomain,
  rateLimit: 'public',
  summary: 'Whether an address belongs to a university',
  body: accounts.emailValidationRequest,
  success: { status: 200, body: accounts.universityDetailResponse },
  errors: [],
})
export const validateEmailExists = endpoint({
  ...routes.validateEmailExists,
  rateLimit: 'strict',
  summary: 'Whether an account exists',
  body: accounts.emailValidationRequest,
  success: { status: 200, body: accounts.userExistsResponse },
  errors: [],
})
export const validateSession = endpoint({
  ...routes.validateSession,
  rateLimit: 'public',
  summary: 'Check a session token',
  headers: { 'x-session-token': 'required' },
  success: { status: 200, body: accounts.sessionValidation },
  errors: ['sessionInvalid'],
})
