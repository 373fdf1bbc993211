import { useQuery } from '@tanstack/react-query'
import { useVirtualizer } from '@tanstack/react-virtual'
import { clsx } from 'clsx'
import { useId, useMemo, useRef, useState } from 'react'
import type { ConstructionFacets } from '#contract/construction-facets.ts'
import { tagName } from '#vocabulary/tag-names.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { tagsIn } from '#web/resources/constructions/list-queries.ts'
import { Option, toggled } from './filter-option.tsx'
import css from './library.module.css'
import type { useLibrarySearch } from './library-search.ts'
import { libraryTexts } from './library-texts.ts'

const FEW_TAGS = 5
/** From this many on, only those in view are drawn. */
const MANY_TAGS = 60
const ROW_HEIGHT = 24

type TagRow = {
  readonly tag: string
  readonly name: string
  readonly count: string | undefined
  readonly checked: boolean
}

function TagOption({ row, name, toggle }: { row: TagRow; name: string; toggle: (tag: string) => void }) {
  return (
    <Option
      type="checkbox"
      name={name}
      label={row.name}
      count={row.count}
      checked={row.checked}
      onChange={() => toggle(row.tag)}
    />
  )
}

/** A long list of tags in a box of its own, of which only those in view are drawn. */
function ManyTags({ rows, name, toggle }: { rows: readonly TagRow[]; name: string; toggle: (tag: string) => void }) {
  const box = useRef<HTMLDivElement>(null)
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 12,
  })
  return (
    <div ref={box} className={css.tagBox} role="group" aria-label={name}>
      <div style={{ height: virtual.getTotalSize(), position: 'relative' }}>
        {virtual.getVirtualItems().map(({ index, start, key }) => {
          const row = rows[index]
          return (
            row && (
              <div key={key} className={css.tagRow} style={{ transform: `translateY(${start}px)` }}>
                <TagOption row={row} name={name} toggle={toggle} />
              </div>
            )
          )
        })}
      </div>
    </div>
  )
}

/** Tags, the most used first and the chosen ones always; all of them on demand, to be narrowed by typing. */
export function TagFilter({
  search,
  change,
  facets,
}: ReturnType<typeof useLibrarySearch> & { facets: ConstructionFacets | undefined }) {
  const t = useTexts(libraryTexts)
  const { locale, number } = useFormats()
  const name = useId()
  const [all, setAll] = useState(false)
  const [text, setText] = useState('')
  const { data: known = [] } = useQuery(tagsIn(search.office))
  const rows = useMemo(() => {
    const counts = new Map(facets?.tags.map(({ tag, count }) => [tag, count]))
    const ordered = [...search.tags, ...counts.keys(), ...known]
    return [...new Set(ordered)].map((tag): TagRow => {
      const count = counts.get(tag)
      return {
        tag,
        name: tagName(tag, locale),
        count: count === undefined ? undefined : number(count),
        checked: search.tags.includes(tag),
      }
    })
  }, [facets, known, search.tags, number, locale])
  if (rows.length === 0) return null
  const wanted = text.trim().toLocaleLowerCase()
  const shown = all
    ? rows.filter(({ name: shownName }) => shownName.toLocaleLowerCase().includes(wanted))
    : rows.filter((row, index) => index < FEW_TAGS || row.checked)
  const toggle = (tag: string) => change({ tags: toggled(search.tags, tag) })
  return (
    <fieldset>
      <legend>{t('tags')}</legend>
      {all && rows.length > MANY_TAGS && (
        <input
          type="search"
          className={clsx('input', css.tagSearch)}
          aria-label={t('searchTags')}
          placeholder={t('searchTags')}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      )}
      {shown.length > MANY_TAGS ? (
        <ManyTags rows={shown} name={t('tags')} toggle={toggle} />
      ) : (
        shown.map((row) => <TagOption key={row.tag} row={row} name={name} toggle={toggle} />)
      )}
      {rows.length > FEW_TAGS && (
        <button
          className="link small"
          type="button"
          aria-expanded={all}
          onClick={() => {
            setAll(!all)
            setText('')
          }}
        >
          {all ? t('fewerTags') : t('allTags', { count: rows.length })}
        </button>
      )}
    </fieldset>
  )
}
