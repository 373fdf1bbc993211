import { type DeclaredModule, declaredModules } from '#vocabulary/life-cycle.ts'
import { type DatasetType, datasetTypes } from '#vocabulary/materials.ts'
import { addressCodec, oneOf, optionalText, pageNumber, someOf, text, texts } from '#web/lib/address.ts'

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
  readonly size: (typeof pageSizes)[number]
  /** Release and UUID, and a version where it is not the newest, of the dataset beside the list. */
  readonly in: string | null
  readonly id: string | null
  readonly version: string | null
}

const codec = addressCodec<DatasetsSearch>({
  query: text('q'),
  release: optionalText('release'),
  categories: texts('category'),
  types: someOf('type', datasetTypes),
  validity: oneOf('validity', validities, { usual: null }),
  modules: someOf('module', declaredModules),
  units: texts('unit'),
  page: pageNumber,
  size: oneOf('size', pageSizes, { usual: pageSizes[0] }),
  in: optionalText('in'),
  id: optionalText('id'),
  version: optionalText('version'),
})

/** Reads the address. The dataset beside the list is of the release that the list shows, where none is named. */
export function read(parameters: URLSearchParams): DatasetsSearch {
  const search = codec.read(parameters)
  return { ...search, in: search.in ?? search.release }
}

/** Writes the address; what belongs to a chosen dataset only where one is. */
export function write(search: DatasetsSearch): URLSearchParams {
  const { id, release, version } = search
  const other = search.in === release ? null : search.in
  return codec.write({ ...search, in: id === null ? null : other, version: id === null ? null : version })
}

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
