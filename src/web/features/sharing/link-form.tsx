import { useMutation } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useId, useState } from 'react'
import { LINK_DAYS, MOST_LINK_DAYS } from '#vocabulary/links.ts'
import { Button } from '#web/components/button.tsx'
import { Notice } from '#web/components/notice.tsx'
import { Checkbox, OptionLine } from '#web/components/option.tsx'
import { Segments } from '#web/components/segments.tsx'
import { useReason } from '#web/components/use-failure.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { createLink } from '#web/resources/links/links.ts'
import { createProjectLink } from '#web/resources/links/project-links.ts'
import { dayAfter, endOf } from './link-days.ts'
import type { SharedThing } from './share-people.tsx'
import css from './sharing.module.css'
import { sharingTexts } from './sharing-texts.ts'

const spans = [7, LINK_DAYS, MOST_LINK_DAYS] as const
const options = {
  construction: ['mayCopy', 'showReport', 'showNames', 'freeze'],
  project: ['mayCopy', 'showNames'],
} as const

const isOfBoth = (option: (typeof options.construction)[number]): option is (typeof options.project)[number] =>
  options.project.some((one) => one === option)

/** Whether it was refused to keep to a version. */
const isFreezing = (error: Error) => error instanceof ApiError && error.details.some(({ path }) => path === '/freeze')

/** Told of a link that was just made, whose address nobody else knows. */
type Created = (link: { readonly url: string; readonly expiresAt: string }) => void

/** Makes a link to a project as to a construction: without what it has not. */
function useCreateLink(what: SharedThing['what'], id: string, onCreated: Created) {
  const onSuccess = (link: Parameters<Created>[0]) => onCreated(link)
  const construction = useMutation({ ...createLink(id), onSuccess })
  const project = useMutation({ ...createProjectLink(id), onSuccess })
  return what === 'project'
    ? {
        ...project,
        send: ({ showReport: _none, freeze: _neither, ...asked }: Asked) => project.mutate(asked),
      }
    : { ...construction, send: (asked: Asked) => construction.mutate(asked) }
}
type Asked = {
  readonly expires: string
  readonly mayCopy: boolean
  readonly showReport: boolean
  readonly showNames: boolean
  readonly freeze: boolean
}

/** Makes a link: until when, and what its holders may do. */
export function LinkForm({ what, id, onCreated }: Pick<SharedThing, 'what' | 'id'> & { onCreated: Created }) {
  const t = useTexts(sharingTexts)
  const reasonOf = useReason()
  const { date } = useFormats()
  const label = useId()
  const [today] = useState(() => new Date())
  const [day, setDay] = useState(() => dayAfter(today, LINK_DAYS))
  const [least, most] = [dayAfter(today, 0), dayAfter(today, MOST_LINK_DAYS)]
  const isAllowed = day >= least && day <= most
  const [allowed, setAllowed] = useState({ mayCopy: false, showReport: false, showNames: true, freeze: false })
  const create = useCreateLink(what, id, onCreated)
  return (
    <section aria-labelledby={label}>
      <h3 id={label} className={css.linkHead}>
        {t('newLink')}
      </h3>
      {create.error && (
        <Notice kind="error">{isFreezing(create.error) ? t('cannotFreeze') : reasonOf(create.error)}</Notice>
      )}
      <div className="row between wrap">
        <span>{t('linkValid')}</span>
        <Segments
          label={t('linkValid')}
          value={day}
          segments={spans.map((span) => ({
            value: dayAfter(today, span),
            label: span === MOST_LINK_DAYS ? t('oneYear') : t('days', { count: span }),
          }))}
          onChange={setDay}
        />
        <input
          type="date"
          className={clsx('input', css.day)}
          aria-label={t('linkDay')}
          min={least}
          max={most}
          value={day}
          aria-invalid={!isAllowed || undefined}
          aria-describedby={isAllowed ? undefined : `${label}-day`}
          onChange={({ target }) => setDay(target.value)}
        />
      </div>
      {!isAllowed && (
        <p id={`${label}-day`} className="hint bad">
          {t('linkDayRange', { least: date(least), most: date(most) })}
        </p>
      )}
      {options[what].map((option) => (
        <OptionLine key={option}>
          <Checkbox
            checked={allowed[option]}
            onChange={() => setAllowed((now) => ({ ...now, [option]: !now[option] }))}
          />
          {t(what === 'project' && isOfBoth(option) ? `link.${option}.project` : `link.${option}`)}
        </OptionLine>
      ))}
      <Button
        look="primary"
        disabled={create.isPending || !isAllowed}
        onClick={() => create.send({ ...allowed, expires: endOf(day, today) })}
      >
        {t('createLink')}
      </Button>
    </section>
  )
}
