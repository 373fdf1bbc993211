import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { Condition } from '#contract/construction-conditions.ts'
import { officeRoutes } from '#contract/office-routes.ts'
import { MOST_CHANGED } from '#vocabulary/bulk-changes.ts'
import { call, makeCallable } from '#web/lib/api-client.ts'
import { currentLocale } from '#web/lib/i18n/locale.ts'
import type { Input, Reply } from '#web/lib/operations.ts'
import { constructionKeys } from '../keys.ts'

makeCallable(officeRoutes)

export type BulkJob = Reply<'readBulkChange'>
export type PreviewedChange = Reply<'previewBulkChange'>[number]
export type BulkChange = BulkJob['change']

type Body = Input<'queryConstructions'>['body']
const PAGE = 200

/** Ids of what a question finds, as many as one change may be of. */
async function idsFor(where: Condition | undefined): Promise<string[]> {
  const ids: string[] = []
  for (let cursor: string | null | undefined; ids.length < MOST_CHANGED && cursor !== null; ) {
    const body: Body = {
      ...(where && { where: where as NonNullable<Body['where']> }),
      take: PAGE,
      ...(cursor && { cursor }),
    }
    const { items, next } = await call('queryConstructions', { body })
    ids.push(...items.map(({ id }) => id))
    cursor = next
  }
  return ids.slice(0, MOST_CHANGED)
}

/** What a change would do to all that a question finds. */
export const previewChange = mutationOptions({
  mutationFn: async ({ where, change }: { where: Condition | undefined; change: BulkChange }) => {
    const ids = await idsFor(where)
    if (ids.length === 0) return []
    return call('previewBulkChange', { query: { locale: currentLocale() }, body: { ids, change } })
  },
})

const jobKey = [...constructionKeys.all, 'bulk'] as const
/** Whether a change goes on. */
export const isUnderWay = ({ status }: Pick<BulkJob, 'status'>): boolean => status === 'running' || status === 'undoing'

/** One's changes of many, newest first; asked again and again while one goes on. */
export const bulkJobsQuery = queryOptions({
  queryKey: jobKey,
  queryFn: ({ signal }) => call('listBulkChanges', {}, signal),
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? 500 : false),
})

const meta = { invalidates: [jobKey] }

/** Begins a change of the constructions in the versions that were seen. */
export const startChange = mutationOptions({
  mutationFn: (body: Input<'startBulkChange'>['body']) => call('startBulkChange', { body }),
  meta,
})

/** Begins to undo a change as a whole. */
export const undoChange = mutationOptions({
  mutationFn: (id: string) => call('undoBulkChange', { params: { id } }),
  meta,
})
