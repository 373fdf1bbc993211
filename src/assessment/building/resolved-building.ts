import type { NamedDataset, NamedMaterial, Resolved } from '#assessment/resolved.ts'
import type { ProjectDocument } from '#contract/projects.ts'
import type { EnergyDataset } from '#engine/building/building.ts'
import type { Locale } from '#vocabulary/constructions.ts'

/** A dataset as a project names it: without a version, the current one. */
export type DatasetRef = { readonly uuid: string; readonly version?: string | undefined }

export const refKey = ({ uuid, version }: DatasetRef): string =>
  version === undefined ? uuid.toLowerCase() : `${uuid.toLowerCase()}@${version}`

/** A dataset of energy with its name. */
export type NamedEnergy = EnergyDataset & { readonly name: NamedMaterial['name'] }

/** What a project names, as the data release has it. */
export type ResolvedBuilding = Pick<Resolved, 'release' | 'catalogue' | 'serviceLives'> & {
  /** Day whose rules hold. */
  readonly today: string
  /** There is newer data than what is kept with the project. */
  readonly newerData: boolean
  /** By the key of the construction, layer by layer. */
  readonly constructions: ReadonlyMap<string, Resolved['layers']>
  /** By `refKey`. What is not there is not in the release. */
  readonly products: ReadonlyMap<string, NamedDataset>
  /** By `refKey`; of datasets that declare B6 per energy. */
  readonly energy: ReadonlyMap<string, NamedEnergy>
}

type Documents = Pick<ProjectDocument, 'openingTypes' | 'items' | 'operation' | 'variants'>

/** Datasets that openings and items name, each once. */
export function productRefs({ openingTypes, items }: Pick<Documents, 'openingTypes' | 'items'>): DatasetRef[] {
  const parts = [...Object.values(openingTypes).flatMap(({ parts }) => parts), ...items]
  const refs = parts.flatMap(({ dataset, endOfLife }) => (endOfLife ? [dataset, endOfLife] : [dataset]))
  return [...new Map(refs.map((ref) => [refKey(ref), ref])).values()]
}

/** Datasets of energy that the base and the variants name, each once. */
export function energyRefs({ operation, variants }: Pick<Documents, 'operation' | 'variants'>): DatasetRef[] {
  const all = [operation, ...variants.map((variant) => variant.operation)]
  const refs = all.flatMap((one) => [
    ...(one?.carriers ?? []).map(({ dataset }) => dataset),
    ...(one?.userElectricity?.dataset ? [one.userElectricity.dataset] : []),
    ...(one?.photovoltaic ? [one.photovoltaic.exportDataset] : []),
  ])
  return [...new Map(refs.map((ref) => [refKey(ref), ref])).values()]
}

/** A name in the locale, else in the other one. */
export const nameIn = (name: NamedMaterial['name'], locale: Locale): string | undefined =>
  name[locale] ?? name.de_DE ?? name.en_GB
