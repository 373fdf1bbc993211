import { massOfAccessory } from '#engine/accessory-mass.ts'
import type { Dataset, LayerAccessory, Material } from '#engine/construction.ts'
import {
  areaAsDeclared,
  areaScaled,
  flowByArea,
  flowByLength,
  flowByMass,
  flowByTonnes,
  flowByVolume,
  massOfArea,
  massOfPart,
} from '#engine/formulas/life-cycle.ts'
import { figure, type Trace } from '#engine/trace.ts'
import type { ReferenceUnit } from '#vocabulary/materials.ts'
import type { DatasetFigures } from './dataset-cells.ts'

/** A material within a layer: all of it, what lies between the members, the members, or what is built in. */
export type Part = {
  readonly material: Material
  /** [m] */
  readonly thickness: number
  /** Share of the area [1]. */
  readonly share: number
  /** Length of members per area [m/m²]; undefined between members. */
  readonly length: number | undefined
  /** What is built in, and how much of it; undefined for the material and the members. */
  readonly accessory?: LayerAccessory | undefined
}

/** What a part needs of a dataset. */
export type ReferenceFlow = {
  /** Reference quantities of the dataset per m² of construction. */
  readonly amount: number
  /** Mass of it as the dataset describes the product [kg/m²]; undefined where unknown. */
  readonly mass: number | undefined
}

/** Product as declared for an area: scaled with the thickness only where the dataset names one. */
const areaFactor = ({ thickness, share }: Part, { referenceThickness }: Dataset, trace: Trace | undefined): number =>
  referenceThickness === undefined
    ? figure(trace, 'areaFactor', areaAsDeclared)(share)
    : figure(trace, 'areaFactor', areaScaled)(share, thickness, referenceThickness)

/** By the material's own density, else the dataset's, else the dataset's mass per area. */
const ownMass = (
  part: Part,
  dataset: Dataset,
  trace: Trace | undefined,
  key: 'partMass' | 'transportMass' = 'partMass',
): number | undefined => {
  const density = part.material.density ?? dataset.density
  if (density !== undefined) return figure(trace, key, massOfPart)(density, part.thickness, part.share)
  if (dataset.arealMass === undefined) return undefined
  return figure(trace, key, massOfArea)(dataset.arealMass, areaFactor(part, dataset, trace))
}

/**
 * Mass of a part as it is brought to the site [kg/m²]: by the material's own density, else as its dataset describes the
 * product; undefined where neither tells.
 */
export const transportedMass = (part: Part, dataset: Dataset, trace: Trace | undefined): number | undefined =>
  part.accessory
    ? (massOfAccessory(part.accessory, part, trace, 'transportMass') ?? undefined)
    : ownMass(part, dataset, trace, 'transportMass')

type Conversion = (part: Part, dataset: Dataset, trace: Trace | undefined) => ReferenceFlow | undefined

const conversions: Record<ReferenceUnit, Conversion> = {
  kg: (part, dataset, trace) => {
    const mass = ownMass(part, dataset, trace)
    if (mass === undefined) return undefined
    return { amount: figure(trace, 'referenceFlow', flowByMass)(mass, dataset.referenceQuantity), mass }
  },
  t: (part, dataset, trace) => {
    const mass = ownMass(part, dataset, trace)
    if (mass === undefined) return undefined
    return { amount: figure(trace, 'referenceFlow', flowByTonnes)(mass, dataset.referenceQuantity), mass }
  },
  m3: (part, dataset, trace) => {
    const { thickness, share } = part
    const amount = figure(trace, 'referenceFlow', flowByVolume)(thickness, share, dataset.referenceQuantity)
    const { density } = dataset
    return { amount, mass: density === undefined ? ownMass(part, dataset, undefined) : density * (thickness * share) }
  },
  m2: (part, dataset, trace) => {
    const area = areaFactor(part, dataset, trace)
    const amount = figure(trace, 'referenceFlow', flowByArea)(area, dataset.referenceQuantity)
    const { arealMass } = dataset
    return { amount, mass: arealMass === undefined ? ownMass(part, dataset, undefined) : arealMass * area }
  },
  m: (part, dataset, trace) => {
    if (part.length === undefined) return undefined
    const amount = figure(trace, 'referenceFlow', flowByLength)(part.length, dataset.referenceQuantity)
    return { amount, mass: ownMass(part, dataset, undefined) }
  },
  piece: () => undefined,
}

/** By the amount that is built in: its mass, or its area. */
function accessoryFlow(part: Part, accessory: LayerAccessory, dataset: Dataset, trace: Trace | undefined) {
  const { referenceUnit, referenceQuantity } = dataset
  const mass = massOfAccessory(accessory, part, trace, 'partMass') ?? undefined
  if (referenceUnit === 'kg' && mass !== undefined)
    return { amount: figure(trace, 'referenceFlow', flowByMass)(mass, referenceQuantity), mass }
  if (referenceUnit === 't' && mass !== undefined)
    return { amount: figure(trace, 'referenceFlow', flowByTonnes)(mass, referenceQuantity), mass }
  if (referenceUnit !== 'm2' || accessory.unit !== 'm²/m²') return undefined
  const area = figure(trace, 'areaFactor', areaAsDeclared)(accessory.amount)
  return { amount: figure(trace, 'referenceFlow', flowByArea)(area, referenceQuantity), mass }
}

/**
 * Reference flow of a part: how much of its dataset one m² of construction needs.
 *
 * kg, t: ρ·d·f with the density of the material, else of the dataset. m³: d·f. m²: f, as declared, scaled with d only
 * where the dataset names a thickness. m: length of members. What is asked for is divided by the reference quantity. A
 * piece, or a metre of what is not a member, cannot be told from a layer. What is built in counts by its own amount.
 *
 * @returns undefined where the unit cannot be converted
 * @see EN 15804+A2 (declared unit); factors as eLCA converts them
 */
export function referenceFlow(part: Part, dataset: Dataset, trace?: Trace): ReferenceFlow | undefined {
  return part.accessory
    ? accessoryFlow(part, part.accessory, dataset, trace)
    : conversions[dataset.referenceUnit](part, dataset, trace)
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
