import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { Condition } from '#contract/construction-conditions.ts'
import { officeRoutes } from '#contract/office-routes.ts'
import { MOST_CHANGED } from '#vocabulary/bulk-changes.ts'
import { call, makeCallable } from '#web/lib/api-client.ts'
import { currentLocale } from '#web/lib/i18n/locale.ts'
import type { Input, Reply } from '#web/lib/operations.ts'
import { constructionKeys } from '../keys.ts'
import type { QuestionSort } from './questions.ts'

makeCallable(officeRoutes)

export type BulkJob = Reply<'readBulkChange'>
export type PreviewedChange = Reply<'previewBulkChange'>[number]
export type BulkChange = BulkJob['change']

type Asked = { readonly where: Condition | undefined; readonly sort: QuestionSort }
type Body = Input<'queryConstructions'>['body']
const PAGE = 200

/** Ids of what a question finds, the first of its order as far as one change may be of so many, and how many it finds in all. */
async function idsFor({ where, sort }: Asked): Promise<{ ids: string[]; total: number }> {
  const ids: string[] = []
  let found = 0
  for (let cursor: string | null | undefined; ids.length < MOST_CHANGED && cursor !== null; ) {
    const body: Body = {
      ...(where && { where: where as NonNullable<Body['where']> }),
      sort,
      take: PAGE,
      ...(cursor && { cursor }),
    }
    const { items, next, total } = await call('queryConstructions', { body })
    ids.push(...items.map(({ id }) => id))
    cursor = next
    found = cursor === null ? ids.length : total
  }
  return { ids: ids.slice(0, MOST_CHANGED), total: found }
}

/** What a change would do to all that a question finds, or to as many as one may be of. */
export const previewChange = mutationOptions({
  mutationFn: async ({ change, ...asked }: Asked & { change: BulkChange }) => {
    const { ids, total } = await idsFor(asked)
    if (ids.length === 0) return { rows: [], total }
    const query = { locale: currentLocale() }
    return { rows: await call('previewBulkChange', { query, body: { ids, change } }), total }
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
