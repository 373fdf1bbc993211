import { queryOptions } from '@tanstack/react-query'
import type { EnvironmentalIndicators, KeyPerformanceIndicators } from '#contract/assessment.ts'
import type { Construction } from '#contract/constructions.ts'
import type { MaterialDetail } from '#contract/materials.ts'
import type { Locale, Ownership } from '#vocabulary/constructions.ts'
import { call } from '#web/lib/api-client.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { constructionKeys } from '#web/lib/query-keys.ts'

/** Everything a report says, in one language and one data release. */
export type Reported = {
  readonly construction: Construction
  readonly kpis: KeyPerformanceIndicators
  readonly indicators: readonly EnvironmentalIndicators[]
  /** By id; what the catalogue no longer holds is left out. */
  readonly materials: ReadonlyMap<string, MaterialDetail>
}

const isNotFound = (error: unknown) => error instanceof ApiError && error.status === 404

async function readMaterials(
  { layers }: Construction,
  release: string,
  locale: Locale,
  signal: AbortSignal,
): Promise<Map<string, MaterialDetail>> {
  const ids = new Set(
    layers.flatMap(({ materialId, framing }) => [materialId, ...(framing ? [framing.materialId] : [])]),
  )
  const found = await Promise.all(
    [...ids].map((id) =>
      call('readMaterial', { params: { id }, query: { locale, release } }, signal).catch((error: unknown) => {
        if (isNotFound(error)) return null
        throw error
      }),
    ),
  )
  return new Map(found.flatMap((material) => (material ? [[material.id, material] as const] : [])))
}

/** A stored construction with its figures as a report needs them; asked anew at every opening. */
export const reportQuery = (ownership: Ownership, id: string, locale: Locale) =>
  queryOptions({
    queryKey: [...constructionKeys.one(id), 'report', ownership, locale],
    queryFn: async ({ signal }): Promise<Reported> => {
      const input = { params: { ownership, id }, query: { locale } }
      const [construction, kpis, indicators] = await Promise.all([
        call('readConstruction', input, signal),
        call('readStoredKpis', input, signal),
        call('readStoredIndicators', input, signal),
      ])
      const materials = await readMaterials(construction, kpis.lifeCycle.release, locale, signal)
      return { construction, kpis, indicators, materials }
    },
    staleTime: 0,
  })
