import * as z from 'zod/mini'
import { bulkRefusals, bulkStates, MOST_CHANGED, SOLD_STEP, UNDO_DAYS } from '#vocabulary/bulk-changes.ts'
import { datasetChoice, materialId } from './construction-layers.ts'
import { locale } from './construction-query.ts'
import { listFigures, owner, sectionLayer, serverFields } from './constructions.ts'
import { bodyLimits, endpoint } from './endpoint.ts'
import { officeRoutes } from './office-routes.ts'
import { bounded, quantity, text, timestamp } from './schema.ts'

const tag = text('Tag', 1, 40)
const thickness = bounded('thickness', 'Thickness d')
const as = z
  .optional(z.literal('variants'))
  .check(z.describe('Each stays as it is, and a variant of it is filed beside it that has the change'))

export const bulkChange = z
  .discriminatedUnion('do', [
    z.strictObject({
      do: z.literal('replaceMaterial'),
      material: materialId,
      by: materialId,
      thickness: z.optional(thickness).check(z.describe('Of its layers; as before where absent')),
      equal: z
        .optional(z.literal('uValue'))
        .check(
          z.describe(
            `The thickest layer of it gets as thick as keeps the U of before, in steps of ${SOLD_STEP} m; in place of a thickness`,
          ),
        ),
      as,
    }),
    z.strictObject({
      do: z.literal('setDataset'),
      material: materialId,
      dataset: z
        .nullable(datasetChoice)
        .check(z.describe("Of all layers and members of the material; null: the material's own again")),
      as,
    }),
    z.strictObject({ do: z.literal('setThickness'), material: materialId, thickness, as }),
    z.strictObject({ do: z.literal('addTag'), tag }),
    z.strictObject({ do: z.literal('removeTag'), tag }),
    z.strictObject({
      do: z.literal('moveToOffice'),
      office: z.uuid().check(z.describe('Its members see them afterwards; content, version and shares stay')),
    }),
  ])
  .check(
    z.refine(
      (change) => change.do !== 'replaceMaterial' || change.equal === undefined || change.thickness === undefined,
      {
        path: ['equal'],
        error: 'contradicts',
        params: { reason: 'equal stands in place of a thickness' },
      },
    ),
    z.meta({ id: 'BulkChange' }),
  )
export type BulkChange = z.infer<typeof bulkChange>

const refusal = z.nullable(z.enum(bulkRefusals))

const part = z.object({
  material: z.string().check(z.describe('Its name')),
  thickness: quantity('m', 'Thickness d'),
})
const changedLayer = z
  .object({ before: part, after: part })
  .check(z.meta({ id: 'ChangedLayer', description: 'A layer whose material or thickness a change makes other' }))
export type ChangedLayer = z.infer<typeof changedLayer>

const previewed = z
  .object({
    id: z.uuid(),
    name: z.string(),
    code: z.nullable(z.string()),
    ownership: z.nullable(serverFields.ownership).check(z.describe('Null where nothing is seen under the id')),
    owner: z.nullable(owner),
    projects: z.array(z.uuid()).check(z.describe('Those that the caller sees, are not archived and hold it')),
    version: z.int().check(z.describe('To be sent with the change, so that nothing is overwritten unseen')),
    refused: refusal.check(z.describe('Why it cannot be changed; null where it can')),
    notAsVariant: refusal.check(
      z.describe('Why no variant of it can be filed that has the change; null where one can'),
    ),
    before: z.nullable(z.object(listFigures)),
    after: z.nullable(z.object(listFigures)),
    section: z.array(sectionLayer).check(z.describe('As it is then; as it is where it is refused')),
    layers: z.array(changedLayer).check(z.describe('Exterior first')),
    flips: z
      .array(
        z.object({
          requirement: z.string(),
          title: z.string(),
          before: z.nullable(z.boolean()),
          after: z.nullable(z.boolean()),
        }),
      )
      .check(z.describe('Limits that are held before and not after, or the other way round')),
  })
  .check(z.meta({ id: 'PreviewedChange' }))
export type PreviewedChange = z.infer<typeof previewed>

const job = z
  .object({
    id: z.uuid(),
    status: z.enum(bulkStates),
    change: bulkChange,
    total: z.int(),
    done: z.int().check(z.describe('Constructions that have been written; kept all together, or none')),
    startedAt: timestamp,
    undoableUntil: z.nullable(timestamp).check(z.describe('Null where there is nothing to undo')),
    failure: z
      .nullable(z.object({ constructionId: z.nullable(z.uuid()), reason: z.enum([...bulkRefusals, 'interrupted']) }))
      .check(z.describe('Why nothing was changed')),
  })
  .check(z.meta({ id: 'BulkJob' }))
export type BulkJob = z.infer<typeof job>

const some = <Item extends z.ZodMiniType>(item: Item) => z.array(item).check(z.minLength(1), z.maxLength(MOST_CHANGED))
const one = z.strictObject({ id: z.uuid() })

export const previewBulkChange = endpoint({
  ...officeRoutes.previewBulkChange,
  scope: 'read',
  rateLimit: 'session',
  cost: 50,
  summary:
    'What a change would do to each of many constructions: figures before and after, limits, and what is refused',
  query: z.strictObject({ locale }),
  body: z.strictObject({ ids: some(z.uuid()), change: bulkChange }),
  bodyLimit: bodyLimits.construction,
  success: { status: 200, body: z.array(previewed) },
  errors: ['notFound', 'forbidden'],
})
export const startBulkChange = endpoint({
  ...officeRoutes.startBulkChange,
  once: true,
  headers: { 'idempotency-key': 'optional' },
  rateLimit: 'session',
  cost: 50,
  summary: `Change many constructions, all or none, in the versions that were seen; goes on by itself, and can be undone for ${UNDO_DAYS} days`,
  body: z.strictObject({
    items: some(z.strictObject({ id: z.uuid(), version: z.int().check(z.gte(1), z.lte(2_147_483_647)) })),
    change: bulkChange,
  }),
  bodyLimit: bodyLimits.construction,
  success: { status: 202, body: job },
  errors: ['conflict', 'quotaReached', 'notFound', 'forbidden'],
})
export const listBulkChanges = endpoint({
  ...officeRoutes.listBulkChanges,
  rateLimit: 'session',
  summary: "The caller's changes of many constructions, newest first",
  success: { status: 200, body: z.array(job) },
  errors: [],
})
export const readBulkChange = endpoint({
  ...officeRoutes.readBulkChange,
  rateLimit: 'session',
  summary: 'How far a change of many constructions has come',
  params: one,
  success: { status: 200, body: job },
  errors: ['notFound'],
})
export const undoBulkChange = endpoint({
  ...officeRoutes.undoBulkChange,
  once: true,
  headers: { 'idempotency-key': 'optional' },
  rateLimit: 'session',
  summary: 'Undo a change of many constructions as a whole; not where one was changed since',
  params: one,
  success: { status: 202, body: job },
  errors: ['notFound', 'conflict'],
})
