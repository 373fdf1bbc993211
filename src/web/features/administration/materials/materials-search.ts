import type { Material } from '#contract/materials.ts'
import { type DeclaredModule, declaredModules } from '#vocabulary/life-cycle.ts'
import { type DatasetType, datasetTypes, type MaterialCategory, materialCategories } from '#vocabulary/materials.ts'
import { pageFrom } from '../use-address.ts'
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
  readonly size: number
  readonly id: string | null
}
export type FilterGroup = 'categories' | 'types' | 'validities' | 'modules'

const among = <V extends string>(all: readonly V[], given: readonly string[]): V[] =>
  all.filter((one) => given.includes(one))

/** Reads the address; what it does not understand counts as absent. */
export const read = (parameters: URLSearchParams): MaterialsSearch => {
  const size = Number(parameters.get('size'))
  return {
    query: parameters.get('q') ?? '',
    release: parameters.get('release'),
    categories: among(materialCategories, parameters.getAll('category')),
    types: among(typeChoices, parameters.getAll('type')),
    validities: among(validities, parameters.getAll('validity')),
    modules: among(declaredModules, parameters.getAll('module')),
    page: pageFrom(parameters.get('page')),
    size: pageSizes.find((one) => one === size) ?? pageSizes[0],
    id: parameters.get('id'),
  }
}

/** Writes the address; defaults are left out. */
export function write(search: MaterialsSearch): URLSearchParams {
  const parameters = new URLSearchParams()
  if (search.query !== '') parameters.set('q', search.query)
  if (search.release !== null) parameters.set('release', search.release)
  for (const one of search.categories) parameters.append('category', one)
  for (const one of search.types) parameters.append('type', one)
  for (const one of search.validities) parameters.append('validity', one)
  for (const one of search.modules) parameters.append('module', one)
  if (search.page !== 1) parameters.set('page', String(search.page))
  if (search.size !== pageSizes[0]) parameters.set('size', String(search.size))
  if (search.id !== null) parameters.set('id', search.id)
  return parameters
}

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
