import type { ConstructionLayer } from '#contract/constructions.ts'
import { layerAccessoryIds } from '#vocabulary/accessories.ts'
import { airCavities, type ConstructionType, constructionTypes, framingDirections } from '#vocabulary/constructions.ts'
import { boundaries, layerStates } from '#vocabulary/life-cycle.ts'
import { randomNumbers } from '#vocabulary/random-numbers.ts'
import { serviceLifeEditions, serviceLifePlaces } from '#vocabulary/service-life-positions.ts'
import { drivingRainGroups, heatings, measures, roomHumidities, type Settings } from '#vocabulary/settings.ts'
import { vehicles } from '#vocabulary/vehicles.ts'

/** A construction as somebody might build it, sensible or not. */
export type RandomConstruction = {
  readonly type: ConstructionType
  readonly release: string
  readonly settings: Settings
  readonly layers: readonly ConstructionLayer[]
}

/** Materials, and datasets that may be chosen in a release. */
export type Stock = {
  readonly materials: readonly string[]
  readonly releases: readonly { readonly id: string; readonly datasets: readonly string[] }[]
}

/** Constructions one after the other, the same for the same seed and stock. */
export function randomConstructions({ materials, releases }: Stock, seed: number): () => RandomConstruction {
  const random = randomNumbers(seed)
  const one = <T>(from: readonly T[]): T => {
    const found = from[Math.floor(random() * from.length)]
    if (found === undefined) throw new RangeError('nothing to choose from')
    return found
  }
  const between = (low: number, high: number) => low * (high / low) ** random()
  const at = <T extends object>(chance: number, make: () => T): Partial<T> => (random() < chance ? make() : {})
  const members = () => {
    const spacing = between(0.3, 1)
    const width = spacing * between(0.05, 0.4)
    return { materialId: one(materials), width, spacing, direction: one(framingDirections) }
  }
  const overrides = () => ({
    ...at(0.5, () => ({ conductivity: between(0.02, 3) })),
    ...at(0.3, () => ({ density: between(15, 2500) })),
    ...at(0.3, () => ({ vapourResistanceFactor: between(1, 1e4) })),
    ...at(0.2, () => ({ sd: between(0.01, 1500) })),
    ...at(0.2, () => ({ serviceLife: between(5, 100) })),
  })
  const layer = (datasets: readonly string[]): ConstructionLayer => ({
    materialId: one(materials),
    thickness: between(0.0002, 0.4),
    ...at(0.3, () => ({ state: one(layerStates) })),
    ...at(0.3, () => ({ framing: members(), ...at(0.2, () => ({ secondFraming: members() })) })),
    ...at(0.2, () => ({ overrides: overrides() })),
    ...at(0.1, () => ({ airCavity: one(airCavities) })),
    ...at(0.1, () => ({ dataset: { uuid: one(datasets) } })),
    ...at(0.1, () => ({ transportDistance: between(1, 1000), wastage: random() * 0.2 })),
    ...at(0.1, () => ({ transportVehicle: one(vehicles) })),
    ...at(0.1, () => ({ serviceLifePosition: one(serviceLifePlaces) })),
    ...at(0.1, () => ({ accessories: [{ accessoryId: one(layerAccessoryIds), amount: between(0.01, 5) }] })),
  })
  const settings = (): Settings => ({
    ...at(0.3, () => ({ measure: [one(measures)] })),
    ...at(0.3, () => ({ heating: one(heatings) })),
    ...at(0.3, () => ({ boundary: one(boundaries) })),
    ...at(0.3, () => ({ serviceLifeEdition: one(serviceLifeEditions) })),
    ...at(0.3, () => ({ referenceStudyPeriod: Math.round(between(20, 100)) })),
    ...at(0.3, () => ({ humidityClass: one(roomHumidities) })),
    ...at(0.3, () => ({ drivingRainGroup: one(drivingRainGroups) })),
    // a query takes ten decimals
    ...at(0.3, () => ({ transportDistance: Math.round(between(1, 1000) * 1e6) / 1e6 })),
    ...at(0.3, () => ({ transportVehicle: one(vehicles) })),
    ...at(0.2, () => ({ roofShaded: true })),
  })
  return () => {
    const { id: release, datasets } = one(releases)
    const count = 1 + Math.floor(random() * 12)
    const type = one(constructionTypes)
    return { type, release, settings: settings(), layers: Array.from({ length: count }, () => layer(datasets)) }
  }
}
