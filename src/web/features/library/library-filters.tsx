import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import type { ConstructionFacets } from '#contract/construction-facets.ts'
import { constructionTypes } from '#vocabulary/constructions.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { commonTexts } from '#web/lib/lib-texts.ts'
import { facetsQuery, placeCounts, places } from '#web/resources/constructions/list-queries.ts'
import { Option, toggled, useCount } from './filter-option.tsx'
import type { useLibrarySearch } from './library-search.ts'
import { libraryTexts } from './library-texts.ts'
import { OfficeOptions } from './office-options.tsx'
import { TagFilter } from './tag-filter.tsx'

type FilterProps = ReturnType<typeof useLibrarySearch> & {
  /** Undefined until they are known. */
  readonly facets: ConstructionFacets | undefined
}

/** Places and offices; how much each has is told without the one that is chosen. */
function OwnershipFilter({ search, change }: Omit<FilterProps, 'facets'>) {
  const t = useTexts(libraryTexts)
  const common = useTexts(commonTexts)
  const { data: facets } = useQuery(facetsQuery({ ...search, office: null }))
  const written = useCount(facets)
  const name = useId()
  const counts = new Map(facets && placeCounts(facets).map((one) => [one.place, one]))
  return (
    <fieldset>
      <legend>{t('ownership')}</legend>
      {places.map((place) => (
        <Option
          key={place}
          type="radio"
          name={name}
          label={common(`ownership.${place}`)}
          count={written(counts.get(place)?.count, counts.get(place)?.atLeast)}
          checked={search.office === null && search.place === place}
          onChange={() => change({ place, office: null })}
        />
      ))}
      <OfficeOptions search={search} change={change} name={name} />
    </fieldset>
  )
}

function TypeFilter({ search, change, facets }: FilterProps) {
  const t = useTexts(libraryTexts)
  const common = useTexts(commonTexts)
  const written = useCount(facets)
  const name = useId()
  return (
    <fieldset>
      <legend>{t('constructionType')}</legend>
      {constructionTypes.map((type) => (
        <Option
          key={type}
          type="checkbox"
          name={name}
          label={common(`type.${type}`)}
          count={written(facets?.types.find((one) => one.type === type)?.count)}
          checked={search.types.includes(type)}
          onChange={() => change({ types: toggled(search.types, type) })}
        />
      ))}
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
  const { data: facets } = useQuery(facetsQuery(library.search))
  return (
    <form className={className} aria-label={t('filters')} onSubmit={(event) => event.preventDefault()}>
      <OwnershipFilter {...library} />
      <TypeFilter {...library} facets={facets} />
      <TagFilter {...library} facets={facets} />
    </form>
  )
}
