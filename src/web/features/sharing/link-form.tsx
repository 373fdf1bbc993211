import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { LINK_DAYS, MOST_LINK_DAYS } from '#vocabulary/links.ts'
import { Button } from '#web/components/button.tsx'
import { Notice } from '#web/components/notice.tsx'
import { Checkbox, OptionLine } from '#web/components/option.tsx'
import { Segments } from '#web/components/segments.tsx'
import { useReason } from '#web/components/use-failure.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { createLink } from '#web/resources/links/links.ts'
import { createProjectLink } from '#web/resources/links/project-links.ts'
import type { SharedThing } from './share-people.tsx'
import css from './sharing.module.css'
import { sharingTexts } from './sharing-texts.ts'

const spans = [7, LINK_DAYS, MOST_LINK_DAYS] as const
/** [ms] */
const DAY = 86_400_000

const options = {
  construction: ['mayCopy', 'showReport', 'showNames'],
  project: ['mayCopy', 'showNames'],
} as const

/** Makes a link to a project as to a construction: without what it has not. */
function useCreateLink(what: SharedThing['what'], id: string, onCreated: (url: string) => void) {
  const onSuccess = ({ url }: { readonly url: string }) => onCreated(url)
  const construction = useMutation({ ...createLink(id), onSuccess })
  const project = useMutation({ ...createProjectLink(id), onSuccess })
  return what === 'project'
    ? {
        ...project,
        send: ({ showReport: _none, ...asked }: Asked) => project.mutate(asked),
      }
    : { ...construction, send: (asked: Asked) => construction.mutate(asked) }
}
type Asked = {
  readonly expires: string
  readonly mayCopy: boolean
  readonly showReport: boolean
  readonly showNames: boolean
}

/** Makes a link: for how long, and what its holders may do. @param onCreated - told of the address, which nobody else knows */
export function LinkForm({
  what,
  id,
  onCreated,
}: Pick<SharedThing, 'what' | 'id'> & { onCreated: (url: string) => void }) {
  const t = useTexts(sharingTexts)
  const reasonOf = useReason()
  const label = useId()
  const [days, setDays] = useState<number>(LINK_DAYS)
  const [allowed, setAllowed] = useState({ mayCopy: false, showReport: false, showNames: true })
  const create = useCreateLink(what, id, onCreated)
  // a little less than the most, for the clocks of both sides may differ
  const expires = () => new Date(Date.now() + days * DAY - (days === MOST_LINK_DAYS ? DAY / 24 : 0)).toISOString()
  return (
    <section aria-labelledby={label}>
      <h3 id={label} className={css.linkHead}>
        {t('newLink')}
      </h3>
      {create.error && <Notice kind="error">{reasonOf(create.error)}</Notice>}
      <div className="row between">
        <span>{t('linkValid')}</span>
        <Segments
          label={t('linkValid')}
          value={String(days)}
          segments={spans.map((span) => ({
            value: String(span),
            label: span === MOST_LINK_DAYS ? t('oneYear') : t('days', { count: span }),
          }))}
          onChange={(value) => setDays(Number(value))}
        />
      </div>
      {options[what].map((option) => (
        <OptionLine key={option}>
          <Checkbox
            checked={allowed[option]}
            onChange={() => setAllowed((now) => ({ ...now, [option]: !now[option] }))}
          />
          {t(what === 'project' && option !== 'showReport' ? `link.${option}.project` : `link.${option}`)}
        </OptionLine>
      ))}
      <Button
        look="primary"
        disabled={create.isPending}
        onClick={() => create.send({ ...allowed, expires: expires() })}
      >
        {t('createLink')}
      </Button>
    </section>
  )
}
