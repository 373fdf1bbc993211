import * as z from 'zod/mini'
import { constructionInput, constructionListItem } from './constructions.ts'
import { INT32_MAX, timestamp } from './schema.ts'

/** Number of a published version. */
export const versionNumber = z.int().check(z.gte(1), z.lte(INT32_MAX))

/** States of a standard construction; a published or withdrawn one may have a draft beside it. */
const standardStates = ['draft', 'published', 'withdrawn'] as const

const person = z.object({ userId: z.uuid(), name: z.string() })
const listed = constructionListItem.shape
const figures = {
  thickness: listed.thickness,
  uValue: listed.uValue,
  mass: listed.mass,
  gwp: listed.gwp,
  penrt: listed.penrt,
  complete: listed.complete,
  section: listed.section,
}

const draft = z.object({
  constructionId: z.uuid().check(z.describe('Of the draft, to read and replace it as a standard construction')),
  version: versionNumber.check(z.describe('Of the draft, for If-Match')),
  updatedAt: timestamp,
  startedBy: person,
})

/** A standard construction in the list of those who maintain it. */
export const standardItem = z
  .object({
    type: listed.type,
    code: listed.code,
    name: listed.name,
    ...figures,
    id: z.uuid().check(z.describe('Stays the same from the first publication on')),
    state: z.enum(standardStates),
    version: z.nullable(versionNumber).check(z.describe('Published version; null before the first')),
    changedAt: timestamp.check(z.describe('Of the publication or the withdrawal; of the draft before the first')),
    changedBy: z.nullable(person).check(z.describe('null: came with the service')),
    draft: z.nullable(draft),
    updateOffered: z.boolean().check(z.describe('The service ships a newer one than administrators have changed')),
  })
  .check(z.meta({ id: 'StandardConstructionItem' }))
export type StandardItem = z.infer<typeof standardItem>

const content = constructionInput
export const standardContent = z
  .object({
    ...figures,
    content,
    materials: z.array(z.string()).check(z.describe('Name of the material of each layer; members after a slash')),
  })
  .check(z.meta({ id: 'StandardConstructionContent', description: 'Figures are those of engine and data of today' }))
export type StandardContent = z.infer<typeof standardContent>

/** With what is published, prepared and offered. */
export const standardDetail = z
  .object({
    ...standardItem.shape,
    current: z.nullable(standardContent).check(z.describe('What is published, or was before the withdrawal')),
    prepared: z.nullable(standardContent).check(z.describe('The draft')),
    shipped: z.nullable(standardContent).check(z.describe('What the service ships, where that is offered')),
  })
  .check(z.meta({ id: 'StandardConstruction' }))
export type StandardDetail = z.infer<typeof standardDetail>

/** A version that was published. */
export const standardVersion = z
  .object({
    ...standardContent.shape,
    version: versionNumber,
    publishedAt: timestamp,
    publishedBy: z.nullable(person).check(z.describe('null: came with the service')),
    note: z.nullable(z.string()).check(z.describe('What changed; null where nobody said')),
  })
  .check(z.meta({ id: 'StandardConstructionVersion' }))
export type StandardVersion = z.infer<typeof standardVersion>
