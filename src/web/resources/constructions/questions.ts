import { infiniteQueryOptions, keepPreviousData, mutationOptions } from '@tanstack/react-query'
import type { Condition } from '#contract/construction-conditions.ts'
import { officeRoutes } from '#contract/office-routes.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import { call, makeCallable } from '#web/lib/api-client.ts'
import type { Input, Reply } from '#web/lib/operations.ts'
import { constructionKeys } from '../keys.ts'

makeCallable(officeRoutes)

export type QuestionSort = NonNullable<Input<'queryConstructions'>['body']['sort']>
export type QuestionAnswer = Reply<'queryConstructions'>

const PAGE = 50
/** At once, and at most, where all of an answer is read. */
const [PAGE_OF_ALL, MOST_OF_ALL] = [200, 20_000]

type Where = NonNullable<Input<'queryConstructions'>['body']['where']>
type Asked = { readonly where: Condition | undefined; readonly sort: QuestionSort; readonly locale: Locale }

/** Everything that a question finds, in its order; the first 20,000 of more. */
export const readWholeAnswer = mutationOptions({
  mutationFn: async ({ where, sort, locale }: Asked) => {
    const items: QuestionAnswer['items'] = []
    for (let next: string | null | undefined; next !== null && items.length < MOST_OF_ALL; ) {
      const body = { ...(where && { where: where as Where }), sort, take: PAGE_OF_ALL, ...(next && { cursor: next }) }
      const page = await call('queryConstructions', { query: { locale }, body })
      items.push(...page.items)
      next = page.next
    }
    return items
  },
})

/** What a question finds, page after page; sums come with the first. */
export const questionQuery = (where: Condition | undefined, sort: QuestionSort, locale: Locale) =>
  infiniteQueryOptions({
    queryKey: [...constructionKeys.lists, 'question', locale, sort, where],
    queryFn: ({ pageParam, signal }) =>
      call(
        'queryConstructions',
        {
          query: { locale },
          body: {
            ...(where && { where: where as Where }),
            sort,
            take: PAGE,
            ...(pageParam === null ? { aggregates: true } : { cursor: pageParam }),
          },
        },
        signal,
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }: QuestionAnswer) => next,
    placeholderData: keepPreviousData,
  })
