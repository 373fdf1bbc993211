import { withoutUndefined } from '#catalogue/release-item.ts'
import type { ServiceLives } from '#catalogue/service-lives.ts'
import type { DatasetFigures, FiguresToCompute, PartFigures, VehicleFigures } from '#contract/material-figures.ts'
import { materialOf } from '#engine/construction.ts'
import {
  type PlaceLife,
  type ServiceLifePlace,
  serviceLifeEditions,
  serviceLifePlaces,
} from '#vocabulary/service-life-positions.ts'
import type { Vehicle } from '#vocabulary/vehicles.ts'
import type { NamedDataset, ResolvedPart, VehicleDataset } from './resolved.ts'

type Declared = Omit<NamedDataset, 'endOfLife'>
type Named = Pick<Declared, 'uuid' | 'version' | 'release' | 'generation' | 'name' | 'validUntil'>

const toNamed = ({ uuid, version, release, generation, name, validUntil }: Named) => ({
  uuid,
  version,
  release,
  generation,
  name: toName(name),
  ...(validUntil !== undefined && { validUntil }),
})

const toModules = (modules: Declared['modules']): DatasetFigures['modules'] =>
  modules.map(({ module, scenario, indicators }) => ({
    module,
    ...(scenario !== undefined && { scenario }),
    indicators,
  }))

/** What an assessment takes of a vehicle, to compute with elsewhere. */
export const toVehicleFigures = (vehicle: Vehicle, dataset: VehicleDataset): VehicleFigures => ({
  vehicle,
  ...toNamed(dataset),
  referenceQuantity: dataset.referenceQuantity,
  referenceUnit: 't*km',
  modules: toModules(dataset.modules),
})

/** Without what an assessment does not look at. */
const toDeclared = (dataset: Declared): Omit<DatasetFigures, 'endOfLife'> => {
  const { referenceQuantity, referenceUnit, density, arealMass, lengthMass, referenceThickness, biogenicCarbon } =
    dataset
  return {
    ...toNamed(dataset),
    referenceQuantity,
    referenceUnit,
    ...(density !== undefined && { density }),
    ...(arealMass !== undefined && { arealMass }),
    ...(lengthMass !== undefined && { lengthMass }),
    ...(referenceThickness !== undefined && { referenceThickness }),
    ...(biogenicCarbon !== undefined && { biogenicCarbon }),
    modules: toModules(dataset.modules),
  }
}

const toName = ({ de_DE, en_GB }: Declared['name']) => ({
  ...(de_DE !== undefined && { de_DE }),
  ...(en_GB !== undefined && { en_GB }),
})

const toDataset = (dataset: NamedDataset): DatasetFigures => ({
  ...toDeclared(dataset),
  ...(dataset.endOfLife && { endOfLife: toDeclared(dataset.endOfLife) }),
})

/**
 * What an assessment takes of a part, to compute with elsewhere.
 *
 * @param asked - what the part was asked for by
 * @returns nothing for a material or a chosen dataset that is not there
 */
export function toPartFigures(asked: string, resolved: ResolvedPart): PartFigures[] {
  const { materialId, named, material, dataset, replaced, unknownDataset, revision } = resolved
  if (!named || unknownDataset !== undefined) return []
  const { id: _id, dataset: _dataset, traits, ...figures } = material
  const { name, hatch, airCavity, sd } = named
  return [
    {
      part: asked,
      id: materialId,
      name: toName(name),
      hatch,
      ...(airCavity && { airCavity }),
      ...(sd !== undefined && { sd }),
      figures: { traits: [...traits], ...withoutUndefined(figures) },
      dataset: dataset ? toDataset(dataset) : null,
      replaced,
      ...(revision !== undefined && { revision }),
    },
  ]
}

/** A part as an assessment takes it. */
export function fromPartFigures({ id, name, hatch, airCavity, sd, ...part }: PartFigures): ResolvedPart {
  const dataset = part.dataset ?? undefined
  return {
    materialId: id,
    named: { name, hatch, ...(airCavity && { airCavity }), ...(sd !== undefined && { sd }) },
    material: materialOf({ ...part.figures, id, dataset }),
    dataset,
    replaced: part.replaced,
    unknownDataset: undefined,
    ...(part.revision !== undefined && { revision: part.revision }),
  }
}

/** The table of service lives, entry by entry. */
export const toServiceLives = (lives: ServiceLives): FiguresToCompute['serviceLives'] =>
  serviceLifeEditions.flatMap((edition) =>
    serviceLifePlaces.flatMap((place) => {
      const life = lives[edition].get(place)
      if (!life) return []
      const { years, isOpen: open, edition: statedIn, code } = life
      return [{ edition, place, years, open, statedIn, ...(code !== undefined && { code }) }]
    }),
  )

/** The table of service lives as an assessment takes it. */
export function fromServiceLives(entries: FiguresToCompute['serviceLives']): ServiceLives {
  const lives = { '2017': new Map<ServiceLifePlace, PlaceLife>(), '2025': new Map<ServiceLifePlace, PlaceLife>() }
  for (const { edition, place, years, open, statedIn, code } of entries)
    lives[edition].set(place, { years, isOpen: open, edition: statedIn, code })
  return lives
}
