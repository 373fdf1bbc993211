import type { Dataset } from '#engine/construction.ts'
import type { Place } from '#engine/engine-error.ts'
import type { Bookable, Works } from '#engine/lca/book-part.ts'
import { type PartSources, productSources } from '#engine/lca/part-sources.ts'
import type { ReferenceFlow } from '#engine/lca/reference-flow.ts'
import { replacements } from '#engine/lca/replacements.ts'
import { moduleIndex } from '#engine/lca/scope.ts'
import { climateOf } from '#engine/lca/source.ts'
import type { ReferenceUnit } from '#vocabulary/materials.ts'
import type { PartMeasure } from '#vocabulary/projects.ts'
import type { ItemRow, OpeningType, Product } from './building.ts'
import { dueYears } from './due-years.ts'
import { type BuildingOptions, type PartFigures, type PartToBook, partFigures, type RowState } from './part-figures.ts'

/** CO₂ per carbon, by molar mass [kg/kg]. */
const CO2_PER_CARBON = 44 / 12

/** Mass of one of the unit as the dataset describes the product [kg]; undefined where it does not. */
const massPer = (unit: ReferenceUnit, { density, arealMass, lengthMass }: Dataset): number | undefined =>
  ({ kg: 1, t: 1000, m3: density, m2: arealMass, m: lengthMass, piece: undefined })[unit]

/**
 * How much of a dataset an amount of a product needs: by the unit it is for, else by the mass of both.
 *
 * @returns undefined where the unit cannot be converted
 */
export function flowOfAmount(quantity: number, unit: ReferenceUnit, dataset: Dataset): ReferenceFlow | undefined {
  const { referenceUnit, referenceQuantity } = dataset
  const own = massPer(unit, dataset)
  const mass = own === undefined ? undefined : quantity * own
  if (unit === referenceUnit) return { amount: quantity / referenceQuantity, mass }
  const theirs = massPer(referenceUnit, dataset)
  if (mass === undefined || theirs === undefined) return undefined
  return { amount: mass / theirs / referenceQuantity, mass }
}

const countOf = ({ serviceLife }: Product, { status, remaining }: RowState, period: number, place: () => Place) => {
  if (status === 'removed') return 0
  const left = status === 'existing' ? remaining : undefined
  if (left !== undefined && left >= period) return 0
  if (serviceLife === undefined || (status === 'existing' && left === undefined)) return null
  return replacements(serviceLife, period, left, place)
}

/** Stands for an amount that cannot be converted, to ask what its dataset says of any. */
const SOME: ReferenceFlow = { amount: 1, mass: 1 }

/** Its production takes carbon up, or says nothing of it. */
const mayBeGrown = (sources: PartSources | undefined, { generation }: BuildingOptions) =>
  !sources || (climateOf(sources.product, moduleIndex['A1-A3'], generation) ?? -1) < 0

/**
 * Carbon of biogenic origin in a product [kg CO₂]: as declared, none where its production takes none up; null where it has
 * grown, or may have, and does not tell what it stores.
 */
function storedIn(dataset: Dataset | undefined, flow: ReferenceFlow | undefined, isGrown: boolean): number | null {
  const carbon = dataset?.biogenicCarbon
  if (carbon !== undefined && flow) return carbon * flow.amount * CO2_PER_CARBON
  return isGrown || (carbon ?? 0) > 0 ? null : 0
}

type Placed = { readonly per: PartMeasure; readonly index: number | undefined; readonly place: () => Place }

function toBook(
  product: Product,
  state: RowState,
  { per, index, place }: Placed,
  options: BuildingOptions,
): PartToBook {
  const { dataset, quantity, unit, endOfLifeScenario: scenario } = product
  const at = () => [...place(), 'dataset']
  const flow = dataset && flowOfAmount(quantity, unit, dataset)
  const declared = dataset && productSources({ dataset, flow: flow ?? SOME, scenario, place: at }, options)
  const sources = flow && declared
  const count = countOf(product, state, options.referenceStudyPeriod, () => [...place(), 'serviceLife'])
  const gap = sources ? undefined : dataset ? 'noConversion' : 'noDataset'
  const resolved: Bookable = { sources, gap, replacements: count, balance: undefined }
  const works: Works = { state: state.status }
  // what cannot be converted is known all the same
  const isGrown = mayBeGrown(declared, options)
  return {
    material: product.key,
    place: index,
    per,
    resolved,
    works,
    mass: flow?.mass ?? null,
    carbon: storedIn(dataset, flow, isGrown),
    mayBeGrown: isGrown,
    due: dueYears(count, product.serviceLife, state.status === 'existing' ? state.remaining : undefined),
  }
}

/**
 * The parts of an opening type, per m², metre around it or piece.
 *
 * @throws {EngineError} generationsMixed, valueOutOfRange, with the place in the building
 */
export function openingFigures(
  key: string,
  { parts }: OpeningType,
  state: RowState,
  options: BuildingOptions,
): PartFigures[] {
  const list = parts.map((part, index) => {
    const place = () => ['openingTypes', key, 'parts', index]
    return toBook(part, state, { per: part.per, index, place }, options)
  })
  return partFigures(list, options)
}

/**
 * An item in all.
 *
 * @throws {EngineError} generationsMixed, valueOutOfRange, with the place in the building
 */
export function itemFigures(item: ItemRow, index: number, options: BuildingOptions): PartFigures[] {
  const state = { status: item.status ?? 'new', remaining: item.remainingServiceLife }
  const placed = { per: 'piece', index: undefined, place: () => ['items', index] } as const
  return partFigures([toBook(item, state, placed, options)], options)
}
