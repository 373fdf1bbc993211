import { partsOf } from '#assessment/resolved.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import type { Generation } from '#vocabulary/indicators.ts'
import { nameIn, type ResolvedBuilding } from './resolved-building.ts'

/** A dataset that a building is assessed with. */
type UsedDataset = {
  readonly name: string
  readonly uuid: string
  readonly version: string
  readonly release: string
  readonly generation: Generation
  readonly validUntil: string | undefined
}

type Named = Pick<UsedDataset, 'uuid' | 'version'> & {
  readonly name: Parameters<typeof nameIn>[0]
  readonly validUntil?: string | undefined
}

/** Each dataset of layers, what is built in, transports, products, their ends of life and energy, once, by its name. */
export function usedDatasets(
  { release, constructions, products, energy }: ResolvedBuilding,
  locale: Locale,
): UsedDataset[] {
  const used = new Map<string, UsedDataset>()
  const note = (dataset: Named | undefined) => {
    if (!dataset) return
    const { uuid, version, name, validUntil } = dataset
    const told = { name: nameIn(name, locale) ?? '', uuid, version, validUntil }
    used.set(`${uuid}@${version}`, { ...told, release: release.id, generation: release.generation })
  }
  const parts = [...constructions.values()].flatMap((layers) => layers.flatMap(partsOf))
  for (const dataset of [...parts.map((part) => part.dataset), ...products.values()]) {
    note(dataset)
    note(dataset?.endOfLife)
  }
  for (const dataset of energy.values()) note(dataset)
  return [...used.values()].toSorted((one, other) => one.name.localeCompare(other.name, locale.replace('_', '-')))
}
