import { useQueries, useQuery } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import { constructionTypes } from '#vocabulary/constructions.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { commonTexts } from '#web/lib/texts/common.ts'
import { countQuery, tagsQuery } from './library-queries.ts'
import { places } from './library-search.ts'
import { libraryTexts } from './library-texts.ts'
import type { useLibrarySearch } from './use-library-search.ts'

const FEW_TAGS = 5

function Option({
  type,
  name,
  label,
  count,
  checked,
  onChange,
}: {
  type: 'radio' | 'checkbox'
  name: string
  label: string
  count?: ReactNode
  checked: boolean
  onChange: () => void
}) {
  return (
    <label className="opt">
      <input type={type} className={type === 'radio' ? 'rd' : 'ck'} name={name} checked={checked} onChange={onChange} />
      {label}
      {count !== undefined && <span className="n">{count}</span>}
    </label>
  )
}

const toggled = <V,>(values: readonly V[], value: V): V[] =>
  values.includes(value) ? values.filter((one) => one !== value) : [...values, value]

function OwnershipFilter({ search, change }: ReturnType<typeof useLibrarySearch>) {
  const t = useTexts(libraryTexts)
  const common = useTexts(commonTexts)
  const { number } = useFormats()
  const name = useId()
  const counts = useQueries({ queries: places.map(countQuery) })
  return (
    <fieldset>
      <legend>{t('ownership')}</legend>
      {places.map((place, index) => {
        const count = counts[index]?.data
        return (
          <Option
            key={place}
            type="radio"
            name={name}
            label={common(`ownership.${place}`)}
            count={count === undefined ? undefined : number(count)}
            checked={search.place === place}
            onChange={() => change({ place })}
          />
        )
      })}
    </fieldset>
  )
}

function TagFilter({ search, change }: ReturnType<typeof useLibrarySearch>) {
  const t = useTexts(libraryTexts)
  const name = useId()
  const [all, setAll] = useState(false)
  const { data = [] } = useQuery(tagsQuery)
  const known = [...new Set([...search.tags.filter((tag) => !data.includes(tag)), ...data])]
  if (known.length === 0) return null
  const shown = all ? known : known.filter((tag, index) => index < FEW_TAGS || search.tags.includes(tag))
  return (
    <fieldset>
      <legend>{t('tags')}</legend>
      {shown.map((tag) => (
        <Option
          key={tag}
          type="checkbox"
          name={name}
          label={tag}
          checked={search.tags.includes(tag)}
          onChange={() => change({ tags: toggled(search.tags, tag) })}
        />
      ))}
      {known.length > FEW_TAGS && (
        <button className="link small" type="button" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t('fewerTags') : t('allTags', { count: known.length })}
        </button>
      )}
    </fieldset>
  )
}

/** Whose constructions, which elements, which tags. Every choice takes effect at once. */
export function LibraryFilters({
  library,
  className,
}: {
  library: ReturnType<typeof useLibrarySearch>
  className: string
}) {
  const t = useTexts(libraryTexts)
  const common = useTexts(commonTexts)
  const name = useId()
  const { search, change } = library
  return (
    <form className={className} aria-label={t('filters')} onSubmit={(event) => event.preventDefault()}>
      <OwnershipFilter {...library} />
      <fieldset>
        <legend>{t('constructionType')}</legend>
        {constructionTypes.map((type) => (
          <Option
            key={type}
            type="checkbox"
            name={name}
            label={common(`type.${type}`)}
            checked={search.types.includes(type)}
            onChange={() => change({ types: toggled(search.types, type) })}
          />
        ))}
      </fieldset>
      <TagFilter {...library} />
    </form>
  )
}
