import type { Dataset, Material } from '#engine/construction.ts'
import type { ReferenceUnit } from '#vocabulary/materials.ts'
import type { DatasetFigures } from './dataset-cells.ts'

/** A material within a layer: all of it, what lies between the members, or the members. */
export type Part = {
  readonly material: Material
  /** [m] */
  readonly thickness: number
  /** Share of the area [1]. */
  readonly share: number
  /** Length of members per area [m/m²]; undefined between members. */
  readonly length: number | undefined
}

/** What a part needs of a dataset. */
export type ReferenceFlow = {
  /** Reference quantities of the dataset per m² of construction. */
  readonly amount: number
  /** Mass of it as the dataset describes the product [kg/m²]; undefined where unknown. */
  readonly mass: number | undefined
}

/** Product as declared for an area: scaled with the thickness only where the dataset names one. */
const areaFactor = ({ thickness, share }: Part, { referenceThickness }: Dataset): number =>
  referenceThickness === undefined ? share : (share * thickness) / referenceThickness

/** By the material's own density, else the dataset's, else the dataset's mass per area. */
const ownMass = (part: Part, dataset: Dataset): number | undefined => {
  const density = part.material.density ?? dataset.density
  if (density !== undefined) return density * part.thickness * part.share
  return dataset.arealMass === undefined ? undefined : dataset.arealMass * areaFactor(part, dataset)
}

const perQuantity = (quantity: number | undefined, mass: number | undefined, { referenceQuantity }: Dataset) =>
  quantity === undefined ? undefined : { amount: quantity / referenceQuantity, mass }

type Conversion = (part: Part, dataset: Dataset) => ReferenceFlow | undefined

const conversions: Record<ReferenceUnit, Conversion> = {
  kg: (part, dataset) => {
    const mass = ownMass(part, dataset)
    return perQuantity(mass, mass, dataset)
  },
  t: (part, dataset) => {
    const mass = ownMass(part, dataset)
    return perQuantity(mass === undefined ? undefined : mass / 1000, mass, dataset)
  },
  m3: (part, dataset) => {
    const volume = part.thickness * part.share
    return perQuantity(
      volume,
      dataset.density === undefined ? ownMass(part, dataset) : dataset.density * volume,
      dataset,
    )
  },
  m2: (part, dataset) => {
    const area = areaFactor(part, dataset)
    return perQuantity(
      area,
      dataset.arealMass === undefined ? ownMass(part, dataset) : dataset.arealMass * area,
      dataset,
    )
  },
  m: (part, dataset) => perQuantity(part.length, ownMass(part, dataset), dataset),
  piece: () => undefined,
}

/**
 * Reference flow of a part: how much of its dataset one m² of construction needs.
 *
 * kg, t: ρ·d·f with the density of the material, else of the dataset. m³: d·f. m²: f, as declared, scaled with d only
 * where the dataset names a thickness. m: length of members. What is asked for is divided by the reference quantity. A
 * piece, or a metre of what is not a member, cannot be told from a layer.
 *
 * @returns undefined where the unit cannot be converted
 * @see EN 15804+A2 (declared unit); factors as eLCA converts them
 */
export function referenceFlow(part: Part, dataset: Dataset): ReferenceFlow | undefined {
  return conversions[dataset.referenceUnit](part, dataset)
}

/** Reference quantities of an end-of-life dataset, which is per mass; undefined where it or the mass is not. */
export function endOfLifeAmount(
  mass: number | undefined,
  { referenceUnit, referenceQuantity }: DatasetFigures,
): number | undefined {
  if (mass === undefined) return undefined
  if (referenceUnit === 'kg') return mass / referenceQuantity
  return referenceUnit === 't' ? mass / 1000 / referenceQuantity : undefined
}
