import type { NamedDataset } from '#assessment/resolved.ts'
import type { ReleasedDataset } from '#catalogue/catalogue.ts'
import type { DeclaredDatasetFigures } from '#contract/dataset-figures.ts'
import { type ReferenceUnit, referenceUnits } from '#vocabulary/materials.ts'
import { MJ_PER_KWH } from '#vocabulary/quantities.ts'
import { type DatasetRef, type NamedEnergy, refKey } from './resolved-building.ts'

/** A dataset in any unit: as the service holds it, or as it tells it to compute with elsewhere. */
type Declared = DeclaredDatasetFigures | ReleasedDataset

/** [MJ] in one of the unit. */
const energyUnits: Readonly<Record<string, number>> = { MJ: 1, kWh: MJ_PER_KWH }

/** A carrier of energy per MJ; undefined of what declares no B6, or none per energy. */
export function energyOf(dataset: Declared): NamedEnergy | undefined {
  const { referenceUnit, referenceQuantity, modules } = dataset
  const unit = Object.hasOwn(energyUnits, referenceUnit) ? energyUnits[referenceUnit] : undefined
  if (unit === undefined || referenceQuantity === undefined || !modules.some(({ module }) => module === 'B6'))
    return undefined
  const { uuid, version, release, generation, name } = dataset
  return { uuid, version, release, generation, name, modules, referenceQuantity: referenceQuantity * unit }
}

const isReferenceUnit = (unit: string): unit is ReferenceUnit => referenceUnits.some((one) => one === unit)

/** A product of which openings and items consist; undefined in a unit that nothing is counted by. */
export function productOf(dataset: Declared): NamedDataset | undefined {
  const { referenceUnit, referenceQuantity } = dataset
  if (!isReferenceUnit(referenceUnit) || referenceQuantity === undefined) return undefined
  return { ...dataset, referenceUnit, referenceQuantity }
}

/** Of both, made once: the engine prepares a dataset by its identity. */
export function once<Made>(make: (dataset: Declared) => Made | undefined): (dataset: Declared) => Made | undefined {
  const made = new WeakMap<Declared, Made | undefined>()
  return (dataset) => {
    if (!made.has(dataset)) made.set(dataset, make(dataset))
    return made.get(dataset)
  }
}

/** Datasets by what a project names them with; of several versions the first that was found. */
export function datasetsByRef<Of extends Declared, Found>(
  refs: readonly DatasetRef[],
  datasets: readonly Of[],
  of: (dataset: Of) => Found | undefined,
): Map<string, Found> {
  const known = new Map<string, Of>()
  for (const dataset of datasets)
    for (const key of [refKey({ uuid: dataset.uuid }), refKey(dataset)]) if (!known.has(key)) known.set(key, dataset)
  return new Map(
    refs.flatMap((ref) => {
      const found = known.get(refKey(ref))
      const value = found && of(found)
      return value === undefined ? [] : [[refKey(ref), value] as const]
    }),
  )
}

const known = <Name extends string, Value>(name: Name, value: Value | undefined): { readonly [N in Name]?: Value } =>
  value === undefined ? {} : ({ [name]: value } as { readonly [N in Name]: Value })

/** What a building is computed with of a dataset, to be told. */
export function toDatasetFigures(dataset: ReleasedDataset): DeclaredDatasetFigures {
  const { uuid, version, release, generation, name, referenceUnit, modules } = dataset
  return {
    uuid,
    version,
    release,
    generation,
    name,
    ...known('validUntil', dataset.validUntil),
    ...known('referenceQuantity', dataset.referenceQuantity),
    referenceUnit,
    ...known('density', dataset.density),
    ...known('arealMass', dataset.arealMass),
    ...known('lengthMass', dataset.lengthMass),
    ...known('referenceThickness', dataset.referenceThickness),
    ...known('biogenicCarbon', dataset.biogenicCarbon),
    modules: modules.map(({ module, scenario, indicators }) => ({
      module,
      ...known('scenario', scenario),
      indicators,
    })),
  }
}
