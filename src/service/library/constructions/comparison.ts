import { type ComparedFigure, comparedFigure, isLowerBound } from '#contract/compared-figures.ts'
import { type ConstructionComparison, comparedFigures } from '#contract/construction-comparison.ts'
import { definitionOf } from '#vocabulary/figures.ts'

type Item = ConstructionComparison['items'][number]

function differenceTo(baseline: number | null, value: number | null) {
  if (baseline === null || value === null) return { absolute: null, relative: null }
  const absolute = value - baseline
  return { absolute, relative: baseline === 0 ? null : absolute / Math.abs(baseline) }
}

const isRankable = (figure: ComparedFigure, items: readonly Item[]) =>
  !items.some(({ kpis }) => isLowerBound(kpis, figure))

/** The item that is best in a figure; undefined where one has none, where all are equal, or where bounds are compared. */
function bestIn(figure: ComparedFigure, items: readonly Item[]): string | undefined {
  if (!isRankable(figure, items)) return undefined
  const values = items.map(({ id, kpis }) => ({ id, value: comparedFigure(kpis, figure) }))
  const known = values.filter((entry): entry is { id: string; value: number } => entry.value !== null)
  if (known.length < items.length || known.every(({ value }) => value === known[0]?.value)) return undefined
  const sign = definitionOf(figure).better === 'more' ? -1 : 1
  return known.reduce((best, one) => (sign * one.value < sign * best.value ? one : best)).id
}

/**
 * Differences of every item to the baseline, and which item is best in which figure.
 *
 * @param baseline - null: there is none, and no difference
 */
export function rank(
  items: readonly Item[],
  baseline: Item | null = items[0] ?? null,
): Pick<ConstructionComparison, 'differences' | 'best'> {
  const differences = items.map(({ id, kpis }) => ({
    id,
    figures: Object.fromEntries(
      comparedFigures.map((figure) => [
        figure,
        differenceTo(baseline ? comparedFigure(baseline.kpis, figure) : null, comparedFigure(kpis, figure)),
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
