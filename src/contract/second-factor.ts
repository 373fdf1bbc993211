import * as z from 'zod/mini'
import { identityProofs, proof } from './account-closing.ts'
import { accountRoutes } from './account-routes.ts'
import { authenticationResponse, token } from './accounts.ts'
import { endpoint } from './endpoint.ts'
import { text, timestamp } from './schema.ts'

/** Header field of a refused sign-in by which it goes on. */
export const TICKET_HEADER = 'X-Second-Factor'

const code = text('Six digits of the app, or one of the recovery codes', 6, 40)

export const secondFactor = z
  .object({
    active: z.boolean().check(z.describe('Sign-ins ask for a code')),
    since: z.nullable(timestamp),
    recoveryCodes: z.int().check(z.gte(0), z.describe('That are left')),
    proof: z.enum(identityProofs).check(z.describe('What beginning asks for')),
    demanded: z.boolean().check(z.describe('Whoever administers needs one: of the service, or of an office')),
  })
  .check(z.meta({ id: 'SecondFactor' }))
export type SecondFactor = z.infer<typeof secondFactor>

const recoveryCodes = z
  .object({ recoveryCodes: z.array(z.string()).check(z.describe('Each good once; shown this once')) })
  .check(z.meta({ id: 'RecoveryCodes' }))

export const finishSecondFactor = endpoint({
  ...accountRoutes.finishSecondFactor,
  rateLimit: 'strict',
  summary: `Go on with a sign-in that was refused as secondFactorRequired, by the ticket of its ${TICKET_HEADER} and a code`,
  body: z.strictObject({ ticket: token, code }),
  success: { status: 200, body: authenticationResponse },
  errors: ['signInExpired', 'secondFactorInvalid'],
})
export const readSecondFactor = endpoint({
  ...accountRoutes.readSecondFactor,
  rateLimit: 'session',
  summary: "Whether the caller's sign-ins ask for a code of an app (TOTP); not by a key",
  success: { status: 200, body: secondFactor },
  errors: ['forbidden'],
})
export const beginSecondFactor = endpoint({
  ...accountRoutes.beginSecondFactor,
  rateLimit: 'strict',
  summary:
    'A secret for an authenticator app (RFC 6238); nothing asks for it until its first code has come. Not by a key',
  body: proof,
  success: {
    status: 200,
    body: z.object({
      secret: z.string().check(z.describe('Base32, to be typed')),
      uri: z.string().check(z.describe('otpauth, to be scanned as QR code')),
    }),
  },
  errors: ['forbidden', 'proofRequired', 'invalidCredentials', 'conflict'],
})
export const confirmSecondFactor = endpoint({
  ...accountRoutes.confirmSecondFactor,
  rateLimit: 'strict',
  summary: 'The first code of the app: sign-ins ask for one from now on, and every other session ends. Not by a key',
  body: z.strictObject({ code }),
  success: { status: 200, body: recoveryCodes },
  errors: ['forbidden', 'secondFactorInvalid', 'conflict'],
})
export const renewRecoveryCodes = endpoint({
  ...accountRoutes.renewRecoveryCodes,
  rateLimit: 'strict',
  summary: 'New recovery codes in the place of those before; not by a key',
  body: z.strictObject({ code }),
  success: { status: 200, body: recoveryCodes },
  errors: ['forbidden', 'secondFactorInvalid'],
})
export const removeSecondFactor = endpoint({
  ...accountRoutes.removeSecondFactor,
  rateLimit: 'strict',
  summary: 'Sign-ins ask for no code any more; not by a key',
  body: z.strictObject({ code }),
  success: { status: 204 },
  errors: ['forbidden', 'secondFactorInvalid'],
})
