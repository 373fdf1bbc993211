import { type DeclaredModule, declaredModules } from '#vocabulary/life-cycle.ts'
import { type DatasetType, datasetTypes } from '#vocabulary/materials.ts'
import { pageFrom } from '../use-address.ts'

export const pageSizes = [12, 25, 50, 100] as const
const validities = ['valid', 'expired'] as const

/** What the dataset browser shows, and which dataset stands beside it. */
export type DatasetsSearch = {
  readonly query: string
  /** All of them where null. */
  readonly release: string | null
  readonly categories: readonly string[]
  readonly types: readonly DatasetType[]
  readonly validity: (typeof validities)[number] | null
  /** All of these are declared. */
  readonly modules: readonly DeclaredModule[]
  readonly units: readonly string[]
  readonly page: number
  readonly size: number
  /** Release and UUID, and a version where it is not the newest, of the dataset beside the list. */
  readonly in: string | null
  readonly id: string | null
  readonly version: string | null
}

const among = <V extends string>(all: readonly V[], given: readonly string[]): V[] =>
  all.filter((one) => given.includes(one))

/** Reads the address; what it does not understand counts as absent. */
export const read = (parameters: URLSearchParams): DatasetsSearch => {
  const size = Number(parameters.get('size'))
  const release = parameters.get('release')
  return {
    query: parameters.get('q') ?? '',
    release,
    categories: parameters.getAll('category'),
    types: among(datasetTypes, parameters.getAll('type')),
    validity: validities.find((one) => one === parameters.get('validity')) ?? null,
    modules: among(declaredModules, parameters.getAll('module')),
    units: parameters.getAll('unit'),
    page: pageFrom(parameters.get('page')),
    size: pageSizes.find((one) => one === size) ?? pageSizes[0],
    in: parameters.get('in') ?? release,
    id: parameters.get('id'),
    version: parameters.get('version'),
  }
}

/** The dataset beside the list; its release is left out where the list shows that one alone. */
function writeChosen(parameters: URLSearchParams, { in: from, release, id, version }: DatasetsSearch): void {
  if (id === null) return
  if (from !== null && from !== release) parameters.set('in', from)
  parameters.set('id', id)
  if (version !== null) parameters.set('version', version)
}

/** Writes the address; defaults are left out. */
export function write(search: DatasetsSearch): URLSearchParams {
  const parameters = new URLSearchParams()
  const { query, release, validity, page, size } = search
  if (query !== '') parameters.set('q', query)
  if (release !== null) parameters.set('release', release)
  for (const one of search.categories) parameters.append('category', one)
  for (const one of search.types) parameters.append('type', one)
  if (validity !== null) parameters.set('validity', validity)
  for (const one of search.modules) parameters.append('module', one)
  for (const one of search.units) parameters.append('unit', one)
  if (page !== 1) parameters.set('page', String(page))
  if (size !== pageSizes[0]) parameters.set('size', String(size))
  writeChosen(parameters, search)
  return parameters
}

/** What the service is asked to narrow by. */
export const filtersOf = ({ query, release, categories, types, validity, modules, units }: DatasetsSearch) => ({
  query: query.trim(),
  ...(release !== null && { release }),
  ...(categories.length > 0 && { category: [...categories] }),
  ...(types.length > 0 && { type: [...types] }),
  ...(validity !== null && { validity }),
  ...(modules.length > 0 && { module: [...modules] }),
  ...(units.length > 0 && { unit: [...units] }),
})

/** Nothing narrowed. */
export const reset = {
  query: '',
  release: null,
  categories: [],
  types: [],
  validity: null,
  modules: [],
  units: [],
} as const satisfies Partial<DatasetsSearch>
