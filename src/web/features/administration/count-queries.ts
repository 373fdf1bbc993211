import { queryOptions } from '@tanstack/react-query'
import { call, callWithHeaders } from '#web/lib/api-client.ts'
import { accountKeys, dataKeys, standardKeys } from '#web/lib/query-keys.ts'

const one = { page: 1, customTake: 1 }

/** How many standard constructions there are, drafts and withdrawn ones included. */
export const standardCountQuery = queryOptions({
  queryKey: [...standardKeys.all, 'count'],
  queryFn: async ({ signal }) => (await callWithHeaders('listStandards', { query: one }, signal)).totalCount ?? 0,
})

/** How many materials the catalogue holds. */
export const materialCountQuery = queryOptions({
  queryKey: ['material', 'count'],
  queryFn: async ({ signal }) => {
    const categories = await call('listMaterialCategories', {}, signal)
    return categories.reduce((sum, { count }) => sum + count, 0)
  },
})

/** How many datasets the releases hold. */
export const datasetCountQuery = queryOptions({
  queryKey: [...dataKeys.datasets, 'count'],
  queryFn: async ({ signal }) => (await callWithHeaders('listDatasets', { query: one }, signal)).totalCount ?? 0,
})

/** How many data releases are held. */
export const releaseCountQuery = queryOptions({
  queryKey: [...dataKeys.releases, 'count'],
  queryFn: async ({ signal }) => (await call('listDataReleases', {}, signal)).length,
})

/** How many access keys were ever issued. */
export const keyCountQuery = queryOptions({
  queryKey: [...accountKeys.accessKeys, 'count'],
  queryFn: async ({ signal }) => (await callWithHeaders('listAccessKeys', { query: one }, signal)).totalCount ?? 0,
})
