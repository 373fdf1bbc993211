import type { AssessedWith } from '#contract/constructions.ts'
import { partsOf, type Resolved, type ToldPart } from './resolved.ts'

type Pin = AssessedWith['datasets'][number]

const pinOf = ({ materialId, dataset, replaced }: ToldPart): Pin[] => {
  if (!dataset) return []
  const { uuid, version, endOfLife } = dataset
  return [
    {
      materialId,
      uuid,
      version,
      ...(endOfLife && { endOfLife: { uuid: endOfLife.uuid, version: endOfLife.version } }),
      ...(replaced && { replaced: true as const }),
    },
  ]
}

const keyOf = ({ materialId, uuid, replaced }: Pin) => `${materialId} ${replaced ? uuid : ''}`

/**
 * Release and dataset versions of an assessment, each dataset once, for it to stay the same later.
 *
 * @param at - ISO time
 */
export function assessedWithOf({ release, layers }: Resolved, at: string): AssessedWith {
  const pins = layers.flatMap(partsOf).flatMap(pinOf)
  return { release: release.id, at, datasets: [...new Map(pins.map((pin) => [keyOf(pin), pin])).values()] }
}
