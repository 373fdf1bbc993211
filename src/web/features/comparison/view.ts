import type { ConstructionComparison, NormalisedComparison } from '#contract/construction-comparison.ts'
import type { EqualQuantity } from '#vocabulary/normalised.ts'
import type { ComparisonSearch } from './comparison-search.ts'
import { type ComparedItem, marksOf } from './figure-rows.ts'

/** A construction of the comparison and how it is called there. */
export type Column = {
  /** As it is compared: made equal where that is asked for and can be. */
  readonly item: ComparedItem
  readonly drawn: ComparedItem
  /** What was adapted; undefined as drawn. */
  readonly made?: Made | undefined
  /** It was to be made equal and cannot be. */
  readonly isUnequal: boolean
  /** Short, for columns and charts. */
  readonly mark: string
  /** The mark with the name. */
  readonly name: string
  readonly isBaseline: boolean
}

type Made = Omit<NormalisedComparison['items'][number], 'construction'> & { readonly quantity: EqualQuantity }

/** What is on screen: the answer of the service in the order of the address. */
export type View = {
  readonly search: ComparisonSearch
  readonly comparison: ConstructionComparison
  readonly columns: readonly Column[]
}

/** Puts the items into the order of the columns; those the answer does not hold yet are left out. */
export function viewOf(comparison: ConstructionComparison, search: ComparisonSearch): View {
  const items = search.ids.flatMap((id) => comparison.items.filter((item) => item.id === id))
  const marks = marksOf(items)
  // the answer before may still be that of figures as drawn, or the other way round
  const normalised = search.equal === undefined ? undefined : comparison.normalised
  const columns = items.map((drawn, index): Column => {
    const mark = marks[index] ?? ''
    const found = normalised?.items.find(({ id }) => id === drawn.id)
    const item = found?.construction ?? drawn
    return {
      item,
      drawn,
      made: normalised && found && { ...found, quantity: normalised.quantity },
      isUnequal: found !== undefined && found.construction === null,
      mark,
      name: item.code === null ? item.name : `${mark} ${item.name}`,
      isBaseline: item.id === comparison.baselineId,
    }
  })
  if (!normalised) return { search, comparison, columns }
  const { differences, best } = normalised
  return { search, comparison: { ...comparison, differences, best }, columns }
}
