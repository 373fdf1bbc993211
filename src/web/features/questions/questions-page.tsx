import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { useDeferredValue, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { Button, ButtonLink } from '#web/components/button.tsx'
import { ListStates } from '#web/components/list-frame.tsx'
import { useFailureToast } from '#web/components/use-failure.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { commonTexts } from '#web/lib/lib-texts.ts'
import { paths } from '#web/lib/paths.ts'
import { useTitle } from '#web/lib/title.ts'
import { previewChange, startChange } from '#web/resources/constructions/bulk-changes.ts'
import { type QuestionSort, questionQuery, readWholeAnswer } from '#web/resources/constructions/questions.ts'
import { downloadAnswer } from './answer-file.ts'
import { AnswerTable } from './answer-table.tsx'
import { ChangeForm } from './change-form.tsx'
import { ChangeJobs } from './change-jobs.tsx'
import { ChangePreview } from './change-preview.tsx'
import { ConditionRows } from './condition-rows.tsx'
import { conditionOf, type Question } from './question.ts'
import { parametersOf, questionFrom } from './question-address.ts'
import css from './questions.module.css'
import { questionsTexts } from './questions-texts.ts'
import { SavedQuestions } from './saved-questions.tsx'
import { SentenceField } from './sentence/sentence-field.tsx'
import { Sums } from './sums.tsx'

await questionsTexts.load()

/** How much was found, and all of it as a file. */
function Found({
  total,
  where,
  sort,
}: {
  total: number | undefined
  where: ReturnType<typeof conditionOf>
  sort: QuestionSort
}) {
  const t = useTexts(questionsTexts)
  const common = useTexts(commonTexts)
  const { locale } = useFormats()
  const read = useMutation({
    ...readWholeAnswer,
    onSuccess: (items) => downloadAnswer(items, { t, common, locale }),
    onError: useFailureToast((reason) => t('failed', { reason })),
  })
  return (
    <div className="row between">
      <div role="status">
        <h2>{total === undefined ? '…' : t('found', { count: total })}</h2>
      </div>
      {total !== undefined && total > 0 && (
        <Button size="s" icon="download" disabled={read.isPending} onClick={() => read.mutate({ where, sort, locale })}>
          {t('asCsv')}
        </Button>
      )}
    </div>
  )
}

function Answer({ question }: { question: Question }) {
  const t = useTexts(questionsTexts)
  const { locale, number } = useFormats()
  const [sort, setSort] = useState<QuestionSort>('-updatedAt')
  const where = useMemo(() => conditionOf(question), [question])
  const answer = useInfiniteQuery(questionQuery(where, sort, locale))
  const failed = useFailureToast((reason) => t('failed', { reason }))
  const preview = useMutation({ ...previewChange, onError: failed })
  const { data: previewed, variables: asked } = preview
  const start = useMutation({ ...startChange, onSuccess: preview.reset, onError: failed })
  const pages = answer.data?.pages ?? []
  const [first] = pages
  return (
    <div className={css.answer}>
      <section aria-busy={answer.isFetching}>
        {previewed && asked && (
          <ChangePreview
            key={preview.submittedAt}
            rows={previewed.rows}
            total={previewed.total}
            change={asked.change}
            busy={start.isPending}
            onChange={(items, change) => start.mutate({ items, change })}
            onClose={preview.reset}
          />
        )}
        <Found total={first?.total} where={where} sort={sort} />
        <ListStates asked={answer} />
        {first?.total === 0 && <p className="dim">{t('nothing')}</p>}
        {first && first.total > 0 && (
          <AnswerTable items={pages.flatMap(({ items }) => items)} sort={sort} onSort={setSort} />
        )}
        {answer.hasNextPage && (
          <Button disabled={answer.isFetchingNextPage} onClick={() => void answer.fetchNextPage()}>
            {t('more')} ({number(pages.reduce((sum, { items }) => sum + items.length, 0))} / {number(first?.total ?? 0)}
            )
          </Button>
        )}
      </section>
      <aside className={css.aside} aria-label={t('sums')}>
        <ChangeForm
          total={first?.total}
          busy={preview.isPending}
          onPreview={(change) => preview.mutate({ where, sort, change })}
        />
        {first?.aggregates && <Sums sums={first.aggregates} />}
        <ChangeJobs />
      </aside>
    </div>
  )
}

/** Questions over everything that one sees, at `/office/query`: the conditions stand in the address. */
function QuestionsPage() {
  const t = useTexts(questionsTexts)
  const [parameters, setParameters] = useSearchParams()
  const address = parameters.toString()
  const question = useMemo(() => questionFrom(new URLSearchParams(address)), [address])
  const shown = useDeferredValue(question)
  useTitle(t('title'))
  const change = (next: Question) =>
    setParameters(parametersOf(next), { replace: true, preventScrollReset: true, flushSync: true })
  return (
    <main id="main" className="page" tabIndex={-1}>
      <div className="head">
        <h1>{t('title')}</h1>
        <ButtonLink to={paths.offices.href}>{t('toOffice')}</ButtonLink>
      </div>
      <p className="dim">{t('lead')}</p>
      <div className={css.asking}>
        <div>
          <SentenceField question={question} change={change} />
          <ConditionRows question={question} change={change} />
        </div>
        <SavedQuestions address={parametersOf(question).toString()} />
      </div>
      <Answer question={shown} />
    </main>
  )
}

export { QuestionsPage as Component }
