import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { EnvironmentalIndicators, KeyPerformanceIndicators } from '#contract/assessment.ts'
import type { Construction, ConstructionLayer } from '#contract/constructions.ts'
import type { Material } from '#contract/materials.ts'
import { type Locale, ownerships } from '#vocabulary/constructions.ts'
import { call } from '#web/lib/api-client.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { constructionKeys } from '#web/lib/query-keys.ts'
import { isRenovation, layersBefore } from './layer-states.ts'

const MINUTES = 60_000

const isNotFound = (error: unknown) => error instanceof ApiError && error.status === 404

/** A construction whoever's it is. @throws {ApiError} `notFound` where it is nobody's that the user may see */
async function readAny(id: string, locale: Locale, signal: AbortSignal): Promise<Construction> {
  let last: unknown
  for (const ownership of ['custom', ...ownerships.filter((one) => one !== 'custom')] as const) {
    try {
      return await call('readConstruction', { params: { ownership, id }, query: { locale } }, signal)
    } catch (error) {
      if (!isNotFound(error)) throw error
      last = error
    }
  }
  throw last
}

/** Several constructions by id, in their order. */
export const constructionsQuery = (ids: readonly string[], locale: Locale) =>
  queryOptions({
    queryKey: [...constructionKeys.all, 'renovation', ids, locale],
    queryFn: ({ signal }) => Promise.all(ids.map((id) => readAny(id, locale, signal))),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
    retry: (failures, error) =>
      !isNotFound(error) && !(error instanceof ApiError && error.status < 500) && failures < 2,
  })

export type LayerMaterial = Pick<Material, 'id' | 'name' | 'hatch' | 'serviceLife'>

/** What is known of a renovation: figures before and after, and the works' indicators. */
export type Assessed = {
  readonly before: KeyPerformanceIndicators
  readonly after: KeyPerformanceIndicators
  readonly indicators: readonly EnvironmentalIndicators[]
  /** By id; what the catalogue no longer holds is left out. */
  readonly materials: ReadonlyMap<string, LayerMaterial>
}

const materialIds = (layers: readonly ConstructionLayer[]) => [
  ...new Set(layers.flatMap(({ materialId, framing }) => [materialId, ...(framing ? [framing.materialId] : [])])),
]

async function readMaterials(ids: readonly string[], locale: Locale, signal: AbortSignal) {
  const found = await Promise.all(
    ids.map((id) =>
      call('readMaterial', { params: { id }, query: { locale } }, signal).catch((error: unknown) => {
        if (isNotFound(error)) return null
        throw error
      }),
    ),
  )
  return new Map(found.flatMap((material) => (material ? [[material.id, material] as const] : [])))
}

/**
 * Figures of a renovation, all in one data release.
 *
 * @param release - undefined: the construction's own
 */
export const assessedQuery = (
  { id, type, layers, assessedWith }: Construction,
  release: string | undefined,
  locale: Locale,
) =>
  queryOptions({
    queryKey: ['assessment', 'renovation', id, assessedWith?.at, type, release, locale, layers],
    queryFn: async ({ signal }): Promise<Assessed> => {
      const query = { construction: id, constructionType: type, locale, ...(release !== undefined && { release }) }
      const { constructionType: _type, ...indicatorQuery } = query
      const kpis = (body: ConstructionLayer[]) => call('assessKpis', { query, body }, signal)
      const [before, after, indicators, materials] = await Promise.all([
        kpis(layersBefore(layers)),
        kpis(layers),
        call('assessIndicators', { query: indicatorQuery, body: layers }, signal),
        readMaterials(materialIds(layers), locale, signal),
      ])
      return { before, after, indicators, materials }
    },
    staleTime: 10 * MINUTES,
    placeholderData: keepPreviousData,
  })

const PAGE = 200

/** Constructions in which something is done to existing layers, the latest first. */
export const candidatesQuery = (text: string, locale: Locale) =>
  queryOptions({
    queryKey: [...constructionKeys.lists, 'renovations', text, locale],
    queryFn: async ({ signal }) => {
      const query = { query: text.trim(), locale, customTake: PAGE }
      const lists = await Promise.all([
        call('listConstructions', { query }, signal),
        call('listSharedConstructions', { query }, signal),
      ])
      const items = lists.flat().filter(({ section }) => isRenovation(section))
      return items.filter(({ id }, index) => items.findIndex((other) => other.id === id) === index)
    },
    placeholderData: keepPreviousData,
  })
