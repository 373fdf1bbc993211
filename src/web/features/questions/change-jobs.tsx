import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Button } from '#web/components/button.tsx'
import { useFailureToast } from '#web/components/use-failure.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { type BulkJob, bulkJobsQuery, isUnderWay, undoChange } from '#web/resources/constructions/bulk-changes.ts'
import { constructionKeys } from '#web/resources/keys.ts'
import css from './questions.module.css'
import { questionsTexts } from './questions-texts.ts'

/** Changes that are told. */
const SHOWN = 5

function Job({ job, onUndo }: { job: BulkJob; onUndo: () => void }) {
  const t = useTexts(questionsTexts)
  const { dateTime, number } = useFormats()
  const { status, change, done, total, failure, startedAt, undoableUntil } = job
  const named = t(`change.${change.do}`)
  const what = 'as' in change && change.as ? t('inVariants', { change: named }) : named
  return (
    <li className={css.job}>
      <div className="row between">
        <span>
          {what}, {t('found', { count: total })}
        </span>
        {undoableUntil !== null && (
          <Button size="s" icon="undo" aria-label={t('undoOf', { what, when: dateTime(startedAt) })} onClick={onUndo}>
            {t('undo')}
          </Button>
        )}
      </div>
      {isUnderWay(job) ? (
        <div
          className="meter"
          role="progressbar"
          aria-label={what}
          aria-valuemin={0}
          aria-valuemax={total}
          aria-valuenow={done}
        >
          <i style={{ width: `${total > 0 ? (done / total) * 100 : 0}%` }} />
        </div>
      ) : null}
      <p className={failure ? 'small bad' : 'small dim'}>
        {dateTime(startedAt)} · {t(`status.${status}`)}
        {isUnderWay(job) && ` ${number(done)} / ${number(total)}`}
        {failure && `: ${t(`refused.${failure.reason}`)}`}
      </p>
    </li>
  )
}

/** Which have ended, and how, as a text that differs where one more has. */
const endsOf = (jobs: readonly BulkJob[]): string =>
  jobs
    .filter((job) => !isUnderWay(job))
    .map(({ id, status }) => `${id} ${status}`)
    .join()

/** Changes of many that one has made, with a bar for those that go on, and the way back. */
export function ChangeJobs() {
  const t = useTexts(questionsTexts)
  const client = useQueryClient()
  const { data } = useQuery(bulkJobsQuery)
  const jobs = data ?? []
  const undo = useMutation({ ...undoChange, onError: useFailureToast((reason) => t('failed', { reason })) })
  // one that is short has ended before it was ever seen to go on
  const ended = data && endsOf(data)
  const known = useRef(ended)
  useEffect(() => {
    if (known.current !== undefined && ended !== known.current)
      void client.invalidateQueries({ queryKey: constructionKeys.lists })
    known.current = ended
  }, [ended, client])
  if (jobs.length === 0) return null
  return (
    <section aria-label={t('changes')}>
      <h2 className={css.asideHead}>{t('changes')}</h2>
      <ul>
        {jobs.slice(0, SHOWN).map((job) => (
          <Job key={job.id} job={job} onUndo={() => undo.mutate(job.id)} />
        ))}
      </ul>
    </section>
  )
}
