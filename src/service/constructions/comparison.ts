import type { KeyPerformanceIndicators } from '#contract/assessment.ts'
import { type ConstructionComparison, comparedFigures } from '#contract/constructions.ts'

type Figure = (typeof comparedFigures)[number]
type Item = ConstructionComparison['items'][number]

/** Figures of which more is better; of all others less is. */
const higherIsBetter: ReadonlySet<Figure> = new Set([
  'fRsi',
  'dryingReserve',
  'timeShift',
  'arealHeatCapacityInside',
  'biogenicCarbonStored',
])
/** Sums over the life cycle: lower bounds where data is missing, and then not to be ranked. */
const balances: ReadonlySet<Figure> = new Set(['gwp', 'penrt', 'pert'])

const figureOf: Readonly<Record<Figure, (kpis: KeyPerformanceIndicators) => number | null>> = {
  uValue: ({ thermal }) => thermal.uValue,
  thickness: ({ geometry }) => geometry.thickness,
  mass: ({ geometry }) => geometry.mass,
  fRsi: ({ moisture }) => moisture.fRsi,
  condensate: ({ moisture }) => moisture.condensate,
  dryingReserve: ({ moisture }) => moisture.dryingReserve,
  // known only modulo a day where the delay is longer: nothing to compare with
  timeShift: ({ summer, warnings }) =>
    warnings.some(({ code }) => code === 'timeShiftAmbiguous') ? null : summer.timeShift,
  decrement: ({ summer }) => summer.decrement,
  arealHeatCapacityInside: ({ summer }) => summer.arealHeatCapacityInside,
  gwp: ({ lifeCycle }) => lifeCycle.gwp?.total ?? null,
  penrt: ({ lifeCycle }) => lifeCycle.penrt?.total ?? null,
  pert: ({ lifeCycle }) => lifeCycle.pert?.total ?? null,
  biogenicCarbonStored: ({ lifeCycle }) => lifeCycle.biogenicCarbonStored,
}

function differenceTo(baseline: number | null, value: number | null) {
  if (baseline === null || value === null) return { absolute: null, relative: null }
  const absolute = value - baseline
  return { absolute, relative: baseline === 0 ? null : absolute / Math.abs(baseline) }
}

const isRankable = (figure: Figure, items: readonly Item[]) =>
  !balances.has(figure) || items.every(({ kpis }) => kpis.lifeCycle.complete)

/** The item that is best in a figure; undefined where one has none, where all are equal, or where bounds are compared. */
function bestIn(figure: Figure, items: readonly Item[]): string | undefined {
  if (!isRankable(figure, items)) return undefined
  const values = items.map(({ id, kpis }) => ({ id, value: figureOf[figure](kpis) }))
  const known = values.filter((entry): entry is { id: string; value: number } => entry.value !== null)
  if (known.length < items.length || known.every(({ value }) => value === known[0]?.value)) return undefined
  const sign = higherIsBetter.has(figure) ? -1 : 1
  return known.reduce((best, one) => (sign * one.value < sign * best.value ? one : best)).id
}

/** Differences of every item to the first one, and which item is best in which figure. */
export function rank(items: readonly Item[]): Pick<ConstructionComparison, 'differences' | 'best'> {
  const [baseline] = items
  const differences = items.map(({ id, kpis }) => ({
    id,
    figures: Object.fromEntries(
      comparedFigures.map((figure) => [
        figure,
        differenceTo(baseline ? figureOf[figure](baseline.kpis) : null, figureOf[figure](kpis)),
      ]),
    ),
  }))
  const best: ConstructionComparison['best'] = {}
  for (const figure of comparedFigures) {
    const id = bestIn(figure, items)
    if (id !== undefined) best[figure] = id
  }
  return { differences, best }
}
