import { queryOptions } from '@tanstack/react-query'
import type { Material } from '#contract/materials.ts'
import type { Choosable } from '#interchange/material-match/match-materials.ts'
import { type Locale, locales } from '#vocabulary/constructions.ts'
import { call, callWithHeaders } from '#web/lib/api-client.ts'

const MINUTES = 60_000
/** Materials that one request may answer. */
const MOST = 200

async function everyMaterial(locale: Locale, release: string, signal: AbortSignal): Promise<readonly Material[]> {
  const ask = (page: number) =>
    callWithHeaders('listMaterials', { query: { query: '', locale, release, page, customTake: MOST } }, signal)
  const { reply, totalCount } = await ask(1)
  const pages = Math.ceil((totalCount ?? reply.length) / MOST)
  const rest = await Promise.all(Array.from({ length: Math.max(0, pages - 1) }, (_, index) => ask(index + 2)))
  return [...reply, ...rest.flatMap((page) => page.reply)]
}

/** Every material one may choose, in the language on screen, and what is needed to find it by other names. */
export type MaterialStock = {
  readonly materials: ReadonlyMap<string, Material>
  readonly choosable: readonly Choosable[]
}

function stockOf(shown: readonly Material[], others: readonly (readonly Material[])[]): MaterialStock {
  const rest = Map.groupBy(others.flat(), ({ id }) => id)
  const choosable = shown.map((material): Choosable => {
    const all = [material, ...(rest.get(material.id) ?? [])]
    return {
      id: material.id,
      names: [...new Set(all.map(({ name }) => name))],
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
    queryKey: ['import', 'materials', locale],
    queryFn: async ({ signal }) => {
      const releases = await call('listReleases', {}, signal)
      const standard = (releases.find(({ isDefault }) => isDefault) ?? releases[0])?.id ?? ''
      const [shown, ...others] = await Promise.all([
        everyMaterial(locale, standard, signal),
        ...locales.filter((one) => one !== locale).map((one) => everyMaterial(one, standard, signal)),
        ...releases.filter(({ id }) => id !== standard).map(({ id }) => everyMaterial(locale, id, signal)),
      ])
      return stockOf(shown, others)
    },
    staleTime: 10 * MINUTES,
  })

/** What the user chose before, by folded name. */
export const materialChoicesQuery = queryOptions({
  queryKey: ['import', 'choices'],
  queryFn: async ({ signal }) => {
    const choices = await call('listMaterialChoices', {}, signal)
    return new Map(choices.map(({ name, materialId }) => [name, materialId]))
  },
  staleTime: 0,
})
