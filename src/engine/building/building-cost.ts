import { type CostSum, constructionCost } from '#engine/cost/construction-cost.ts'
import type { LayerState } from '#vocabulary/life-cycle.ts'
import type { Prices } from '#vocabulary/prices.ts'
import type { RowKind } from '#vocabulary/projects.ts'
import { keyOf } from './assess-rows.ts'
import type { Building } from './building.ts'
import { stateOf } from './kept-makeups.ts'
import type { BuildingOptions } from './part-figures.ts'
import { measuredRows } from './rows.ts'
import { asInRow, within } from './snapshot-figures.ts'

/** What a row costs [€]; null where nothing of it is known. */
export type RowCost = {
  readonly kind: RowKind
  readonly id: string
  readonly first: CostSum | null
  readonly overStudyPeriod: CostSum | null
  readonly discounted: CostSum | null
}

/** What a building costs by somebody's own prices [€]. */
export type BuildingCost = Omit<RowCost, 'kind' | 'id'> & {
  readonly rows: readonly RowCost[]
  /** Materials without a price, each once, in the order of the rows. */
  readonly missing: readonly string[]
}

const names = ['first', 'overStudyPeriod', 'discounted'] as const
type Sums = Pick<RowCost, (typeof names)[number]>

const times = (sum: CostSum | null, area: number): CostSum | null => sum && { ...sum, total: sum.total * area }

/** What is not known is no nought: it makes the sum a lower bound, or none where nothing is known. */
function plusAll(sums: readonly (CostSum | null)[]): CostSum | null {
  const known = sums.filter((one) => one !== null)
  if (known.length === 0 && sums.length > 0) return null
  const isWhole = known.length === sums.length && known.every(({ bound }) => bound === null)
  return { total: known.reduce((all, { total }) => all + total, 0), bound: isWhole ? null : 'lower' }
}

const unknown: Sums = { first: null, overStudyPeriod: null, discounted: null }
const nothing: CostSum = { total: 0, bound: null }

/** Of openings and items: what stands costs nothing at first, what is taken out nothing at all. */
const unpriced = (status: LayerState = 'new'): Sums => ({
  first: status === 'new' ? null : nothing,
  overStudyPeriod: status === 'removed' ? nothing : null,
  discounted: status === 'removed' ? nothing : null,
})

/**
 * Cost of a building: that of its constructions in the state of each row, times the area of the row. Prices are kept by
 * material, so that openings and items, which are no layers, have none: with them every sum is a lower bound.
 *
 * @throws {EngineError} with the place in the building
 */
export function buildingCost(building: Building, prices: Prices, options: BuildingOptions): BuildingCost {
  const { constructions, elements, openings, items } = building
  const known = new Map<string, ReturnType<typeof constructionCost>>()
  const missing = new Set<string>()
  const rows = measuredRows(building).map(({ kind, id, index, measures }): RowCost => {
    const row = kind === 'element' ? elements[index] : undefined
    const construction = row && constructions[row.construction]
    const other = kind === 'opening' ? openings[index] : items[index]
    if (kind !== 'element') return { kind, id, ...unpriced(other?.status) }
    if (!row || !construction) return { kind, id, ...unknown }
    const state = stateOf(row)
    const key = keyOf(row.construction, state)
    const cost =
      known.get(key) ??
      within(['constructions', row.construction], () => constructionCost(asInRow(construction, state), prices, options))
    known.set(key, cost)
    for (const { materialId } of cost.missing) missing.add(materialId)
    const { area } = measures
    if (area === null) return { kind, id, ...unknown }
    const { first, overStudyPeriod, discounted } = cost
    return {
      kind,
      id,
      first: times(first, area),
      overStudyPeriod: times(overStudyPeriod, area),
      discounted: times(discounted, area),
    }
  })
  return {
    first: plusAll(rows.map(({ first }) => first)),
    overStudyPeriod: plusAll(rows.map(({ overStudyPeriod }) => overStudyPeriod)),
    discounted: prices.discountRate === null ? null : plusAll(rows.map(({ discounted }) => discounted)),
    rows,
    missing: [...missing],
  }
}
