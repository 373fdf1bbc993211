import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { figureStatuses } from '#vocabulary/materials.ts'
import { serviceLifeEditions, serviceLifePositions, serviceLifeSources } from '#vocabulary/service-life-positions.ts'
import { localised } from './material-schema.ts'

const entry = z.strictObject({
  edition: z.enum(serviceLifeEditions),
  position: z.enum(serviceLifePositions),
  /** Kind of product where the position has several lives. */
  variant: z.exactOptional(z.string().min(1)),
  component: localised,
  /** [a] */
  years: z.int().positive(),
  /** Not replaced within 50 years: a cap, not a life. */
  open: z.boolean(),
  /** Number in the table of the edition. */
  code: z.exactOptional(z.string().regex(/^\d{3}\.\d{3}$/)),
  source: z.enum(serviceLifeSources),
  status: z.enum(figureStatuses),
})
export type ServiceLifeEntry = z.infer<typeof entry>

/**
 * Service lives by component and position, in both editions of the table of the BBSR. A position that an edition lacks is a
 * gap of its sources, not zero.
 *
 * @throws {z.ZodError} where the file is not what it should be
 */
export const loadServiceLives = (): readonly ServiceLifeEntry[] =>
  z
    .array(entry)
    .min(1)
    .parse(JSON.parse(readFileSync(join(import.meta.dirname, 'service-lives.json'), 'utf8')))
