import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useState } from 'react'
import type { ConstructionListItem } from '#contract/constructions.ts'
import { Button } from '#web/components/button.tsx'
import { ConstructionChoices } from '#web/components/construction-choices.tsx'
import { Dialog } from '#web/components/dialog.tsx'
import { Checkbox, OptionLine } from '#web/components/option.tsx'
import { Select } from '#web/components/select.tsx'
import { useDebounced } from '#web/lib/clock.ts'
import { MOST_COMPARED } from '#web/lib/compare-tray.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { useLocale } from '#web/lib/i18n/locale.ts'
import { commonTexts } from '#web/lib/lib-texts.ts'
import { candidatesQuery } from '#web/resources/constructions/list-queries.ts'
import css from './comparison.module.css'
import { comparisonTexts } from './comparison-texts.ts'
import { useFirst } from './use-first.ts'

const candidatePlaces = ['standardAndCustom', 'thirdParty', 'shared'] as const
type CandidatePlace = (typeof candidatePlaces)[number]

const TYPING_PAUSE = 250

/** Search of the library for constructions to add; stays open until the comparison is full or the user is done. */
export function AddDialog({
  ids,
  onAdd,
  onClose,
}: {
  ids: readonly string[]
  onAdd: (item: ConstructionListItem) => void
  onClose: () => void
}) {
  const t = useTexts(comparisonTexts)
  const common = useTexts(commonTexts)
  const locale = useLocale()
  const [text, setText] = useState('')
  const [place, setPlace] = useState<CandidatePlace>('standardAndCustom')
  const { construction } = useFirst(ids[0])
  const [everyType, setEveryType] = useState(false)
  const type = construction.data?.type
  const only = everyType ? undefined : type
  const { data } = useQuery({
    ...candidatesQuery({ text: useDebounced(text, TYPING_PAUSE), place, type: only }, locale),
    enabled: ids.length === 0 || !construction.isPending,
  })
  const items = data?.items
  const full = ids.length >= MOST_COMPARED
  return (
    <Dialog title={t('add')} onClose={onClose} footer={<Button onClick={onClose}>{common('close')}</Button>}>
      <div className="row wrap">
        <input
          type="search"
          className={clsx('input grow', css.addSearch)}
          aria-label={t('search')}
          placeholder={t('searchPlaceholder')}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Select
          aria-label={t('ownership')}
          value={place}
          onChange={({ target }) =>
            setPlace(candidatePlaces.find((one) => one === target.value) ?? 'standardAndCustom')
          }
        >
          {candidatePlaces.map((one) => (
            <option key={one} value={one}>
              {common(`ownership.${one}`)}
            </option>
          ))}
        </Select>
        {type && (
          <OptionLine className="small">
            <Checkbox checked={!everyType} onChange={({ target }) => setEveryType(!target.checked)} />
            {t('sameType', { type: common(`type.${type}`) })}
          </OptionLine>
        )}
        <span className="small dim nowrap" role="status">
          {t('places', { count: ids.length, most: MOST_COMPARED })}
        </span>
      </div>
      {full && <p className="small dim">{t('full', { most: MOST_COMPARED })}</p>}
      {items?.length === 0 && <p className="dim">{t('noCandidates')}</p>}
      <ConstructionChoices
        items={items}
        label={t('candidates')}
        isDisabled={({ id }) => full || ids.includes(id)}
        note={({ id }) => (ids.includes(id) ? t('chosen') : undefined)}
        onChoose={onAdd}
      />
      {data && data.total > data.items.length && (
        <p className="small dim">{t('more', { count: data.total - data.items.length })}</p>
      )}
    </Dialog>
  )
}
