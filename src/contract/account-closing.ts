import * as z from 'zod/mini'
import { officeRoles } from '#vocabulary/offices.ts'
import { accountRoutes } from './account-routes.ts'
import { PASSWORD_MAX_LENGTH } from './accounts.ts'
import { endpoint } from './endpoint.ts'
import { exportArchive } from './interchange.ts'

/** How long a closed account can be brought back by the operator; then everything private is gone [days]. */
export const CLOSED_DAYS = 30

/** What becomes of an office: goes on without the caller, goes with its only member, or must get another owner first. */
export const officeOutcomes = ['stays', 'goes', 'needsOwner'] as const

/** What proves once more who asks: nothing after a fresh sign-in, the password, or to sign in anew. */
export const identityProofs = ['none', 'password', 'signIn'] as const

/** The password, where the caller has to prove once more who asks. */
export const proof = z.strictObject({
  password: z.optional(z.string().check(z.minLength(1), z.maxLength(PASSWORD_MAX_LENGTH))),
})

const count = z.int().check(z.gte(0))

export const accountClosing = z
  .object({
    proof: z.enum(identityProofs).check(z.describe('What closing asks for')),
    constructions: count.check(z.describe('Own ones, which go')),
    projects: count,
    materials: count,
    shared: count.check(z.describe('Of them, constructions and projects that others see and will see no more')),
    accessKeys: count.check(z.describe('Good ones, which end')),
    lastAdministrator: z
      .boolean()
      .check(z.describe('The account cannot be closed: nobody else administers the service')),
    offices: z.array(
      z.object({
        id: z.uuid(),
        name: z.string(),
        role: z.enum(officeRoles),
        members: count,
        constructions: count,
        outcome: z.enum(officeOutcomes),
      }),
    ),
  })
  .check(
    z.meta({ id: 'AccountClosing', description: 'What becomes of what the caller has when the account is closed' }),
  )
export type AccountClosing = z.infer<typeof accountClosing>

export const exportAccount = endpoint({
  ...accountRoutes.exportAccount,
  rateLimit: 'session',
  cost: 200,
  summary: "All of the caller's data as one file: the archive of the library, and `account/`; not by a key",
  query: z.strictObject({ locale: exportArchive.query.shape.locale }),
  success: { status: 200 },
  file: exportArchive.file,
  errors: ['forbidden', 'conflict'],
})
export const readAccountClosing = endpoint({
  ...accountRoutes.readAccountClosing,
  rateLimit: 'session',
  summary: 'What closing the account would do; not by a key',
  success: { status: 200, body: accountClosing },
  errors: ['forbidden'],
})
export const closeAccount = endpoint({
  ...accountRoutes.closeAccount,
  rateLimit: 'strict',
  summary: `Close the account: every session and key ends at once, and everything private is gone after ${CLOSED_DAYS} days. Not by a key`,
  body: proof,
  success: { status: 204 },
  errors: ['forbidden', 'proofRequired', 'invalidCredentials', 'conflict'],
})
