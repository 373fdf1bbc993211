import type { ConstructionComparison } from '#contract/constructions.ts'
import type { ComparisonSearch } from './comparison-search.ts'
import { type ComparedItem, marksOf } from './figure-rows.ts'

/** A construction of the comparison and how it is called there. */
export type Column = {
  readonly item: ComparedItem
  /** Short, for columns and charts. */
  readonly mark: string
  /** The mark with the name. */
  readonly name: string
  readonly isBaseline: boolean
}

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
  const columns = items.map((item, index): Column => {
    const mark = marks[index] ?? ''
    return {
      item,
      mark,
      name: item.code === null ? item.name : `${mark} ${item.name}`,
      isBaseline: item.id === comparison.baselineId,
    }
  })
  return { search, comparison, columns }
}
