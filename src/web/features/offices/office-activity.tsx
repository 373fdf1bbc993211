import { useMutation, useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useId, useState } from 'react'
import { useSearchParams } from 'react-router'
import { ACTIVITY_MONTHS, type ActivityKind } from '#vocabulary/offices.ts'
import { Button } from '#web/components/button.tsx'
import { Field } from '#web/components/field.tsx'
import { ListStates } from '#web/components/list-frame.tsx'
import { Select } from '#web/components/select.tsx'
import { useFailureToast } from '#web/components/use-failure.ts'
import { download } from '#web/lib/download.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import {
  type ActivityFilter,
  activityQuery,
  receiveActivity,
  wholeActivity,
} from '#web/resources/accounts/office-activity.ts'
import type { Office, OfficeMember } from '#web/resources/accounts/offices.ts'
import { MOST } from '#web/resources/reading.ts'
import { ActivityList } from './activity-list.tsx'
import { activityTexts } from './activity-texts.ts'
import css from './offices.module.css'

/** Entries that are shown at first, and more at each step. */
export const FIRST_ENTRIES = 12

const groups = {
  library: ['created', 'changed', 'changedTogether', 'undoneTogether', 'deleted', 'restored', 'movedIn', 'movedOut'],
  sharing: ['shared', 'linkCreated', 'linkRenewed', 'linkRevoked', 'linkCopied', 'exported', 'keyUsed'],
  people: [
    'officeCreated',
    'officeRenamed',
    'officeChanged',
    'domainProven',
    'domainLapsed',
    'domainOpened',
    'domainRemoved',
    'webhookAdded',
    'webhookRemoved',
    'invited',
    'invitationRevoked',
    'joined',
    'roleChanged',
    'left',
    'removed',
  ],
} as const satisfies Readonly<Record<string, readonly ActivityKind[]>>
type Group = keyof typeof groups
const groupNames = Object.keys(groups) as Group[]

type Chosen = Omit<ActivityFilter, 'kinds'> & { readonly group: Group | null; readonly subject: string }
const { kinds: _kinds, ...nothing } = wholeActivity
const nothingChosen: Chosen = { ...nothing, group: null, subject: '' }

/** Narrowed to one construction where the address says so for this office. */
const chosenBy = (parameters: URLSearchParams, office: string): Chosen =>
  parameters.get('office') === office
    ? {
        ...nothingChosen,
        construction: parameters.get('construction'),
        subject: parameters.get('subject') ?? '',
      }
    : nothingChosen

const filterOf = ({ group, subject: _subject, ...rest }: Chosen): ActivityFilter => ({
  ...rest,
  kinds: group === null ? [] : groups[group],
})

/** What the list is narrowed by: kind of event, person, days, one construction. */
function Filters({
  chosen,
  members,
  change,
}: {
  chosen: Chosen
  members: readonly OfficeMember[]
  change: (part: Partial<Chosen>) => void
}) {
  const t = useTexts(activityTexts)
  return (
    <div className={css.filters}>
      <Select
        aria-label={t('what')}
        value={chosen.group ?? ''}
        onChange={({ target }) => change({ group: groupNames.find((one) => one === target.value) ?? null })}
      >
        <option value="">{t('everything')}</option>
        {groupNames.map((group) => (
          <option key={group} value={group}>
            {t(`group.${group}`)}
          </option>
        ))}
      </Select>
      <Select
        aria-label={t('who')}
        value={chosen.actor ?? ''}
        onChange={({ target }) => change({ actor: target.value || null })}
      >
        <option value="">{t('everybody')}</option>
        {members.map(({ userId, name }) => (
          <option key={userId} value={userId}>
            {name}
          </option>
        ))}
      </Select>
      {(['from', 'until'] as const).map((end) => (
        <Field
          key={end}
          type="date"
          label={t(end)}
          value={chosen[end] ?? ''}
          onChange={({ target }) => change({ [end]: target.value || null })}
        />
      ))}
    </div>
  )
}

/** What was done in an office: who did what when, narrowed, and as a file. */
export function OfficeActivity({ office, members }: { office: Office; members: readonly OfficeMember[] }) {
  const t = useTexts(activityTexts)
  const heading = useId()
  const [parameters] = useSearchParams()
  const [chosen, setChosen] = useState(() => chosenBy(parameters, office.id))
  const [size, setSize] = useState(FIRST_ENTRIES)
  const filter = filterOf(chosen)
  const asked = useQuery(activityQuery(office.id, filter, size))
  const file = useMutation({
    mutationFn: () => receiveActivity(office.id, filter),
    onSuccess: ({ name, content }) => download(name, content),
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
    <section className={css.activity} aria-labelledby={heading}>
      <div className={clsx('row between', css.actions)}>
        <h3 id={heading}>
          {t('title')}
          <span className="sr"> {office.name}</span>
        </h3>
        <Button
          size="s"
          icon="download"
          aria-label={t('fileOf', { office: office.name })}
          disabled={file.isPending}
          onClick={() => file.mutate()}
        >
          {t('file')}
        </Button>
      </div>
      <Filters chosen={chosen} members={members} change={change} />
      {isNarrowed && (
        <p className={clsx('row small', css.actions)}>
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
        onOnly={({ constructionId, subject }) => change({ construction: constructionId, subject: subject ?? '' })}
      />
      {total > entries.length && size < MOST && (
        <button type="button" className="link" onClick={() => setSize(Math.min(MOST, size + FIRST_ENTRIES))}>
          {t('older')}
        </button>
      )}
      <p className="small dim">
        {total > entries.length && size >= MOST && `${t('inFile')} `}
        {t('kept', { months: String(ACTIVITY_MONTHS) })}
      </p>
    </section>
  )
}
