import type { Condition } from '#contract/construction-conditions.ts'
import type { Caller } from '#service/caller.ts'
import { refused } from '#service/service-error.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import { MOST_CONDITIONS } from '#vocabulary/questions.ts'
import type { ConstructionArea } from '../constructions/construction-area.ts'
import { type ConstructionSort, orderOf } from '../constructions/construction-list.repository.ts'
import { toListItem } from '../constructions/construction-list-row.ts'
import { numberOfConditions } from './conditions.repository.ts'
import { questionsRepository } from './questions.repository.ts'

type Asked = {
  readonly where?: Condition | undefined
  readonly sort: ConstructionSort
  readonly take: number
  readonly cursor?: string | undefined
  readonly aggregates: boolean
}

/** Questions over everything that a caller may see. */
export function questionService({ db, policy, assessor }: ConstructionArea) {
  const questions = questionsRepository(db, assessor.marks)
  return {
    /** @throws {ServiceError} `invalidRequest` for too many conditions, or a cursor of another question */
    async ask(caller: Caller, { where, sort, take, cursor, aggregates }: Asked, locale: Locale) {
      if (where && numberOfConditions(where) > MOST_CONDITIONS)
        throw refused('/where', 'tooMany', { maximum: MOST_CONDITIONS })
      const { today } = assessor.circumstances()
      const question = { viewer: caller, where, order: orderOf({ sort, locale }), take, cursor, today }
      const [{ rows, total, next = null }, sums] = await Promise.all([
        questions.page(question),
        aggregates ? questions.aggregates(question) : null,
      ])
      return {
        items: rows.map((row) => toListItem(row, { permission: policy.permissionOf(caller, row), locale, assessor })),
        total,
        next,
        aggregates: sums,
      }
    },
  }
}
export type QuestionService = ReturnType<typeof questionService>
