import type { KeyPerformanceIndicators } from '#contract/assessment.ts'
import type { ConstructionLayer } from '#contract/constructions.ts'
import type { FiguresToCompute, VehicleFigures } from '#contract/material-figures.ts'
import { EngineError } from '#engine/engine-error.ts'
import type { AccessoryId } from '#vocabulary/accessories.ts'
import type { Prices } from '#vocabulary/prices.ts'
import type { Settings } from '#vocabulary/settings.ts'
import type { Vehicle } from '#vocabulary/vehicles.ts'
import { kpisOf, type Telling } from './assess-construction.ts'
import type { Assessable } from './engine-construction.ts'
import { fromPartFigures, fromServiceLives } from './figures-data.ts'
import type { Resolved, ResolvedLayer, ResolvedPart } from './resolved.ts'
import { resolvedTransport } from './transports.ts'

type Part = Pick<ConstructionLayer, 'materialId' | 'dataset'>
type Basis = Pick<Resolved, 'catalogue' | 'release' | 'serviceLives'> & Pick<Telling, 'today' | 'releases'>

/** What layers name, as it is asked for. */
export type Wanted = { readonly parts: readonly string[]; readonly accessories: readonly AccessoryId[] }

/** What is known of what layers name, to assess without asking. */
export type KnownData = {
  /** Takes up an answer; what was known of another release or catalogue is forgotten. */
  readonly add: (figures: FiguresToCompute) => void
  /** What the layers name that is not known; nothing may come of asking twice. */
  readonly unknown: (layers: readonly ConstructionLayer[]) => Wanted
  /** The layers with all that they name, brought as the settings say; undefined while any of it is not known. */
  readonly resolve: (layers: readonly ConstructionLayer[], settings: Settings | undefined) => Resolved | undefined
  /** By which figures are told; undefined before the first answer. */
  readonly circumstances: () => Pick<Telling, 'today' | 'releases'> | undefined
  /** The figures as the service has them; undefined while `resolve` is, and where the engine refuses the construction. */
  readonly kpis: (
    given: Assessable,
    asked: Pick<Telling, 'words' | 'tracing'> & {
      /** Of whoever asks; without them nothing is said of cost. */
      readonly prices?: Prices | undefined
    },
  ) => KeyPerformanceIndicators | undefined
}

/** Names a material with the dataset chosen for it: `osb`, `osb@uuid`, `osb@uuid@version`. */
export const partName = ({ materialId, dataset }: Part): string =>
  dataset
    ? [materialId, dataset.uuid, ...(dataset.version === undefined ? [] : [dataset.version])].join('@')
    : materialId

const partsIn = (layer: ConstructionLayer): Part[] =>
  [layer, layer.framing, layer.secondFraming].filter((part) => part !== undefined)

const basisOf = ({ catalogue, release, releases, serviceLives, today }: FiguresToCompute): Basis => ({
  catalogue,
  release,
  today,
  serviceLives: fromServiceLives(serviceLives),
  releases: releases.map(({ id, validUntil }) => ({ id, validUntil: validUntil ?? undefined })),
})

/** All that layers name, each once. */
export const namedIn = (layers: readonly ConstructionLayer[]): Wanted => ({
  parts: [...new Set(layers.flatMap(partsIn).map(partName))],
  accessories: [
    ...new Set(layers.flatMap(({ accessories = [] }) => accessories.map(({ accessoryId }) => accessoryId))),
  ],
})

/** Knows nothing at first. */
export function knownData(): KnownData {
  const parts = new Map<string, ResolvedPart>()
  const built = new Map<string, ResolvedPart>()
  const vehicles = new Map<Vehicle, VehicleFigures>()
  let basis: Basis | undefined

  const find = (part: Part | undefined) => part && parts.get(partName(part))
  const resolveLayer = (layer: ConstructionLayer, settings: Settings | undefined): ResolvedLayer[] => {
    const own = find(layer)
    const members = find(layer.framing)
    const transport = resolvedTransport({ layer, parts: [own, members], settings }, (one) => vehicles.get(one))
    const secondMembers = find(layer.secondFraming)
    const accessories = layer.accessories?.flatMap(({ accessoryId }) => built.get(accessoryId) ?? [])
    return own
      ? [
          {
            own,
            members,
            ...(secondMembers && { secondMembers }),
            ...(accessories && { accessories }),
            ...(transport && { transport }),
          },
        ]
      : []
  }
  const unknown = (layers: readonly ConstructionLayer[]): Wanted => {
    const named = namedIn(layers)
    return {
      parts: named.parts.filter((name) => !parts.has(name)),
      accessories: named.accessories.filter((id) => !built.has(id)),
    }
  }
  const resolve: KnownData['resolve'] = (layers, settings) => {
    const left = unknown(layers)
    if (!basis || left.parts.length > 0 || left.accessories.length > 0) return undefined
    const { catalogue, release, serviceLives } = basis
    return { catalogue, release, serviceLives, layers: layers.flatMap((layer) => resolveLayer(layer, settings)) }
  }

  return {
    add(figures) {
      if (basis?.release.id !== figures.release.id || basis.catalogue !== figures.catalogue) {
        parts.clear()
        built.clear()
        vehicles.clear()
      }
      basis = basisOf(figures)
      for (const one of figures.parts) parts.set(one.part, fromPartFigures(one))
      for (const one of figures.accessories) built.set(one.id, fromPartFigures(one))
      for (const one of figures.vehicles) if (!vehicles.has(one.vehicle)) vehicles.set(one.vehicle, one)
    },
    unknown,
    resolve,
    circumstances: () => basis,
    kpis(given, { prices, ...asked }) {
      const resolved = resolve(given.layers, given.settings)
      if (!resolved || !basis) return undefined
      const { today, releases } = basis
      try {
        return kpisOf({ given, resolved, prices }, { ...asked, today, releases })
      } catch (error) {
        if (error instanceof EngineError) return undefined
        throw error
      }
    },
  }
}
