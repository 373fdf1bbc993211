import * as z from 'zod/mini'
import { generations } from '#vocabulary/indicators.ts'
import { endpoint } from './endpoint.ts'
import { release } from './materials.ts'
import { routes } from './routes.ts'
import { timestamp } from './schema.ts'

export const count = z.int().check(z.gte(0))

export const dataRelease = z
  .object({
    id: release,
    generation: z.enum(generations),
    status: z.enum(['off', 'on']),
    isDefault: z.boolean(),
    shipped: z.boolean().check(z.describe('Comes with the service; cannot be deleted')),
    datasets: count,
    materials: count.check(z.describe('Materials of the catalogue that have a dataset in it')),
    constructions: count.check(z.describe('Constructions that are assessed with it')),
    switchedOnAt: z.nullable(timestamp),
    createdAt: timestamp,
  })
  .check(z.meta({ id: 'DataRelease' }))
export type DataRelease = z.infer<typeof dataRelease>

const oneRelease = z.strictObject({ id: release })

export const listDataReleases = endpoint({
  ...routes.listDataReleases,
  only: 'operators',
  rateLimit: 'session',
  summary: 'Every release that is held, switched on or not (administrators)',
  success: { status: 200, body: z.array(dataRelease) },
  errors: ['forbidden'],
})
export const switchDataRelease = endpoint({
  ...routes.switchDataRelease,
  only: 'operators',
  rateLimit: 'session',
  summary: 'Switch a release on or off, or make it the default (administrators)',
  params: oneRelease,
  body: z.strictObject({ status: z.enum(['on', 'off']), isDefault: z.optional(z.boolean()) }),
  success: { status: 200, body: dataRelease },
  errors: ['forbidden', 'notFound', 'conflict'],
})
export const deleteDataRelease = endpoint({
  ...routes.deleteDataRelease,
  only: 'operators',
  rateLimit: 'session',
  summary: 'Delete a release that is switched off, was not shipped, and assesses nothing (administrators)',
  params: oneRelease,
  success: { status: 204 },
  errors: ['forbidden', 'notFound', 'conflict'],
})
