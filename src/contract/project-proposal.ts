import * as z from 'zod/mini'
import { unitOfFigure } from '#vocabulary/figures.ts'
import { lossCodes } from '#vocabulary/losses.ts'
import { locale } from './construction-query.ts'
import { endpoint } from './endpoint.ts'
import { MAX_IMPORT_BYTES } from './interchange.ts'
import { projectRoutes } from './project-routes.ts'
import { element, item, opening, openingType, snapshot } from './project-rows.ts'
import { quantity } from './schema.ts'

/** Most losses that are told of a file. */
export const MOST_LOSSES = 1_000

/** What is to be minded of what was read, with the figures before and after where there are two. */
const note = z.object({
  sourceId: z.string(),
  code: z.enum([
    'quantityContradicts',
    'grossIsNet',
    'areaFromDimensions',
    'wholeSurface',
    'noArea',
    'adjacencyAssumed',
  ]),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
})
const area = z.nullable(quantity('m²', 'Area; null: the file tells none'))
const length = z.nullable(quantity('m', 'Size'))

const ofList = z.object({
  added: z.array(z.string()),
  changed: z.array(z.object({ row: z.string(), proposed: z.string() })),
  gone: z.array(z.string()),
})

export const projectProposal = z
  .object({
    format: z.enum(['ifc', 'lcax', 'elca', 'own']),
    whole: z
      .optional(z.record(z.string(), z.unknown()))
      .check(
        z.describe(
          'Of a file of this program: the project as it was, to be sent to POST /v1/project as it is. To keep the materials of users in it, and the data it was assessed with, the file itself goes to POST /v1/construction/archive; of one above 8 MiB its format, formatVersion, project and ownMaterials suffice',
        ),
      ),
    project: z
      .object({
        name: z.string(),
        netRoomArea: area.check(z.describe('Σ of the spaces: to be confirmed; null without spaces')),
        grossFloorArea: area,
        constructions: z.record(z.string(), snapshot),
        openingTypes: z.record(z.string(), openingType),
        elements: z.array(element),
        openings: z.array(opening),
        items: z.array(item),
      })
      .check(
        z.describe(
          'As POST /v1/project takes them, once use, measure and net room area are decided; it refuses more rows than a project may have',
        ),
      ),
    report: z.object({
      units: z.object({
        length: z
          .nullable(z.number())
          .check(z.describe('Metres per unit of the file; null: it names none, metres are taken')),
        area: z.nullable(z.number()).check(z.describe('Square metres; null: the square of the length is taken')),
      }),
      storeys: z.array(z.string()),
      materials: z.array(
        z.object({
          name: z.string(),
          materialId: z.nullable(z.string()).check(z.describe('null: none answers the name')),
          sure: z.boolean().check(z.describe('No other material answers the name as well')),
        }),
      ),
      layersLeftOut: z.array(
        z.object({
          construction: z.string(),
          layer: z.int().check(z.describe('Index in the file')),
          material: z.string(),
          reason: z.enum(['noMaterial', 'noThickness']),
        }),
      ),
      rows: z.array(
        z.object({
          id: z.string(),
          merged: z.int().check(z.describe('Elements of the file in the row')),
          sources: z.array(z.string()).check(z.describe('Their GlobalIds')),
          notes: z.array(note),
        }),
      ),
      withoutConstruction: z.array(
        z.object({ sourceId: z.string(), name: z.string(), entity: z.string(), area, notes: z.array(note) }),
      ),
      notTaken: z.record(z.string(), z.int()).check(z.describe('Elements that make no row, by their entity')),
      openings: z
        .array(
          z.object({
            sourceId: z.string(),
            kind: z.enum(['window', 'door']),
            name: z.string(),
            typeName: z.string(),
            width: length,
            height: length,
            area,
            host: z.nullable(z.string()).check(z.describe('GlobalId of the element it is in')),
            uValue: z.nullable(quantity(unitOfFigure('uValue'), 'Thermal transmittance')),
            storey: z.nullable(z.string()),
            notes: z.array(note),
          }),
        )
        .check(z.describe('As the file has them; areas of rows are net of them')),
      openingsLeftOut: z.array(
        z.object({ sourceId: z.string(), name: z.string(), reason: z.enum(['noSize', 'noType']) }),
      ),
      bulks: z
        .array(
          z.object({
            entity: z.string(),
            material: z.string(),
            costGroup: z.string(),
            count: z.int(),
            volume: quantity('m³', 'Of all of them'),
          }),
        )
        .check(z.describe('Of the elements that make no row, those with a volume and one material: could be items')),
      spaces: z.array(z.object({ sourceId: z.string(), name: z.string(), area })),
      itemsLeftOut: z
        .array(z.object({ sourceId: z.string(), name: z.string(), quantity: z.number() }))
        .check(z.describe('Counted by pieces, lengths or masses, and without a dataset of the release')),
      lost: z
        .array(
          z.object({
            sourceId: z.nullable(z.string()),
            name: z.nullable(z.string()).check(z.describe('null: of the file as a whole')),
            code: z.enum(lossCodes),
            values: z.record(z.string(), z.union([z.string(), z.number()])),
          }),
        )
        .check(z.maxLength(MOST_LOSSES), z.describe('What the file says beside, and a project does not keep')),
      changes: z
        .optional(
          z.object({
            added: z.array(z.string()).check(z.describe('Rows of the proposal that the project does not have')),
            changed: z.array(z.object({ row: z.string(), proposed: z.string(), before: area, after: area })),
            gone: z
              .array(z.string())
              .check(z.describe('Rows of the project that came from a file and are not in this one')),
            openings: ofList.check(z.describe('Openings: new, of another size, gone')),
            items: ofList.check(z.describe('Items: new, of another quantity, gone')),
          }),
        )
        .check(
          z.describe(
            'With `project`: what the file would change in it, by the ids of its elements, openings and items',
          ),
        ),
    }),
  })
  .check(z.meta({ id: 'ProjectProposal', description: 'Nothing of it is stored' }))
export type ProjectProposal = z.infer<typeof projectProposal>

const into = z.optional(z.uuid())

export const proposeProject = endpoint({
  ...projectRoutes.proposeProject,
  scope: 'read',
  rateLimit: 'session',
  summary: 'The schedule that a file of IFC, LCAx or eLCA means, with everything that was corrected or left out',
  query: z.strictObject({
    project: into.check(z.describe('Project that the file is read into a second time')),
    locale,
  }),
  upload: {
    mediaTypes: [
      'application/x-step',
      'application/step',
      'text/plain',
      'application/octet-stream',
      'application/json',
      'application/xml',
      'text/xml',
    ],
    maximum: MAX_IMPORT_BYTES,
  },
  success: { status: 200, body: projectProposal },
  errors: ['fileRejected', 'notFound'],
})
