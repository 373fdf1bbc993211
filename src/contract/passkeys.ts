import * as z from 'zod/mini'
import { identityProofs, proof } from './account-closing.ts'
import { accountRoutes } from './account-routes.ts'
import { authenticationResponse } from './accounts.ts'
import { endpoint } from './endpoint.ts'
import { text, timestamp } from './schema.ts'

/** Passkeys that an account may have. */
export const MOST_PASSKEYS = 20

const passkeyName = text('What the owner calls it', 1, 120)
const one = z.strictObject({ id: z.string().check(z.regex(/^[\w-]{1,1400}$/)) })

export const passkey = z
  .object({
    id: z.string(),
    name: z.string(),
    backedUp: z.boolean().check(z.describe('Kept in a password manager, and on more than one device')),
    createdAt: timestamp,
    lastUsedAt: z.nullable(timestamp),
  })
  .check(z.meta({ id: 'Passkey' }))
export type Passkey = z.infer<typeof passkey>

export const passkeyList = z
  .object({
    passkeys: z.array(passkey),
    proof: z.enum(identityProofs).check(z.describe('What adding one asks for')),
  })
  .check(z.meta({ id: 'PasskeyList' }))
export type PasskeyList = z.infer<typeof passkeyList>

/** What `navigator.credentials` is asked (WebAuthn, 5.4 and 5.5), as JSON. */
const options = z.object({ options: z.record(z.string(), z.unknown()) })

const encoded = z.string().check(z.maxLength(8192))
/** What `navigator.credentials` has answered, as JSON (WebAuthn, 5.1). */
const credential = z.object({
  id: encoded.check(z.regex(/^[\w-]+$/)),
  rawId: encoded,
  type: z.literal('public-key'),
  authenticatorAttachment: z.optional(z.nullable(z.enum(['platform', 'cross-platform']))),
  clientExtensionResults: z._default(z.object({}), {}),
  response: z.object({
    clientDataJSON: encoded,
    attestationObject: z.optional(encoded),
    authenticatorData: z.optional(encoded),
    signature: z.optional(encoded),
    userHandle: z.optional(z.nullable(encoded)),
    transports: z.optional(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(10))),
  }),
})

export const startPasskey = endpoint({
  ...accountRoutes.startPasskey,
  rateLimit: 'strict',
  summary: 'What an authenticator is asked for to sign in by passkey',
  success: { status: 200, body: options },
  errors: [],
})
export const loginWithPasskey = endpoint({
  ...accountRoutes.loginWithPasskey,
  rateLimit: 'strict',
  summary: 'Sign in by what an authenticator has answered',
  body: z.strictObject({ response: credential }),
  success: { status: 200, body: authenticationResponse },
  errors: ['passkeyRejected', 'ssoRequired'],
})
export const listPasskeys = endpoint({
  ...accountRoutes.listPasskeys,
  rateLimit: 'session',
  summary: "The caller's passkeys, oldest first; not by a key",
  success: { status: 200, body: passkeyList },
  errors: ['forbidden'],
})
export const beginPasskey = endpoint({
  ...accountRoutes.beginPasskey,
  rateLimit: 'strict',
  summary: 'What an authenticator is asked for to make a passkey; not by a key',
  body: proof,
  success: { status: 200, body: options },
  errors: ['forbidden', 'proofRequired', 'invalidCredentials', 'quotaReached', 'ssoRequired'],
})
export const addPasskey = endpoint({
  ...accountRoutes.addPasskey,
  rateLimit: 'strict',
  summary: 'Keep a passkey that an authenticator has made; not by a key',
  body: z.strictObject({ name: passkeyName, response: credential }),
  success: { status: 201, body: passkey },
  errors: ['forbidden', 'passkeyRejected', 'quotaReached'],
})
export const renamePasskey = endpoint({
  ...accountRoutes.renamePasskey,
  rateLimit: 'session',
  summary: 'Name a passkey; not by a key',
  params: one,
  body: z.strictObject({ name: passkeyName }),
  success: { status: 200, body: passkey },
  errors: ['forbidden', 'notFound'],
})
export const removePasskey = endpoint({
  ...accountRoutes.removePasskey,
  rateLimit: 'session',
  summary: 'Remove a passkey, unless it is the last way into the account; not by a key',
  params: one,
  success: { status: 204 },
  errors: ['forbidden', 'notFound', 'conflict'],
})
