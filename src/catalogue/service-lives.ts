import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { figureStatuses } from '#vocabulary/materials.ts'
import {
  type PlaceLife,
  type ServiceLifeEdition,
  type ServiceLifePlace,
  serviceLifeEditions,
  serviceLifePositions,
  serviceLifeSources,
} from '#vocabulary/service-life-positions.ts'

const entry = z.strictObject({
  edition: z.enum(serviceLifeEditions),
  position: z.enum(serviceLifePositions),
  /** Kind of product where the position has several lives. */
  variant: z.exactOptional(z.string().min(1)),
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

const placeOf = ({ position, variant }: ServiceLifeEntry): ServiceLifePlace =>
  variant === undefined ? position : `${position}/${variant}`

/** Service lives as an assessment takes them: by edition and place. */
export type ServiceLives = Readonly<Record<ServiceLifeEdition, ReadonlyMap<ServiceLifePlace, PlaceLife>>>

/** The life of every place in an edition; what 2025 leaves open is that of 2017, and says so. */
function livesInEdition(
  entries: readonly ServiceLifeEntry[],
  edition: ServiceLifeEdition,
): ReadonlyMap<ServiceLifePlace, PlaceLife> {
  const lives = new Map<ServiceLifePlace, PlaceLife>()
  const read = edition === '2025' ? (['2017', '2025'] as const) : (['2017'] as const)
  for (const one of read)
    for (const entry of entries)
      if (entry.edition === one)
        lives.set(placeOf(entry), { years: entry.years, isOpen: entry.open, edition: one, code: entry.code })
  return lives
}

/** The lives of both editions. */
export const serviceLivesOf = (entries: readonly ServiceLifeEntry[]): ServiceLives => ({
  '2017': livesInEdition(entries, '2017'),
  '2025': livesInEdition(entries, '2025'),
})
