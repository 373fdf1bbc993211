import { useQueries, useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useState } from 'react'
import type { ConstructionListItem } from '#contract/constructions.ts'
import { isRenovation, layersBefore } from '#vocabulary/renovation.ts'
import { ButtonLink } from '#web/components/button.tsx'
import { ConstructionChoices } from '#web/components/construction-choices.tsx'
import { useDebounced } from '#web/lib/clock.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { useLocale } from '#web/lib/i18n/locale.ts'
import { paths } from '#web/lib/paths.ts'
import { uBeforeQuery } from '#web/resources/assessment/assessment-queries.ts'
import { ownAndSharedQuery } from '#web/resources/constructions/list-queries.ts'
import { MOST } from '#web/resources/reading.ts'
import css from './renovation.module.css'
import { renovationTexts } from './renovation-texts.ts'

const TYPING_PAUSE = 250

/** Most constructions of a list whose U before the works is asked for. */
const MOST_ASKED = 12

/** U before the works of the first constructions, by id; null where it is not known, absent until it is. */
function useUBefore(items: readonly ConstructionListItem[]): ReadonlyMap<string, number | null> {
  const locale = useLocale()
  const asked = items.slice(0, MOST_ASKED)
  const results = useQueries({ queries: asked.map((item) => uBeforeQuery(item, layersBefore, locale)) })
  return new Map(
    asked.flatMap(({ id }, index): [string, number | null][] => {
      const u = results[index]?.data
      return u === undefined ? [] : [[id, u]]
    }),
  )
}

/** Constructions with existing layers to choose from, searched as the user types. */
export function Candidates({
  chosen,
  onChoose,
}: {
  /** Already there: cannot be chosen again. */
  chosen: readonly string[]
  onChoose: (item: ConstructionListItem) => void
}) {
  const t = useTexts(renovationTexts)
  const locale = useLocale()
  const [text, setText] = useState('')
  const { figure, withUnit } = useFormats()
  const { data } = useQuery(ownAndSharedQuery(useDebounced(text, TYPING_PAUSE), locale))
  const items = data?.filter(({ section }) => isRenovation(section))
  const before = useUBefore(items ?? [])
  const areCut = (data?.filter(({ ownership }) => ownership === 'custom').length ?? 0) >= MOST
  return (
    <>
      <input
        type="search"
        className={clsx('input', css.search)}
        aria-label={t('search')}
        placeholder={t('searchPlaceholder')}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {items?.length === 0 && (
        <div className={css.stateBox}>
          <p className="dim">{t('chooseNone')}</p>
          <ButtonLink to={paths.library.href}>{t('toLibrary')}</ButtonLink>
        </div>
      )}
      <ConstructionChoices
        items={items}
        label={t('candidates')}
        isDisabled={({ id }) => chosen.includes(id)}
        note={({ id, uValue }) => {
          const u = before.get(id)
          return u === undefined ? undefined : `${figure('uValueRated', u)} → ${withUnit('uValueRated', uValue)}`
        }}
        onChoose={onChoose}
      />
      {areCut && <p className="small dim">{t('chooseLatest', { count: MOST })}</p>}
    </>
  )
}
