import { queryOptions } from '@tanstack/react-query'
import { call } from '#web/lib/api-client.ts'
import { dataKeys } from '../keys.ts'

/** How often the state of a running import is asked for [ms]. */
const POLL_INTERVAL = 1_000

const runs = ({ endedAt }: { readonly endedAt: string | null }) => endedAt === null

/** Every release with its state. */
export const dataReleasesQuery = queryOptions({
  queryKey: [...dataKeys.releases, 'all'],
  queryFn: ({ signal }) => call('listDataReleases', {}, signal),
})

/** How many data releases are held. */
export const releaseCountQuery = queryOptions({
  queryKey: [...dataKeys.releases, 'count'],
  queryFn: async ({ signal }) => (await call('listDataReleases', {}, signal)).length,
})

/** The latest imports; asked for again and again while one of them runs. */
export const importsQuery = queryOptions({
  queryKey: dataKeys.imports,
  queryFn: ({ signal }) => call('listCatalogueImports', { query: { customTake: 20 } }, signal),
  refetchInterval: ({ state }) => (state.data?.some(runs) ? POLL_INTERVAL : false),
})
