import type { StandardFilter, StandardSort } from '#contract/administration.ts'
import { addressCodec, oneOf, optionalText, pageNumber, text } from '#web/lib/address.ts'

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
  readonly size: (typeof pageSizes)[number]
  /** The one in the panel. */
  readonly id: string | null
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** Reads and writes the address. */
export const { read, write } = addressCodec<StandardsSearch>({
  query: text('q'),
  state: oneOf('state', filters, { usual: null }),
  sort: oneOf('sort', sorts, { usual: sorts[0] }),
  page: pageNumber,
  size: oneOf('size', pageSizes, { usual: pageSizes[0] }),
  id: optionalText('id', uuid),
})
