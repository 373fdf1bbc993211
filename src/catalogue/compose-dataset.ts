import type { Generation } from '#vocabulary/indicators.ts'
import { declaredModules } from '#vocabulary/life-cycle.ts'
import type { EndOfLifeTreatment } from '#vocabulary/materials.ts'
import type { DatasetRecord } from './dataset-schema.ts'
import type { CatalogueMaterial } from './material-schema.ts'

/** A dataset with the release it is taken from. */
export type CatalogueDataset = DatasetRecord & { readonly release: string; readonly generation: Generation }

/**
 * A material's dataset, with the generic end of life (per kg) that is assigned to it where it declares none, as
 * `composeDataset` puts them together.
 */
export type MaterialDataset = CatalogueDataset & {
  readonly endOfLife?: CatalogueDataset
  /** The process that the end of life was made from, as its file declares it; absent where it is that. */
  readonly process?: CatalogueDataset
}

/** What stands for a material in a release. */
type Parts = {
  readonly dataset: CatalogueDataset
  /** Generic process of the end of life, per kg, as its file declares it. */
  readonly endOfLife?: CatalogueDataset | undefined
  /** The dataset is for another density than the material's. */
  readonly byMass?: boolean | undefined
}

type Figures = CatalogueDataset['modules'][number]

/** Mass of a reference quantity of the dataset [kg]; undefined where it cannot be told. */
function massOf({ referenceUnit, referenceQuantity, density, arealMass }: CatalogueDataset): number | undefined {
  const perUnit = { kg: 1, t: 1000, m3: density, m2: arealMass, m: undefined, piece: undefined }[referenceUnit]
  return perUnit === undefined ? undefined : perUnit * referenceQuantity
}

/**
 * The dataset of a volume or an area as one of its mass: 2000 kg for 1 m³, its figures the same. As it is where it cannot
 * be told by mass.
 */
export function perMass(dataset: CatalogueDataset): CatalogueDataset {
  const mass = massOf(dataset)
  return mass === undefined ? dataset : { ...dataset, referenceUnit: 'kg', referenceQuantity: mass }
}

/** Biogenic carbon that the production binds [kg CO₂e per reference quantity], below zero. */
function uptakeOf({ modules }: CatalogueDataset): number | undefined {
  const figure = (name: string) => modules.find(({ module }) => module === name)?.indicators.gwpBiogenic
  const parts = [figure('A1'), figure('A2'), figure('A3')]
  const sum = parts.reduce<number | undefined>(
    (total, part) => (total === undefined || part === undefined ? undefined : total + part),
    0,
  )
  return figure('A1-A3') ?? sum
}

const isDisposal = ({ module }: Figures) => module === 'C3' || module === 'C4'

/** C3 or C4 of the process with the biogenic carbon that a kg of the product has bound; fossil part and energy stay. */
function balanced(process: CatalogueDataset, product: CatalogueDataset): CatalogueDataset {
  const uptake = uptakeOf(product)
  const mass = massOf(product)
  const [first] = process.modules.filter((one) => isDisposal(one) && one.indicators.gwpBiogenic !== undefined)
  if (uptake === undefined || mass === undefined || !first) return process
  const declared = process.modules.filter(isDisposal).reduce((sum, one) => sum + (one.indicators.gwpBiogenic ?? 0), 0)
  const added = (-uptake / mass) * process.referenceQuantity - declared
  const { gwpBiogenic = 0, gwpTotal } = first.indicators
  const indicators = {
    ...first.indicators,
    gwpBiogenic: gwpBiogenic + added,
    ...(gwpTotal !== undefined && { gwpTotal: gwpTotal + added }),
  }
  return { ...process, modules: process.modules.map((one) => (one === first ? { ...one, indicators } : one)) }
}

/** The process with the credit that a kg of the product declares itself, where it does, instead of its own. */
function withOwnCredit(process: CatalogueDataset, product: CatalogueDataset): CatalogueDataset {
  const mass = massOf(product)
  const perKilogram = mass === undefined ? undefined : process.referenceQuantity / mass
  const credits = product.modules.filter(({ module }) => module === 'D')
  const scaled = credits.map(
    ({ indicators, ...rest }): Figures => ({
      ...rest,
      indicators: Object.fromEntries(
        Object.entries(indicators).map(([name, value]) => [name, value * (perKilogram ?? 0)]),
      ),
    }),
  )
  const modules = [
    ...process.modules.filter(({ module }) => module !== 'D'),
    ...(perKilogram === undefined ? [] : scaled),
  ].toSorted((a, b) => declaredModules.indexOf(a.module) - declaredModules.indexOf(b.module))
  return { ...process, modules }
}

const treatments: Readonly<Record<EndOfLifeTreatment, typeof balanced>> = {
  biogenicBalance: balanced,
  ownCredit: withOwnCredit,
}

const withThickness = (dataset: CatalogueDataset, thickness: number | undefined): CatalogueDataset =>
  thickness !== undefined && dataset.referenceUnit === 'm2' && dataset.referenceThickness === undefined
    ? { ...dataset, referenceThickness: thickness }
    : dataset

type Treatment = Pick<CatalogueMaterial, 'endOfLifeTreatment' | 'datasetThicknesses'>

/**
 * A material's dataset with the generic end of life as it stands for this product: converted by mass where the material
 * asks for it, and the end of life treated as the material says for the dataset's generation.
 *
 * @param material - undefined for materials of users, whose end of life stays as declared
 */
export function composeDataset(
  material: Treatment | undefined,
  { dataset, endOfLife, byMass = false }: Parts,
): MaterialDataset {
  const stated = withThickness(dataset, material?.datasetThicknesses?.[dataset.release])
  const own = byMass ? perMass(stated) : stated
  if (!endOfLife) return own
  const treatment = material?.endOfLifeTreatment?.[own.generation]
  return treatment
    ? { ...own, endOfLife: treatments[treatment](endOfLife, own), process: endOfLife }
    : { ...own, endOfLife }
}
