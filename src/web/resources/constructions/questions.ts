import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
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
            ...(where && { where: where as NonNullable<Input<'queryConstructions'>['body']['where']> }),
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
