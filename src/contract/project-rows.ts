import * as z from 'zod/mini'
import { constructionTypes } from '#vocabulary/constructions.ts'
import { layerStates } from '#vocabulary/life-cycle.ts'
import { referenceUnits } from '#vocabulary/materials.ts'
import { openingKinds, partMeasures, projectLimits, rowAdjacencies } from '#vocabulary/projects.ts'
import { constructionLayers, datasetChoice } from './construction-layers.ts'
import { bounded, text } from './schema.ts'

/** Id of a row, key of a construction or opening type, id of a variant: given by the client. */
export const rowId = z
  .string()
  .check(z.regex(/^[A-Za-z0-9_-]{1,40}$/), z.describe('Unique in its list; letters, digits, _ and -'))

const costGroup = z.string().check(z.regex(/^[3-8]\d\d$/), z.describe('Of DIN 276:2018-12, three digits'))
const freeText = (description: string) => z.optional(text(description, 1, 40))
const only = z
  .optional(z.array(rowId).check(z.maxLength(projectLimits.variants + 1)))
  .check(z.describe('Ids of the variants that have the row, `base` among them; all where absent'))

const works = {
  status: z.optional(z.enum(layerStates)).check(z.describe('new where absent; of layers the stronger counts')),
  remainingServiceLife: z.optional(bounded('remainingServiceLife', 'Years that what exists will still serve')),
}
const envelope = {
  adjacency: z.optional(z.enum(rowAdjacencies)).check(z.describe('What lies beyond; that of the type where absent')),
  orientation: z.optional(bounded('orientation', '0 is north, clockwise')),
  tilt: z.optional(bounded('tilt', '0 is horizontal, 90 upright')),
}
const ownFactor = {
  fx: z.optional(bounded('correctionFactor', 'Temperature correction factor of one’s own')),
  fxReason: z.optional(text('Why the factor is another than by the table', 1, 300)),
}
const sourceId = z.optional(text('Of the file it was read from, such as a GlobalId', 1, 64))
const mergedSources = z
  .optional(z.array(text('As `sourceId`', 1, 64)).check(z.maxLength(projectLimits.mergedSources)))
  .check(z.describe('Of further elements of the file that are in the row'))
const count = z.optional(bounded('rowCount', 'Identical ones; 1 where absent').check(z.int()))

type WithFactor = { readonly fx?: number | undefined; readonly fxReason?: string | undefined }
const withReason = z.refine<WithFactor>(({ fx, fxReason }) => fx === undefined || fxReason !== undefined, {
  path: ['fxReason'],
  error: 'required',
})

/** A construction as it was taken over: its layers by value, with where they came from. */
export const snapshot = z
  .strictObject({
    type: z.enum(constructionTypes),
    name: text('Name', 1, 120),
    code: z.optional(text("The office's own mark", 1, 20)),
    layers: constructionLayers,
    origin: z.optional(
      z.strictObject({
        id: z.uuid(),
        ownership: z.enum(['standard', 'custom', 'thirdParty']),
        version: z.int().check(z.gte(1)),
      }),
    ),
  })
  .check(z.meta({ id: 'ProjectConstruction', description: 'Stays as it is whatever becomes of its origin' }))

const product = {
  dataset: datasetChoice,
  endOfLife: z.optional(datasetChoice).check(z.describe('Per mass, where the dataset declares none')),
  unit: z.enum(referenceUnits),
  serviceLife: z.optional(bounded('serviceLife', 'Reference service life; unknown where absent')),
  endOfLifeScenario: z.optional(z.string().check(z.maxLength(200))),
}

export const openingType = z
  .strictObject({
    kind: z.enum(openingKinds),
    name: text('Name', 1, 120),
    uValue: bounded('openingTransmittance', 'U of the data sheet'),
    gValue: z.optional(bounded('energyTransmittance', 'Total solar energy transmittance')),
    parts: z
      .array(
        z.strictObject({
          ...product,
          name: z.optional(text('Name', 1, 120)),
          per: z.enum(partMeasures),
          quantity: bounded('itemQuantity', 'Per m², metre around the opening, or piece'),
        }),
      )
      .check(z.minLength(1), z.maxLength(projectLimits.openingParts)),
  })
  .check(z.meta({ id: 'ProjectOpeningType' }))
export type ProjectOpeningType = z.infer<typeof openingType>

const elementFields = {
  construction: rowId.check(z.describe('Key of the construction')),
  area: z.nullable(bounded('rowArea', 'Area of one')).check(z.describe('null: not known yet')),
  count,
  envelopeArea: z.optional(bounded('buildingArea', 'Of the whole row by outside dimensions')),
  ...works,
  ...ownFactor,
}
export const element = z
  .strictObject({
    id: rowId,
    code: freeText('Mark'),
    name: z.optional(text('Name', 1, 120)),
    ...elementFields,
    areaIs: z.optional(z.enum(['net', 'gross'])).check(z.describe('net where absent; of gross the openings go off')),
    ...envelope,
    costGroup: z.optional(costGroup),
    storey: freeText('Storey'),
    zone: freeText('Zone'),
    note: z.optional(text('Note', 1, 500)),
    sourceId,
    mergedSources,
    only,
  })
  .check(withReason, z.meta({ id: 'ProjectElement' }))

const openingFields = {
  type: rowId.check(z.describe('Key of the opening type')),
  width: z.optional(bounded('openingLength', 'Width')),
  height: z.optional(bounded('openingLength', 'Height')),
  area: z.optional(bounded('rowArea', 'Of the whole row, where width and height are not known')),
  count,
  ...works,
  ...ownFactor,
}
export const opening = z
  .strictObject({
    id: rowId,
    name: z.optional(text('Name', 1, 120)),
    host: z.optional(rowId).check(z.describe('Id of the element that it is in')),
    ...openingFields,
    ...envelope,
    costGroup: z.optional(costGroup),
    storey: freeText('Storey'),
    sourceId,
    mergedSources,
    only,
  })
  .check(
    withReason,
    z.superRefine(({ width, height, area }, context) => {
      const isMeasured = width !== undefined && height !== undefined
      if (isMeasured === (area !== undefined))
        context.addIssue({ code: 'custom', path: ['area'], message: isMeasured ? 'contradicts' : 'required' })
    }),
    z.meta({ id: 'ProjectOpening', description: 'By width and height, or by its area alone' }),
  )

export const item = z
  .strictObject({
    id: rowId,
    name: text('Name', 1, 120),
    costGroup,
    ...product,
    quantity: bounded('itemQuantity', 'In the unit of the row'),
    ...works,
    note: z.optional(text('Note', 1, 500)),
    sourceId,
    only,
  })
  .check(z.meta({ id: 'ProjectItem', description: 'Counted by its amount alone: piles, steel, a heat pump' }))
export type ProjectItem = z.infer<typeof item>

const excluded = z.optional(z.literal(true)).check(z.describe('The variant has no such row'))
const overriding = <Fields extends z.core.$ZodLooseShape>(fields: Fields) =>
  z.optional(z.record(rowId, z.strictObject({ ...fields, excluded })))

/** What a variant changes of the rows, by their ids. */
export const overrides = {
  elements: overriding(z.partial(z.strictObject(elementFields)).shape),
  openings: overriding(z.partial(z.strictObject(openingFields)).shape),
  items: overriding({ quantity: z.optional(bounded('itemQuantity', 'In the unit of the row')), ...works }),
}
