import * as z from 'zod/mini'
import { constructionTypes } from '#vocabulary/constructions.ts'
import { type FigureKey, figureKeys } from '#vocabulary/figures.ts'
import { differenceReasons, readCode, verificationOutcomes } from '#vocabulary/verification.ts'
import { locale, one } from './construction-query.ts'
import { sectionLayer } from './constructions.ts'
import { endpoint } from './endpoint.ts'
import { text, timestamp } from './schema.ts'
import { verificationRoutes } from './verification-routes.ts'

const code = z.pipe(
  z.transform((given: unknown) => (typeof given === 'string' ? (readCode(given) ?? given) : given)),
  z.string().check(z.regex(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){5}$/)),
)
const byCode = z.strictObject({ code })

const registered = z
  .object({
    code: z.string().check(z.describe('120 random bits in groups of four')),
    url: z.url().check(z.describe('Where anyone verifies the report')),
    fingerprint: z.string().check(z.describe('SHA-256 of layers, data, rules, engine and figures, hexadecimal')),
    version: z.int().check(z.describe('Of the construction')),
    createdAt: timestamp,
    withdrawnAt: z.nullable(timestamp),
  })
  .check(z.meta({ id: 'RegisteredReport' }))
export type RegisteredReport = z.infer<typeof registered>

const heading = {
  office: z.optional(text('Name of the office, as the report says it', 0, 120)),
  author: z.optional(text('Who wrote the report, as it says', 0, 120)),
  project: z.optional(text('Project that it was made for', 0, 120)),
}

export const registerReport = endpoint({
  ...verificationRoutes.registerReport,
  once: true,
  headers: { 'idempotency-key': 'optional' },
  rateLimit: 'session',
  summary: 'Keep what a report says now, so that anyone can verify it by its code; the same report has the same code',
  params: one,
  body: z.strictObject(heading),
  success: { status: 201, body: registered },
  errors: ['notFound', 'quotaReached'],
})
export const listReports = endpoint({
  ...verificationRoutes.listReports,
  rateLimit: 'session',
  summary: "The caller's reports of a construction that can be verified, newest first",
  params: one,
  success: { status: 200, body: z.array(registered) },
  errors: ['notFound'],
})
export const withdrawReport = endpoint({
  ...verificationRoutes.withdrawReport,
  once: true,
  headers: { 'idempotency-key': 'optional' },
  rateLimit: 'session',
  summary: 'Withdraw a report: whoever verifies it is told so from now on',
  params: byCode,
  success: { status: 204 },
  errors: ['notFound'],
})

const value = z.nullable(z.number())
const basis = z.object({ engine: z.int(), catalogue: z.string() })

const verification = z
  .object({
    code: z.string(),
    outcome: z
      .enum(verificationOutcomes)
      .check(z.describe('`equal`: computed again, every figure is as the report says')),
    fingerprint: z.string(),
    createdAt: timestamp,
    withdrawnAt: z.nullable(timestamp).check(z.describe('Nothing else is told of a withdrawn report')),
    report: z.nullable(
      z.object({
        name: z.string(),
        code: z.nullable(z.string()),
        type: z.enum(constructionTypes),
        version: z.int(),
        office: z.string(),
        author: z.string(),
        project: z.string(),
        release: z.string(),
        rules: z.array(z.string()).check(z.describe('Sources of the limits it was held against')),
        section: z.array(sectionLayer),
      }),
    ),
    figures: z.array(
      z.object({
        figure: z.enum(figureKeys as [FigureKey, ...FigureKey[]]),
        unit: z.string(),
        reported: value,
        computed: value.check(z.describe('Now, with the data of the report')),
        equal: z.boolean(),
      }),
    ),
    reasons: z.array(z.enum(differenceReasons)).check(z.describe('Why figures differ, or cannot be computed')),
    computedWith: z.nullable(basis).check(z.describe('What computed the report')),
    now: basis.check(z.describe('What computes now')),
  })
  .check(z.meta({ id: 'Verification' }))
export type Verification = z.infer<typeof verification>

export const readVerification = endpoint({
  ...verificationRoutes.readVerification,
  rateLimit: 'public',
  summary: 'Verify a report by its code: what it said, and what comes out when it is computed again from the same data',
  params: byCode,
  query: z.strictObject({ locale }),
  success: { status: 200, body: verification },
  errors: ['notFound'],
})
