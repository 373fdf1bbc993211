import { queryOptions } from '@tanstack/react-query'
import type { Material } from '#contract/materials.ts'
import type { Choosable } from '#interchange/material-match/likeness.ts'
import { type Locale, locales } from '#vocabulary/constructions.ts'
import { call } from '#web/lib/api-client.ts'
import { materialKeys } from '../keys.ts'
import { readAllMaterials } from '../materials/material-queries.ts'
import { MINUTES } from '../reading.ts'

/** Every material one may choose, in the language on screen, and what is needed to find it by other names. */
export type MaterialStock = {
  readonly materials: ReadonlyMap<string, Material>
  readonly choosable: readonly Choosable[]
  /** Ids of the data releases that are here. */
  readonly releases: ReadonlySet<string>
}

function stockOf(
  shown: readonly Material[],
  others: readonly (readonly Material[])[],
): Omit<MaterialStock, 'releases'> {
  const rest = Map.groupBy(others.flat(), ({ id }) => id)
  const choosable = shown.map((material): Choosable => {
    const all = [material, ...(rest.get(material.id) ?? [])]
    return {
      id: material.id,
      names: [...new Set(all.map(({ name }) => name))],
      synonyms: [...new Set(all.flatMap(({ synonyms = [] }) => synonyms))],
      conductivity: material.conductivity ?? undefined,
      density: material.density ?? undefined,
      uuids: [...new Set(all.flatMap(({ dataset }) => dataset?.uuid.toLowerCase() ?? []))],
    }
  })
  return { materials: new Map(shown.map((material) => [material.id, material])), choosable }
}

/** The catalogue and one's own materials, with their names in every language and their datasets in every release. */
export const materialStockQuery = (locale: Locale) =>
  queryOptions({
    queryKey: [...materialKeys.lists, 'stock', locale],
    queryFn: async ({ signal }) => {
      const releases = await call('listReleases', {}, signal)
      const standard = (releases.find(({ isDefault }) => isDefault) ?? releases[0])?.id ?? ''
      const read = (release: string, language: Locale) => readAllMaterials('', release, language, signal)
      const [shown, ...others] = await Promise.all([
        read(standard, locale),
        ...locales.filter((one) => one !== locale).map((one) => read(standard, one)),
        ...releases.filter(({ id }) => id !== standard).map(({ id }) => read(id, locale)),
      ])
      return { ...stockOf(shown, others), releases: new Set(releases.map(({ id }) => id)) }
    },
    staleTime: 10 * MINUTES,
  })

/** What the user chose before, by folded name. */
export const materialChoicesQuery = queryOptions({
  queryKey: materialKeys.choices,
  queryFn: async ({ signal }) => {
    const choices = await call('listMaterialChoices', {}, signal)
    return new Map(choices.map(({ name, materialId }) => [name, materialId]))
  },
  staleTime: 0,
})
