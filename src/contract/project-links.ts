import * as z from 'zod/mini'
import { BASE_VARIANT } from '#vocabulary/projects.ts'
import { locale } from './construction-query.ts'
import { endpoint } from './endpoint.ts'
import { linkRoutes } from './link-routes.ts'
import { linkExpiry, linkFields, linkUrl } from './links.ts'
import { projectKpis } from './project-figures.ts'
import { drawnLayer } from './project-lists.ts'
import { element, item, opening, openingType, rowId, snapshot } from './project-rows.ts'
import { project, projectHeader, variant } from './projects.ts'
import { timestamp } from './schema.ts'

const permissions = {
  permission: z.literal('view'),
  mayCopy: z.boolean().check(z.describe('Whoever has the link may copy the project into their own')),
  showNames: z.boolean().check(z.describe('The page tells whose the project is, where it stands, and its tags')),
}

/** A link to a project as whoever may share it sees it: without its secret, which nobody has but its holders. */
const projectLink = z.object({ ...linkFields, ...permissions }).check(z.meta({ id: 'ProjectLink' }))
export type ProjectLink = z.infer<typeof projectLink>

const createdProjectLink = z.object({ ...projectLink.shape, url: linkUrl }).check(z.meta({ id: 'CreatedProjectLink' }))
export type CreatedProjectLink = z.infer<typeof createdProjectLink>

const one = z.strictObject({ id: z.uuid() })

export const listProjectLinks = endpoint({
  ...linkRoutes.listProjectLinks,
  rateLimit: 'session',
  summary: 'Links to a project that the caller may share, expired ones too, newest first',
  params: one,
  success: { status: 200, body: z.array(projectLink) },
  errors: ['notFound', 'forbidden'],
})
export const createProjectLink = endpoint({
  ...linkRoutes.createProjectLink,
  scope: 'share',
  rateLimit: 'session',
  summary: 'Make a link by which people without an account see a project; its address is told this once',
  params: one,
  body: z.strictObject({
    permission: z._default(z.literal('view'), 'view'),
    expires: linkExpiry,
    mayCopy: z._default(z.boolean(), false),
    showNames: z._default(z.boolean(), true),
  }),
  success: { status: 201, body: createdProjectLink },
  errors: ['notFound', 'forbidden', 'linksForbidden', 'quotaReached'],
})
export const renewProjectLink = endpoint({
  ...linkRoutes.renewProjectLink,
  scope: 'share',
  rateLimit: 'session',
  summary: 'Let a link to a project hold until another day, also one that has expired: its address opens again',
  params: z.strictObject({ id: z.uuid(), linkId: z.uuid() }),
  body: z.strictObject({ expires: linkExpiry }),
  success: { status: 200, body: projectLink },
  errors: ['notFound', 'forbidden', 'linksForbidden'],
})
export const revokeProjectLink = endpoint({
  ...linkRoutes.revokeProjectLink,
  scope: 'share',
  rateLimit: 'session',
  summary: 'Take a link to a project back for good: from now on it opens nothing',
  params: z.strictObject({ id: z.uuid(), linkId: z.uuid() }),
  success: { status: 204 },
  errors: ['notFound', 'forbidden'],
})

const { code, name, description, use, measure, phase, areas, dwellings } = projectHeader.shape
const { storeysAboveGround, storeysBelowGround, location } = projectHeader.shape
const ofRow = {
  costGroup: element.shape.costGroup,
  status: element.shape.status,
  count: element.shape.count,
}
const place = {
  adjacency: element.shape.adjacency,
  orientation: element.shape.orientation,
  tilt: element.shape.tilt,
  storey: element.shape.storey,
}

const linkedConstruction = z
  .object({
    type: snapshot.shape.type,
    name: snapshot.shape.name,
    code: snapshot.shape.code,
    layers: z.array(
      z.object({
        ...drawnLayer.shape,
        material: z.string().check(z.describe('As in byMaterial')),
        name: z.string().check(z.describe('Of the material, in the locale; its id where it is gone')),
      }),
    ),
  })
  .check(z.meta({ id: 'LinkedProjectConstruction', description: 'Without where it was taken from' }))

/** A building in one variant: what its page shows, without notes, reasons and what other variants change. */
const linkedBuilding = z
  .object({
    name,
    code,
    description,
    tags: z.array(z.string()),
    location,
    use,
    measure,
    phase,
    areas,
    dwellings,
    storeysAboveGround,
    storeysBelowGround,
    constructions: z.record(rowId, linkedConstruction),
    openingTypes: z.record(
      rowId,
      z.object({
        kind: openingType.shape.kind,
        name: openingType.shape.name,
        uValue: openingType.shape.uValue,
        gValue: openingType.shape.gValue,
      }),
    ),
    elements: z.array(
      z.object({
        id: rowId,
        code: element.shape.code,
        name: element.shape.name,
        construction: element.shape.construction,
        area: element.shape.area,
        areaIs: element.shape.areaIs,
        zone: element.shape.zone,
        ...ofRow,
        ...place,
      }),
    ),
    openings: z.array(
      z.object({
        id: rowId,
        name: opening.shape.name,
        host: opening.shape.host,
        type: opening.shape.type,
        width: opening.shape.width,
        height: opening.shape.height,
        area: opening.shape.area,
        ...ofRow,
        ...place,
      }),
    ),
    items: z.array(
      z.object({
        id: rowId,
        name: item.shape.name,
        costGroup: item.shape.costGroup,
        quantity: item.shape.quantity,
        unit: item.shape.unit,
        status: item.shape.status,
      }),
    ),
    variants: z
      .array(z.object({ id: variant.shape.id, name: variant.shape.name }))
      .check(z.describe('Beside the base; each is asked for by `variant`')),
    version: project.shape.version,
    createdAt: project.shape.createdAt,
    updatedAt: project.shape.updatedAt,
  })
  .check(z.meta({ id: 'LinkedBuilding' }))
export type LinkedBuilding = z.infer<typeof linkedBuilding>

const linkedProject = z
  .object({
    project: linkedBuilding,
    kpis: projectKpis,
    link: z.object({ expiresAt: timestamp, mayCopy: z.boolean() }),
    sharedBy: z.nullable(z.string()).check(z.describe('Person or office whose it is; null where it is not told')),
  })
  .check(z.meta({ id: 'LinkedProject' }))
export type LinkedProject = z.infer<typeof linkedProject>

const headers = { 'x-link-secret': 'required' } as const
const shown = z._default(rowId, BASE_VARIANT).check(z.describe('Id of a variant; `base` is the schedule itself'))

export const readLinkedProject = endpoint({
  ...linkRoutes.readLinkedProject,
  headers,
  rateLimit: 'public',
  summary: 'What a link to a project shows, in one variant; `notFound` where it is revoked, expired or unknown',
  query: z.strictObject({ locale, variant: shown }),
  success: { status: 200, body: linkedProject },
  errors: ['notFound'],
})
export const copyLinkedProject = endpoint({
  ...linkRoutes.copyLinkedProject,
  headers: { ...headers, 'idempotency-key': 'optional' },
  rateLimit: 'session',
  once: true,
  summary: "Copy a linked project into the caller's own; `forbidden` where the link does not let",
  success: { status: 201, body: project },
  errors: ['notFound', 'forbidden', 'quotaReached'],
})
