import { clsx } from 'clsx'
import { lazy, Suspense, useState } from 'react'
import { Button, ButtonLink } from '#web/components/button.tsx'
import { ArchiveButton } from '#web/components/export-menu.tsx'
import { FilterDialog } from '#web/components/filter-dialog.tsx'
import { SearchField } from '#web/components/search-field.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { intentTo } from '#web/lib/intent.ts'
import { paths } from '#web/lib/paths.ts'
import { useTitle } from '#web/lib/title.ts'
import css from './library.module.css'
import { LibraryFilters } from './library-filters.tsx'
import { LibraryList } from './library-list.tsx'
import { useLibrarySearch } from './library-search.ts'
import { libraryTexts } from './library-texts.ts'
import { SavedFilterList } from './saved-filter-list.tsx'
import { useSelection } from './selection.ts'
import { SelectionBar } from './selection-bar.tsx'
import { SortChoice } from './sort-choice.tsx'
import { useListShortcuts } from './use-library-shortcuts.ts'
import { useListed } from './use-listed.ts'

const ConstructionMap = lazy(async () => ({ default: (await import('./construction-map.tsx')).ConstructionMap }))

/** Without the map nothing is narrowed by it. */
const mapless = { map: null, u: null, gwp: null } as const

/** The library: filters, search and the list of constructions, each with its section. */
export function LibraryPage() {
  const t = useTexts(libraryTexts)
  const library = useLibrarySearch()
  const selection = useSelection()
  const [filtering, setFiltering] = useState(false)
  const { search, change } = library
  const { page, all } = useListed(search)
  useTitle(t('title'))
  useListShortcuts()
  return (
    <main id="main" className="page" tabIndex={-1}>
      <div className="head">
        <h1>{t('title')}</h1>
        <div className="row">
          <ArchiveButton />
          <ButtonLink icon="upload" {...intentTo(paths.import.href)} to={paths.import.href}>
            {t('import')}
          </ButtonLink>
          <ButtonLink
            look="primary"
            icon="plus"
            {...intentTo(paths.newConstruction.href)}
            to={paths.newConstruction.href}
          >
            {t('newConstruction')}
          </ButtonLink>
        </div>
      </div>
      <div className={clsx(css.columns, css.library)}>
        <div className="filters">
          <LibraryFilters library={library} className="" />
          <SavedFilterList search={search} />
        </div>
        <section aria-label={t('list')}>
          <div className="row libtop">
            <Button
              className={css.filterButton}
              icon="filter"
              aria-expanded={filtering}
              onClick={() => setFiltering(true)}
            >
              {t('filters')}
            </Button>
            <SearchField
              label={t('search')}
              placeholder={t('searchPlaceholder')}
              query={search.query}
              onQuery={(query) => change({ query }, { replace: true })}
            />
            <Button
              className={search.map === null ? undefined : css.pressed}
              aria-pressed={search.map !== null}
              onClick={() => change(search.map ? mapless : { map: 'on' })}
            >
              {t('map')}
            </Button>
            <span className="dim nowrap" role="status">
              {page.data && `${page.data.isLowerBound ? '≥ ' : ''}${t('total', { count: page.data.total })}`}
            </span>
          </div>
          {search.map !== null && (
            <Suspense fallback={<div className={css.mapWait} />}>
              {all.data ? (
                <ConstructionMap items={all.data.items} search={search} change={change} />
              ) : (
                <div className={css.mapWait} />
              )}
              {all.data && (all.data.isLowerBound || all.data.total > all.data.items.length) && (
                <p className="small dim">{t('mapFirst', { count: all.data.items.length })}</p>
              )}
            </Suspense>
          )}
          <LibraryList page={page} search={search} change={change} selection={selection} />
        </section>
      </div>
      <SelectionBar selection={selection} />
      {filtering && (
        <FilterDialog title={t('filters')} onClose={() => setFiltering(false)}>
          <SortChoice sort={search.sort} change={change} />
          <LibraryFilters library={library} className="filters" />
          <SavedFilterList search={search} />
        </FilterDialog>
      )}
    </main>
  )
}
