import * as z from 'zod/mini'
import { constructionTypes } from '#vocabulary/constructions.ts'
import { type FigureKey, figureKeys } from '#vocabulary/figures.ts'
import { BASE_VARIANT, projectMeasures, projectUses } from '#vocabulary/projects.ts'
import { type ReportedBuildingFigure, reportedBuildingFigureKeys } from '#vocabulary/reported-buildings.ts'
import {
  differenceReasons,
  differingInputs,
  readCode,
  reportKinds,
  reportParts,
  verificationOutcomes,
} from '#vocabulary/verification.ts'
import { adapted, compared } from './construction-comparison.ts'
import { locale, one } from './construction-query.ts'
import { sectionLayer } from './constructions.ts'
import { bodyLimits, endpoint } from './endpoint.ts'
import { equalText } from './equal.ts'
import { release } from './materials.ts'
import { rowId } from './project-rows.ts'
import { text, timestamp } from './schema.ts'
import { verificationRoutes } from './verification-routes.ts'

const code = z.pipe(
  z.transform((given: unknown) => (typeof given === 'string' ? (readCode(given) ?? given) : given)),
  z.string().check(z.regex(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){5}$/)),
)
const byCode = z.strictObject({ code })

export const registered = z
  .object({
    code: z.string().check(z.describe('120 random bits in groups of four')),
    url: z.url().check(z.describe('Where anyone verifies the report')),
    fingerprint: z.string().check(z.describe('SHA-256 of layers, data, rules, engine and figures, hexadecimal')),
    kind: z.enum(reportKinds).check(z.describe('What it tells of')),
    version: z.int().check(z.describe('Of the construction or project; of the first where it tells of several')),
    createdAt: timestamp,
    withdrawnAt: z.nullable(timestamp),
    madeBy: z.nullable(z.string()).check(z.describe('Name of who made it; null once the account is closed')),
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
export const registerRenovationReport = endpoint({
  ...verificationRoutes.registerRenovationReport,
  once: true,
  headers: { 'idempotency-key': 'optional' },
  rateLimit: 'session',
  summary: 'Keep what a renovation says now, before and after the works, so that anyone can verify it by its code',
  params: one,
  body: z.strictObject(heading),
  success: { status: 201, body: registered },
  errors: ['notFound'],
})
export const registerComparisonReport = endpoint({
  ...verificationRoutes.registerComparisonReport,
  once: true,
  headers: { 'idempotency-key': 'optional' },
  rateLimit: 'session',
  summary: 'Keep what a comparison says now, so that anyone can verify it by its code',
  body: z.strictObject({
    ids: compared,
    adapt: z.optional(adapted),
    equal: z.optional(equalText),
    release: z.optional(release),
    ...heading,
  }),
  bodyLimit: bodyLimits.construction,
  success: { status: 201, body: registered },
  errors: ['unknownConstruction'],
})

/** Most variants that a report of a project tells of side by side. */
const MOST_VARIANTS = 5

const ofProject = z.strictObject({ id: z.uuid() })
export const registerProjectReport = endpoint({
  ...verificationRoutes.registerProjectReport,
  once: true,
  headers: { 'idempotency-key': 'optional' },
  rateLimit: 'session',
  summary: 'Keep what the report of a project says now, in its variants, so that anyone can verify it by its code',
  params: ofProject,
  body: z.strictObject({
    variants: z._default(
      z.array(rowId).check(
        z.minLength(1),
        z.maxLength(MOST_VARIANTS),
        z.refine((ids) => new Set(ids).size === ids.length, { error: 'notUnique' }),
        z.describe('The one that is reported first, then those beside it'),
      ),
      [BASE_VARIANT],
    ),
    office: heading.office,
    author: heading.author,
  }),
  success: { status: 201, body: registered },
  errors: ['notFound', 'quotaReached'],
})
export const listProjectReports = endpoint({
  ...verificationRoutes.listProjectReports,
  rateLimit: 'session',
  summary: 'Reports of a project that the caller may withdraw, newest first',
  params: ofProject,
  success: { status: 200, body: z.array(registered) },
  errors: ['notFound'],
})
export const listReports = endpoint({
  ...verificationRoutes.listReports,
  rateLimit: 'session',
  summary: 'Reports of a construction that the caller may withdraw, newest first',
  params: one,
  success: { status: 200, body: z.array(registered) },
  errors: ['notFound'],
})
export const withdrawReport = endpoint({
  ...verificationRoutes.withdrawReport,
  once: true,
  headers: { 'idempotency-key': 'optional' },
  rateLimit: 'session',
  summary:
    'Withdraw a report: whoever verifies it is told so from now on; for who made it, owns what it is of, or administers the office that does',
  params: byCode,
  success: { status: 204 },
  errors: ['notFound'],
})

const value = z.nullable(z.number())
const input = z.nullable(z.union([z.string(), z.number()]))
const differences = z
  .array(
    z.object({
      input: z.enum(differingInputs),
      of: z
        .nullable(z.string())
        .check(
          z.describe('Numbers of the layers of a material, or their construction; requirement of a rule or limit'),
        ),
      source: z.nullable(z.string()).check(z.describe('Of a rule or limit, as readers know it')),
      reported: input.check(z.describe('Version, release, source of the rule, or limit; null where there was none')),
      now: input.check(z.describe('The same now; null where it is gone')),
    }),
  )
  .check(z.describe('Inputs that are others now than in the report; none where all figures are equal'))
const basis = z.object({ engine: z.int(), catalogue: z.string() })
const basisNow = z.object({ ...basis.shape, release: z.string().check(z.describe('That is the default now')) })

const reported = z.object({
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
})
const twice = {
  unit: z.string(),
  reported: value,
  computed: value.check(z.describe('Now, with the data of the report')),
  equal: z.boolean(),
}
const computed = {
  figures: z.array(
    z.object({
      figure: z.enum(figureKeys as [FigureKey, ...FigureKey[]]),
      ...twice,
      today: value.check(z.describe('Now, with the data of today; null also where that cannot be computed')),
    }),
  ),
  reasons: z.array(z.enum(differenceReasons)).check(z.describe('Why figures differ, or cannot be computed')),
  differences,
}
const outcome = z
  .enum(verificationOutcomes)
  .check(z.describe('`equal`: computed again, every figure is as the report says'))

const reportedProject = z
  .object({
    name: z.string(),
    code: z.nullable(z.string()),
    use: z.enum(projectUses),
    measure: z.enum(projectMeasures),
    netRoomArea: z.number().check(z.describe('NRF(R) [m²]')),
    version: z.int(),
    office: z.string(),
    author: z.string(),
    release: z.string(),
    rules: z.array(z.string()).check(z.describe('Sources of the limits it was held against')),
    variants: z.array(
      z.object({
        name: z.nullable(z.string()).check(z.describe('null: the base')),
        outcome,
        figures: z.array(
          z.object({
            figure: z.enum(reportedBuildingFigureKeys as [ReportedBuildingFigure, ...ReportedBuildingFigure[]]),
            of: z.nullable(z.string()).check(z.describe('Module, cost group or name of a row; null: of the building')),
            ...twice,
          }),
        ),
      }),
    ),
  })
  .check(z.meta({ id: 'VerifiedProject' }))

const verification = z
  .object({
    code: z.string(),
    kind: z.enum(reportKinds).check(z.describe('What it tells of')),
    outcome: outcome.check(z.describe('Of all that it tells of')),
    fingerprint: z.string(),
    intact: z
      .nullable(z.boolean())
      .check(z.describe('What was kept still has that fingerprint; null where the report was withdrawn')),
    altered: z
      .nullable(z.array(z.enum(reportParts)))
      .check(
        z.describe(
          'Parts of what was kept that no longer have their fingerprint; null where the report was withdrawn, or made before parts had one',
        ),
      ),
    createdAt: timestamp,
    withdrawnAt: z.nullable(timestamp).check(z.describe('Nothing else is told of a withdrawn report')),
    report: z.nullable(reported).check(z.describe('null for a project, too')),
    project: z.nullable(reportedProject).check(z.describe('What a report of a project tells; null for others')),
    ...computed,
    further: z
      .array(z.object({ outcome, report: reported, ...computed }))
      .check(z.describe('The other constructions of a comparison; that after the works of a renovation')),
    computedWith: z.nullable(basis).check(z.describe('What computed the report')),
    now: basisNow.check(z.describe('What computes now')),
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
