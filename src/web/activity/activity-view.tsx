import { useMutation, useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { type ReactNode, useState } from 'react'
import { ACTIVITY_MONTHS } from '#vocabulary/offices.ts'
import { Button } from '#web/components/button.tsx'
import { ListStates } from '#web/components/list-frame.tsx'
import { useFailureToast } from '#web/components/use-failure.ts'
import { download } from '#web/lib/download.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { type ActivityOf, activityQuery, receiveActivity } from '#web/resources/accounts/office-activity.ts'
import { MOST } from '#web/resources/reading.ts'
import css from './activity.module.css'
import { ActivityFilters } from './activity-filters.tsx'
import { ActivityList } from './activity-list.tsx'
import { activityTexts } from './activity-texts.ts'
import { type Chosen, filterOf, type Group, nothingChosen } from './chosen-activity.ts'

/** Entries that are shown at first, and more at each step. */
export const FIRST_ENTRIES = 12

/** How long entries are kept; where not all can be shown, that the file has them. */
function Kept({ isCut }: { isCut: boolean }) {
  const t = useTexts(activityTexts)
  return (
    <p className={clsx('small dim', css.more)}>
      {isCut && `${t('inFile')} `}
      {t('kept', { months: String(ACTIVITY_MONTHS) })}
    </p>
  )
}

/**
 * What was done in an office or to a construction: who did what when, newest first, narrowed, and as a file.
 *
 * @param name - of the office or the construction, for what is read out
 * @param groups - kinds of events that can be there
 * @param people - who can be asked for by name; a choice of them is offered where there are some
 * @param start - what it is narrowed by at first
 */
export function ActivityView({
  of,
  name,
  title,
  groups,
  people = [],
  start = nothingChosen,
}: {
  of: ActivityOf
  name: string
  title?: ReactNode
  groups: readonly Group[]
  people?: readonly { readonly userId: string; readonly name: string }[]
  start?: Chosen
}) {
  const t = useTexts(activityTexts)
  const [chosen, setChosen] = useState(start)
  const [size, setSize] = useState(FIRST_ENTRIES)
  const filter = filterOf(chosen)
  const asked = useQuery(activityQuery(of, filter, size))
  const file = useMutation({
    mutationFn: () => receiveActivity(of, filter),
    onSuccess: ({ name: fileName, content }) => download(fileName, content),
    onError: useFailureToast((reason) => t('fileFailed', { reason })),
  })
  const change = (part: Partial<Chosen>) => {
    setChosen({ ...chosen, ...part })
    setSize(FIRST_ENTRIES)
  }
  const isNarrowed = JSON.stringify(chosen) !== JSON.stringify(nothingChosen)
  const entries = asked.data?.items ?? []
  const total = asked.data?.total ?? 0
  return (
    <>
      <div className={clsx('row between', css.head)}>
        {title}
        <Button
          size="s"
          icon="download"
          aria-label={t('fileOf', { name })}
          disabled={file.isPending}
          onClick={() => file.mutate()}
        >
          {t('file')}
        </Button>
      </div>
      <ActivityFilters chosen={chosen} groups={groups} people={people} change={change} />
      {isNarrowed && (
        <p className={clsx('row small', css.head)}>
          {chosen.subject !== '' && t('only', { subject: chosen.subject })}
          <button type="button" className="link" onClick={() => setChosen(nothingChosen)}>
            {t('reset')}
          </button>
        </p>
      )}
      <ListStates asked={asked} />
      {asked.data && entries.length === 0 && <p className="dim">{t(isNarrowed ? 'noneFound' : 'none')}</p>}
      <ActivityList
        entries={entries}
        onOnly={
          of.kind === 'office'
            ? ({ constructionId, subject }) => change({ construction: constructionId, subject: subject ?? '' })
            : undefined
        }
      />
      {total > entries.length && size < MOST && (
        <button
          type="button"
          className={clsx('link', css.more)}
          onClick={() => setSize(Math.min(MOST, size + FIRST_ENTRIES))}
        >
          {t('older')}
        </button>
      )}
      <Kept isCut={total > entries.length && size >= MOST} />
    </>
  )
}
