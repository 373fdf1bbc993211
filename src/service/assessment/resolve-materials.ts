import type { Resolved, ResolvedPart } from '#assessment/resolved.ts'
import { resolvedTransport } from '#assessment/transports.ts'
import type { Release } from '#catalogue/catalogue.ts'
import type { AssessedWith, ConstructionLayer } from '#contract/constructions.ts'
import { materialOf } from '#engine/construction.ts'
import { type AccessoryId, accessoryOf } from '#vocabulary/accessories.ts'
import type { Settings } from '#vocabulary/settings.ts'
import type { Vehicle } from '#vocabulary/vehicles.ts'
import type { DataInUse } from './data-in-use.ts'
import {
  byKey,
  type Context,
  chosenOf,
  type Found,
  ownOf,
  type Part,
  type ResolveSources,
  wantedKeys,
} from './dataset-of-part.ts'
import { isOwnMaterial, type MaterialReader, ownMaterialsIn } from './own-material.ts'

/** Layers to assess. */
export type Assessed = {
  readonly layers: readonly ConstructionLayer[]
  /** Dataset versions to keep, as far as they are of the release. */
  readonly assessedWith?: AssessedWith | null | undefined
  /** Materials that stay without a dataset where `assessedWith` has none for them; others take that of today. */
  readonly settled?: readonly string[] | undefined
  /** Distance and vehicle of layers that name none themselves. */
  readonly settings?: Settings | undefined
  /** Who sees materials of users; without one these are unknown. */
  readonly reader?: MaterialReader | undefined
}

function resolvePart(context: Context, { materialId, dataset: choice }: Part, found: Found): ResolvedPart {
  const { data, engine, release } = context
  const own = context.own.get(materialId)
  const named = own?.content ?? (isOwnMaterial(materialId) ? undefined : data.catalogue.materials.get(materialId))
  const chosen = chosenOf(context, { materialId, dataset: choice }, found)
  const dataset = choice ? chosen : ownOf(context, materialId, found)
  return {
    materialId,
    named,
    material: engine.make(materialId, { own, dataset, release: release.id }),
    dataset,
    replaced: chosen !== undefined,
    unknownDataset: choice && !chosen ? choice.uuid : undefined,
    ...(own && { revision: own.version }),
  }
}

/** What is built in within a layer, with its dataset in the release. */
export function resolvedAccessory(data: DataInUse, id: AccessoryId, release: string): ResolvedPart {
  const { name } = accessoryOf(id)
  const dataset = data.accessoryOf(id, release)
  return {
    materialId: id,
    named: { name, hatch: 'metal' },
    material: materialOf({ id, traits: [], dataset }),
    dataset,
    replaced: false,
    unknownDataset: undefined,
  }
}

/**
 * Finds the materials and datasets that layers name. Materials of the catalogue with the datasets of today are at hand;
 * for others the database is asked, once for all of them.
 */
export async function resolveMaterials(
  sources: ResolveSources,
  { layers, assessedWith, settled = [], settings, reader }: Assessed,
  release: Release,
): Promise<Resolved> {
  const ownIds = reader ? ownMaterialsIn(layers) : []
  const own = reader && ownIds.length > 0 ? await sources.readOwn(reader, ownIds) : []
  const context: Context = {
    ...sources,
    release,
    settled,
    pins: assessedWith?.release === release.id ? assessedWith.datasets : undefined,
    own: new Map(own.map((row) => [row.id, row])),
  }
  const parts = layers.flatMap((layer): Part[] => [
    layer,
    ...(layer.framing ? [layer.framing] : []),
    ...(layer.secondFraming ? [layer.secondFraming] : []),
  ])
  const wanted = parts.flatMap((part) => wantedKeys(context, part))
  const found = byKey(wanted, wanted.length > 0 ? await sources.data.find(release.id, wanted) : [])
  const vehicleIn = (vehicle: Vehicle) => sources.data.catalogue.transportOf(vehicle, release.id)
  return {
    release,
    catalogue: sources.data.catalogue.version,
    serviceLives: sources.data.catalogue.serviceLives,
    layers: layers.map((layer) => {
      const own = resolvePart(context, layer, found)
      const members = layer.framing && resolvePart(context, layer.framing, found)
      const transport = resolvedTransport({ layer, parts: [own, members], settings }, vehicleIn)
      return {
        own,
        members,
        ...(layer.secondFraming && { secondMembers: resolvePart(context, layer.secondFraming, found) }),
        ...(layer.accessories && {
          accessories: layer.accessories.map(({ accessoryId }) =>
            resolvedAccessory(sources.data, accessoryId, release.id),
          ),
        }),
        ...(transport && { transport }),
      }
    }),
  }
}
