import type { StandardFilter, StandardSort } from '#contract/administration.ts'
import { pageFrom } from '../use-address.ts'

export const filters = [
  'withDraft',
  'published',
  'withdrawn',
  'updateOffered',
] as const satisfies readonly StandardFilter[]
export const sorts = ['code', 'name', '-changedAt', 'uValue', 'gwp'] as const satisfies readonly StandardSort[]
export const pageSizes = [12, 25, 50, 100] as const

/** What the list of standard constructions shows, and which one stands beside it. */
export type StandardsSearch = {
  readonly query: string
  readonly state: (typeof filters)[number] | null
  readonly sort: (typeof sorts)[number]
  readonly page: number
  readonly size: number
  /** The one in the panel. */
  readonly id: string | null
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** Reads the address; what it does not understand counts as absent. */
export const read = (parameters: URLSearchParams): StandardsSearch => {
  const size = Number(parameters.get('size'))
  const id = parameters.get('id')
  return {
    query: parameters.get('q') ?? '',
    state: filters.find((one) => one === parameters.get('state')) ?? null,
    sort: sorts.find((one) => one === parameters.get('sort')) ?? sorts[0],
    page: pageFrom(parameters.get('page')),
    size: pageSizes.find((one) => one === size) ?? pageSizes[0],
    id: id !== null && uuid.test(id) ? id : null,
  }
}

/** Writes the address; defaults are left out. */
export function write({ query, state, sort, page, size, id }: StandardsSearch): URLSearchParams {
  const parameters = new URLSearchParams()
  if (query !== '') parameters.set('q', query)
  if (state !== null) parameters.set('state', state)
  if (sort !== sorts[0]) parameters.set('sort', sort)
  if (page !== 1) parameters.set('page', String(page))
  if (size !== pageSizes[0]) parameters.set('size', String(size))
  if (id !== null) parameters.set('id', id)
  return parameters
}
