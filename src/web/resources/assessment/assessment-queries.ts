import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { EnvironmentalIndicators, KeyPerformanceIndicators } from '#contract/assessment.ts'
import type { Construction, ConstructionLayer, ConstructionListItem } from '#contract/constructions.ts'
import type { MaterialDetail } from '#contract/materials.ts'
import type { AssessmentSettings } from '#contract/settings.ts'
import type { ConstructionType, Locale } from '#vocabulary/constructions.ts'
import { readAdapted } from '#vocabulary/normalised.ts'
import type { Settings } from '#vocabulary/settings.ts'
import { call, callWithHeaders } from '#web/lib/api-client.ts'
import { LEAST_COMPARED, MOST_COMPARED } from '#web/lib/compare-tray.ts'
import { assessmentKeys, constructionKeys } from '../keys.ts'
import { readMaterialsOf } from '../materials/material-queries.ts'
import { MINUTES, releaseQuery } from '../reading.ts'

/** What the figures are computed from. */
export type AssessmentRequest = {
  readonly layers: readonly ConstructionLayer[]
  /** Key of the row each layer came from. */
  readonly keys: readonly string[]
  readonly type: ConstructionType
  readonly settings: Settings
  readonly release: string | null
  readonly locale: Locale
  /** The stored construction that the layers are a change of, and since when it has had its data. */
  readonly of: { readonly construction: string; readonly since: string } | undefined
}

/** The settings as queries. */
const settingsAsked = ({ measure, ...settings }: Settings) => ({
  ...settings,
  ...(measure && { measure: [...measure] }),
})

const dataQuery = ({ settings, release, of }: Pick<AssessmentRequest, 'settings' | 'release' | 'of'>) => ({
  ...settingsAsked(settings),
  ...releaseQuery(release),
  ...(of && { construction: of.construction }),
})

/** Figures of layers that need not be stored, and the trace of the answer. @param costs - with cost, by the user's prices */
export async function assessKpis(
  { layers, type, locale, ...basis }: AssessmentRequest,
  { costs, signal }: { readonly costs: boolean; readonly signal: AbortSignal },
): Promise<{ readonly result: KeyPerformanceIndicators; readonly traceId: string | null }> {
  const query = { constructionType: type, locale, ...(costs && { costs }), ...dataQuery(basis) }
  const { reply, traceId } = await callWithHeaders('assessKpis', { query, body: [...layers] }, signal)
  return { result: reply, traceId }
}

/** Figures of layers with how each came about. */
export const traceQuery = ({ layers, type, settings, release, locale, of }: AssessmentRequest) =>
  queryOptions({
    queryKey: [...assessmentKeys.all, 'trace', type, release, of, locale, settings, layers],
    queryFn: ({ signal }) =>
      call(
        'assessKpis',
        {
          query: { constructionType: type, locale, trace: true, costs: true, ...dataQuery({ settings, release, of }) },
          body: [...layers],
        },
        signal,
      ),
    staleTime: 10 * MINUTES,
    gcTime: 2 * MINUTES,
  })

/** Every indicator of the layers, per module and layer. */
export const indicatorsQuery = ({ layers, type, settings, release, locale, of }: AssessmentRequest) =>
  queryOptions({
    queryKey: [...assessmentKeys.all, 'indicators', type, release, of, locale, settings, layers],
    queryFn: ({ signal }) =>
      call(
        'assessIndicators',
        { query: { constructionType: type, locale, ...dataQuery({ settings, release, of }) }, body: [...layers] },
        signal,
      ),
    staleTime: 10 * MINUTES,
    gcTime: 2 * MINUTES,
  })

/** What is known of a renovation: figures before and after, and the works' indicators. */
export type WorksAssessment = {
  readonly before: KeyPerformanceIndicators
  readonly after: KeyPerformanceIndicators
  readonly indicators: readonly EnvironmentalIndicators[]
  /** By id; what the catalogue no longer holds is left out. */
  readonly materials: ReadonlyMap<string, MaterialDetail>
}

/** A renovation: the construction after the works, its layers before them, and the release it is assessed in. */
export type Works = {
  readonly construction: Construction
  readonly before: readonly ConstructionLayer[]
  /** Undefined: the construction's own. */
  readonly release: string | undefined
}

/** Figures of a renovation, all in one data release. */
export const worksQuery = ({ construction, before, release }: Works, locale: Locale) => {
  const { id, type, layers, assessedWith, settings = {} } = construction
  // what is done to it is done between the two
  const { measure: _works, ...circumstances } = settings
  return queryOptions({
    queryKey: [...assessmentKeys.all, 'works', id, assessedWith?.at, type, release, locale, settings, layers, before],
    queryFn: async ({ signal }): Promise<WorksAssessment> => {
      const query = { construction: id, locale, ...releaseQuery(release) }
      const kpisOf = (body: readonly ConstructionLayer[], asked: AssessmentSettings) =>
        call('assessKpis', { query: { ...query, ...asked, constructionType: type }, body: [...body] }, signal)
      const [kpisBefore, kpisAfter, indicators, materials] = await Promise.all([
        kpisOf(before, circumstances),
        kpisOf(layers, settings),
        call('assessIndicators', { query: { ...query, ...settings, constructionType: type }, body: layers }, signal),
        readMaterialsOf(layers, { locale }, signal),
      ])
      return { before: kpisBefore, after: kpisAfter, indicators, materials }
    },
    staleTime: 10 * MINUTES,
    placeholderData: keepPreviousData,
  })
}

/**
 * U of a stored construction before its works [W/(m²K)], null where it is not known.
 *
 * @param layersBefore - of all its layers those that stand before the works
 */
export const uBeforeQuery = (
  { id, ownership, type }: Pick<ConstructionListItem, 'id' | 'ownership' | 'type'>,
  layersBefore: (layers: readonly ConstructionLayer[]) => ConstructionLayer[],
  locale: Locale,
) =>
  queryOptions({
    queryKey: [...constructionKeys.one(id), 'u-before', ownership],
    queryFn: async ({ signal }) => {
      const { layers, settings = {} } = await call('readConstruction', { params: { ownership, id } }, signal)
      const { measure: _works, ...circumstances } = settings
      const query = { construction: id, locale, ...circumstances, constructionType: type }
      return (await call('assessKpis', { query, body: layersBefore(layers) }, signal)).thermal.uValue
    },
    staleTime: 10 * MINUTES,
  })

/** Ids alone, or with the layers that are adapted. */
function comparisonBody(ids: readonly string[], adapt: readonly string[]) {
  if (adapt.length === 0) return [...ids]
  const layers = adapt.flatMap((text) => {
    const read = readAdapted(text)
    return read ? [[read.id, read.layer] as const] : []
  })
  return { ids: [...ids], adapt: Object.fromEntries(layers) }
}

/**
 * The comparison of constructions, the first being the baseline; the last one stays on screen until the next is there.
 *
 * @param ids - 2 to 5
 * @param equal - what all are made equal to, besides; `adapt`: by which layer, as `<id>:<index>`
 */
export const comparisonQuery = (
  ids: readonly string[],
  {
    release,
    equal,
    adapt = [],
  }: {
    readonly release: string | undefined
    readonly equal?: string | undefined
    readonly adapt?: readonly string[]
  },
  locale: Locale,
) =>
  queryOptions({
    queryKey: [...constructionKeys.comparisons, ids, release, equal, adapt, locale],
    queryFn: ({ signal }) =>
      call(
        'compareConstructions',
        {
          query: { locale, costs: true, ...releaseQuery(release), ...(equal !== undefined && { equal }) },
          body: comparisonBody(ids, equal === undefined ? [] : adapt),
        },
        signal,
      ),
    placeholderData: keepPreviousData,
    enabled: ids.length >= LEAST_COMPARED && ids.length <= MOST_COMPARED,
  })
