import { toPartFigures, toServiceLives, toVehicleFigures } from '#assessment/figures-data.ts'
import type { Wanted } from '#assessment/known-data.ts'
import type { ConstructionLayer } from '#contract/constructions.ts'
import type { FiguresToCompute } from '#contract/material-figures.ts'
import type { Assessor, Given, Origin } from '#service/assessment/assessor.ts'

/** Parts as layers, each by itself, and what is built in within a layer of its own: what they name is found alike. */
export function layersNaming({ parts, accessories }: Wanted): ConstructionLayer[] {
  const layers = parts.map((part): ConstructionLayer => {
    const [materialId = '', uuid, version] = part.split('@')
    return { materialId, thickness: 1, ...(uuid && { dataset: { uuid: uuid.toLowerCase(), version } }) }
  })
  const built = { materialId: '', thickness: 1, accessories: accessories.map((accessoryId) => ({ accessoryId })) }
  return accessories.length > 0 ? [...layers, built] : layers
}

/**
 * All that an assessment takes of parts, for whoever computes by itself.
 *
 * @param given - to assess the layers of `layersNaming`
 */
export async function figuresToCompute(
  assessor: Assessor,
  { parts, accessories }: Wanted,
  { given, origin }: { readonly given: Given; readonly origin: Origin },
): Promise<FiguresToCompute> {
  const resolved = await assessor.resolve(given, origin)
  const { today, releases } = assessor.circumstances()
  const { id, generation } = resolved.release
  return {
    catalogue: resolved.catalogue,
    release: { id, generation },
    releases: releases.map((release) => ({ id: release.id, validUntil: release.validUntil ?? null })),
    today,
    serviceLives: toServiceLives(resolved.serviceLives),
    parts: parts.flatMap((part, index) => {
      const own = resolved.layers[index]?.own
      return own ? toPartFigures(part, own) : []
    }),
    accessories: accessories.flatMap((accessory, index) => {
      const built = resolved.layers.at(-1)?.accessories?.[index]
      return built ? toPartFigures(accessory, built) : []
    }),
    vehicles: assessor.vehicles(id).map((one) => toVehicleFigures(one.vehicle, one)),
  }
}
