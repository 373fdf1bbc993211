import { isExpired } from '#assessment/expiry.ts'
import { nameOf, partsOf, type Resolved, type ToldPart } from '#assessment/resolved.ts'
import { datasetName } from '#catalogue/attribution.ts'
import type { EnvironmentalIndicators, KeyPerformanceIndicators } from '#contract/assessment.ts'
import { type ConstructionDrift, driftFigures } from '#contract/construction-drift.ts'
import { figureValue } from '#contract/figure-values.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import { unitOfFigure } from '#vocabulary/figures.ts'
import { type Generation, type Indicator, indicatorDefinitions, indicators } from '#vocabulary/indicators.ts'

type Figure = (typeof driftFigures)[number]
type Change = Pick<ConstructionDrift['indicators'][number], 'before' | 'after' | 'absolute' | 'relative' | 'reason'>
type Dataset = ConstructionDrift['datasets'][number]

/** One side of the comparison: the construction assessed with some data. */
export type Side = {
  readonly kpis: KeyPerformanceIndicators
  readonly indicators: readonly EnvironmentalIndicators[]
  readonly resolved: Resolved
}
/** The construction with the data that was kept, and with the newer. */
export type Sides = { readonly before: Side; readonly after: Side }

type Circumstances = {
  /** The two are defined differently: no difference is formed. */
  readonly otherGeneration: boolean
  /** At least one of the two leaves out layers. */
  readonly lowerBound: boolean
}

/** How an amount changes, and why there is no difference. */
export function changeOf(
  before: number | null,
  after: number | null,
  { otherGeneration, lowerBound }: Circumstances,
): Change {
  const none = { before, after, absolute: null, relative: null }
  if (otherGeneration) return { ...none, reason: 'otherGeneration' }
  if (before === null || after === null) return { ...none, reason: 'notDeclared' }
  const absolute = after - before
  const relative = before === 0 ? null : absolute / Math.abs(before)
  return { before, after, absolute, relative, reason: lowerBound ? 'lowerBound' : null }
}

const generationOf = ({ resolved }: Side): Generation => resolved.release.generation
const totalOf = ({ indicators: rows }: Side) => rows.find(({ module }) => module === 'total')

const sums = ['gwp', 'penrt', 'pert'] as const
const isSum = (figure: Figure): figure is (typeof sums)[number] => sums.some((one) => one === figure)
/** Whether a sum over the life cycle leaves something out on one side. */
const isLowerBound = ({ before, after }: Sides, figure: Figure): boolean =>
  [before, after].some(({ kpis: { lifeCycle } }) =>
    isSum(figure)
      ? lifeCycle[figure]?.bound === 'lower'
      : figure === 'biogenicCarbonStored' && lifeCycle.biogenicCarbonBound === 'lower',
  )

/** The figures of lists, before and after. Climate change is defined otherwise in each generation of EN 15804. */
export function figureChanges(sides: Sides): ConstructionDrift['figures'] {
  const { before, after } = sides
  const differ = generationOf(before) !== generationOf(after)
  return driftFigures.map((figure) => {
    const circumstances = {
      otherGeneration: differ && figure === 'gwp',
      lowerBound: isLowerBound(sides, figure),
    }
    const change = changeOf(figureValue(before.kpis, figure), figureValue(after.kpis, figure), circumstances)
    return { figure, unit: unitOfFigure(figure), ...change }
  })
}

/** Every indicator that one of the two has, summed over A to C. */
export function indicatorChanges(sides: Sides): ConstructionDrift['indicators'] {
  const rows = [totalOf(sides.before), totalOf(sides.after)] as const
  const [before, after] = [rows[0]?.indicators ?? {}, rows[1]?.indicators ?? {}]
  const lowerBound = rows.some((row) => row?.bound === 'lower')
  const differ = generationOf(sides.before) !== generationOf(sides.after)
  const has = (indicator: Indicator) => before[indicator] !== undefined || after[indicator] !== undefined
  return indicators.filter(has).map((indicator) => {
    const { unit, generation } = indicatorDefinitions[indicator]
    const circumstances = { otherGeneration: differ && generation !== 'shared', lowerBound }
    const change = changeOf(before[indicator] ?? null, after[indicator] ?? null, circumstances)
    return { indicator, unit: `${unit}/m²`, ...change }
  })
}

type Shown = {
  readonly locale: Locale
  readonly today: string
  readonly newestOf: (part: ToldPart) => string | null
}

/** Tells the newest version of the dataset of a part, null where it has that; `current`: the same with data of today. */
export function newestIn(current: Resolved): Shown['newestOf'] {
  const newest = new Map(
    current.layers.flatMap(({ own, members }) =>
      [own, members].flatMap((part) =>
        part?.dataset ? [[`${part.materialId} ${part.dataset.uuid}`, part.dataset.version] as const] : [],
      ),
    ),
  )
  return ({ materialId, dataset }) => {
    const version = dataset && newest.get(`${materialId} ${dataset.uuid}`)
    return version !== undefined && version !== dataset?.version ? version : null
  }
}

const shownDataset = (dataset: NonNullable<ToldPart['dataset']>, { locale, today }: Shown) => ({
  uuid: dataset.uuid,
  version: dataset.version,
  name: datasetName(dataset, locale),
  validUntil: dataset.validUntil ?? null,
  expired: isExpired(dataset.validUntil, today),
})

const allParts = ({ layers }: Resolved) => layers.flatMap(partsOf)

function pairOf(part: ToldPart, later: ToldPart | undefined, shown: Shown): Dataset[] {
  const [before, after] = [part.dataset, later?.dataset]
  if (!before && !after) return []
  return [
    {
      materialId: part.materialId,
      material: nameOf(part, shown.locale),
      before: before ? shownDataset(before, shown) : null,
      after: after ? shownDataset(after, shown) : null,
      replaced: part.replaced || later?.replaced === true,
      newerVersion: shown.newestOf(part),
    },
  ]
}

/** Dataset of each material before and after, every pair once, in the order of the layers. */
export function datasetChanges(
  { before, after }: { readonly before: Pick<Side, 'resolved'>; readonly after: Pick<Side, 'resolved'> },
  shown: Shown,
): Dataset[] {
  const later = allParts(after.resolved)
  const pairs = allParts(before.resolved).flatMap((part, index) => pairOf(part, later[index], shown))
  const keyOf = (pair: Dataset) => `${pair.materialId} ${pair.before?.uuid ?? ''} ${pair.after?.uuid ?? ''}`
  return [...new Map(pairs.map((pair) => [keyOf(pair), pair])).values()]
}

/** Number of datasets past their validity, each once. */
export const expiredIn = (resolved: Resolved, today: string): number =>
  new Set(
    allParts(resolved).flatMap(({ dataset }) =>
      [dataset, dataset?.endOfLife].flatMap((one) => (one && isExpired(one.validUntil, today) ? [one.uuid] : [])),
    ),
  ).size
