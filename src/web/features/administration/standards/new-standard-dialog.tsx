import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import type { Construction, ConstructionListItem } from '#contract/constructions.ts'
import { Button } from '#web/components/button.tsx'
import { Dialog } from '#web/components/dialog.tsx'
import { Field } from '#web/components/field.tsx'
import { OptionLine, Radio } from '#web/components/option.tsx'
import css from '#web/features/administration/administration.module.css'
import { useDebounced } from '#web/lib/clock.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { useLocale } from '#web/lib/i18n/locale.ts'
import { commonTexts } from '#web/lib/lib-texts.ts'
import { templatesQuery } from '#web/resources/constructions/list-queries.ts'
import { administrationTexts } from '../administration-texts.ts'
import { titleOf, useCreateDraft } from './standard-actions.ts'

const DEBOUNCE = 250

function Templates({
  chosen,
  onChoose,
}: {
  chosen: ConstructionListItem | null
  onChoose: (item: ConstructionListItem) => void
}) {
  const t = useTexts(administrationTexts)
  const common = useTexts(commonTexts)
  const locale = useLocale()
  const group = useId()
  const [text, setText] = useState('')
  const { data = [] } = useQuery(templatesQuery(useDebounced(text, DEBOUNCE), locale))
  const found = chosen && !data.some(({ id }) => id === chosen.id) ? [chosen, ...data] : data
  return (
    <>
      <Field
        label={t('template')}
        type="search"
        placeholder={t('findTemplate')}
        hint={t('templateHint')}
        maxLength={200}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <div className={css.templates} role="radiogroup" aria-label={t('templates')}>
        {found.map((item) => (
          <OptionLine key={item.id} count={common(`ownership.${item.ownership}`)}>
            <Radio name={group} checked={item.id === chosen?.id} onChange={() => onChoose(item)} />
            {titleOf(item)}
          </OptionLine>
        ))}
      </div>
    </>
  )
}

/** A new standard construction begins as a copy of a standard or of an own construction. */
export function NewStandardDialog({
  onClose,
  onCreated,
}: {
  onClose: () => void
  onCreated: (draft: Construction) => void
}) {
  const t = useTexts(administrationTexts)
  const common = useTexts(commonTexts)
  const form = useId()
  const create = useCreateDraft()
  const [template, setTemplate] = useState<ConstructionListItem | null>(null)
  const [name, setName] = useState('')
  const [code, setCode] = useState('')
  const [tried, setTried] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!template || name.trim() === '') return
    create.mutate({ template, name: name.trim(), code: code.trim() }, { onSuccess: onCreated })
  }
  return (
    <Dialog
      title={t('newStandard')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{common('cancel')}</Button>
          <Button look="primary" type="submit" form={form} disabled={create.isPending}>
            {t('create')}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit}>
        <Field
          label={t('newName')}
          maxLength={120}
          autoComplete="off"
          value={name}
          error={tried && name.trim() === '' ? t('nameMissing') : undefined}
          onChange={({ target }) => setName(target.value)}
        />
        <Field
          label={t('newCode')}
          maxLength={20}
          autoComplete="off"
          value={code}
          onChange={({ target }) => setCode(target.value)}
        />
        <Templates chosen={template} onChoose={setTemplate} />
        {tried && !template && (
          <p className="hint bad" role="alert">
            {t('templateMissing')}
          </p>
        )}
      </form>
    </Dialog>
  )
}
