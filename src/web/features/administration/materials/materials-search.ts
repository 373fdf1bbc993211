import type { Material } from '#contract/materials.ts'
import { type DeclaredModule, declaredModules } from '#vocabulary/life-cycle.ts'
import { type DatasetType, datasetTypes, type MaterialCategory, materialCategories } from '#vocabulary/materials.ts'
import { addressCodec, oneOf, optionalText, pageNumber, someOf, text } from '#web/lib/address.ts'
import { type Validity, validities, validityOf } from './validity.ts'

export const typeChoices = [...datasetTypes, 'none'] as const satisfies readonly (DatasetType | 'none')[]
export type TypeChoice = (typeof typeChoices)[number]
export const pageSizes = [12, 25, 50, 100] as const

/** What the materials browser shows, and which material stands beside it. */
export type MaterialsSearch = {
  readonly query: string
  /** The default one where null. */
  readonly release: string | null
  readonly categories: readonly MaterialCategory[]
  readonly types: readonly TypeChoice[]
  readonly validities: readonly Validity[]
  /** All of these are declared. */
  readonly modules: readonly DeclaredModule[]
  readonly page: number
  readonly size: (typeof pageSizes)[number]
  readonly id: string | null
}
export type FilterGroup = 'categories' | 'types' | 'validities' | 'modules'

/** Reads and writes the address. */
export const { read, write } = addressCodec<MaterialsSearch>({
  query: text('q'),
  release: optionalText('release'),
  categories: someOf('category', materialCategories),
  types: someOf('type', typeChoices),
  validities: someOf('validity', validities),
  modules: someOf('module', declaredModules),
  page: pageNumber,
  size: oneOf('size', pageSizes, { usual: pageSizes[0] }),
  id: optionalText('id'),
})

export type ConductivityRange = { readonly from: number; readonly to: number }

/** A range of λ [W/(m·K)] typed into the search, such as `0,03–0,04`; null for any other text. */
export function conductivityRange(query: string): ConductivityRange | null {
  const match = /^\s*(?:λ\s*)?(\d+(?:[.,]\d+)?)\s*(?:-|–|…|\.\.)\s*(\d+(?:[.,]\d+)?)\s*$/.exec(query)
  const [from, to] = [match?.[1], match?.[2]].map((one) => Number(one?.replace(',', '.')))
  return from !== undefined && to !== undefined && from <= to ? { from, to } : null
}

type Chosen = Pick<MaterialsSearch, FilterGroup>

const tests: Readonly<Record<FilterGroup, (material: Material, chosen: Chosen, today: string) => boolean>> = {
  categories: ({ category }, { categories }) => categories.length === 0 || categories.includes(category),
  types: ({ dataset }, { types }) => types.length === 0 || types.includes(dataset?.type ?? 'none'),
  validities: ({ dataset }, { validities: wanted }, today) =>
    wanted.length === 0 || (dataset !== null && wanted.includes(validityOf(dataset.validUntil, today))),
  modules: ({ dataset }, { modules }) => modules.every((module) => dataset?.modules.includes(module) ?? false),
}
const groups = Object.keys(tests) as FilterGroup[]

/**
 * Materials that pass the filters, but for one group: what that group's choices are counted over.
 *
 * @param today - ISO date, to tell what has expired
 */
export const filtered = (
  materials: readonly Material[],
  chosen: Chosen,
  { today, except, range }: { today: string; except?: FilterGroup; range: ConductivityRange | null },
): Material[] =>
  materials.filter(
    (material) =>
      (range === null ||
        (material.conductivity !== null && material.conductivity >= range.from && material.conductivity <= range.to)) &&
      groups.every((group) => group === except || tests[group](material, chosen, today)),
  )

/** How many of the materials each choice of a group would show. */
export function countsOf(
  materials: readonly Material[],
  group: FilterGroup,
  today: string,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  const choicesOf: Readonly<Record<FilterGroup, (material: Material) => readonly string[]>> = {
    categories: ({ category }) => [category],
    types: ({ dataset }) => [dataset?.type ?? 'none'],
    validities: ({ dataset }) => (dataset ? [validityOf(dataset.validUntil, today)] : []),
    modules: ({ dataset }) => dataset?.modules ?? [],
  }
  for (const material of materials)
    for (const choice of choicesOf[group](material)) counts.set(choice, (counts.get(choice) ?? 0) + 1)
  return counts
}
