import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useState } from 'react'
import { chartTexts } from '#web/charts/charts-texts.ts'
import { Button } from '#web/components/button.tsx'
import { FilterDialog } from '#web/components/filter-dialog.tsx'
import { ListFrame, ListTools } from '#web/components/list-frame.tsx'
import { Notice } from '#web/components/notice.tsx'
import { Select } from '#web/components/select.tsx'
import css from '#web/features/administration/administration.module.css'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { useLocale } from '#web/lib/i18n/locale.ts'
import { commonTexts } from '#web/lib/lib-texts.ts'
import { releaseName } from '#web/lib/release-name.ts'
import { useAddress } from '#web/lib/use-address.ts'
import { materialsQuery, releasesQuery } from '#web/resources/materials/material-queries.ts'
import { AdministrationFrame } from '../administration-frame.tsx'
import { administrationTexts } from '../administration-texts.ts'
import { MaterialFilters } from './material-filters.tsx'
import { MaterialPanel } from './material-panel.tsx'
import * as codec from './materials-search.ts'
import { MaterialsTable } from './materials-table.tsx'
import { hasExpired, todayIso } from './validity.ts'

await Promise.all([administrationTexts.load(), chartTexts.load()])

type Address = ReturnType<typeof useAddress<codec.MaterialsSearch>>

function ReleaseChoice({ address: { search, change } }: { address: Address }) {
  const t = useTexts(administrationTexts)
  const { data = [] } = useQuery(releasesQuery)
  const standard = data.find(({ isDefault }) => isDefault)?.id
  return (
    <Select
      aria-label={t('release')}
      width={184}
      value={search.release ?? standard ?? ''}
      onChange={({ target }) => change({ release: target.value === standard ? null : target.value })}
    >
      {data.map(({ id }) => (
        <option key={id} value={id}>
          {releaseName(id)}
        </option>
      ))}
    </Select>
  )
}

/** Says once that what is shown has expired, with the way to newer data. */
function OutdatedRelease({ address: { search, change } }: { address: Address }) {
  const t = useTexts(administrationTexts)
  const { data = [] } = useQuery(releasesQuery)
  const shown = search.release ?? data.find(({ isDefault }) => isDefault)?.id ?? ''
  const newest = data.map(({ id }) => id).reduce((last, id) => (id > last ? id : last), shown)
  return (
    <Notice kind="warning">
      {t('outdated', { release: releaseName(shown) })}{' '}
      {newest === shown ? (
        t('outdatedWay')
      ) : (
        <Button look="quiet" size="s" onClick={() => change({ release: newest })}>
          {t('toRelease', { release: releaseName(newest) })}
        </Button>
      )}
    </Notice>
  )
}

/** What the address asks for: everything that matches the text, and of it what passes the filters. */
function useFound({ search }: Address) {
  const range = codec.conductivityRange(search.query)
  const materials = useQuery(materialsQuery(range ? '' : search.query.trim(), search.release, useLocale()))
  // What is said of an expired release stands above the rows, and names releases: rows before it would be pushed down.
  const { isPending } = useQuery(releasesQuery)
  const asked = isPending ? { ...materials, isPending, data: undefined } : materials
  const { data: all = [] } = asked
  const found = codec.filtered(all, search, { today: todayIso(), range })
  const shown = found.slice((search.page - 1) * search.size, search.page * search.size)
  return { asked, all, found, shown, range }
}

function List({
  address,
  result,
  onFilter,
}: {
  address: Address
  result: ReturnType<typeof useFound>
  onFilter: () => void
}) {
  const t = useTexts(administrationTexts)
  const { search, change } = address
  const { asked, all, found, shown } = result
  const outdated = hasExpired(all, todayIso())
  const reset = { query: '', categories: [], types: [], validities: [], modules: [] }
  return (
    <section aria-label={t('materials')}>
      <ListTools
        label={t('searchMaterials')}
        placeholder={t('searchMaterialsHint')}
        query={search.query}
        onQuery={(query) => change({ query }, { replace: true })}
        onFilter={onFilter}
        count={asked.data ? t('ofTotal', { shown: found.length, total: all.length }) : ''}
      >
        <ReleaseChoice address={address} />
      </ListTools>
      {outdated && <OutdatedRelease address={address} />}
      <ListFrame
        asked={asked}
        total={asked.data && found.length}
        empty={{ text: t('noMaterials'), onReset: () => change(reset) }}
        sizes={codec.pageSizes}
        address={address}
      >
        <MaterialsTable
          materials={shown}
          outdated={outdated}
          chosen={search.id}
          busy={asked.isFetching}
          hrefTo={(id) => `?${codec.write({ ...search, id }).toString()}`}
        />
      </ListFrame>
    </section>
  )
}

/** The catalogue: search, filters, figures and their sources; the chosen material stands beside the list. */
function MaterialsPage() {
  const t = useTexts(commonTexts)
  const address = useAddress(codec)
  const { search, change } = address
  const result = useFound(address)
  const [first] = useState(search.id)
  const [filtering, setFiltering] = useState(false)
  const filters = { materials: result.all, search, change, range: result.range }
  return (
    <AdministrationFrame tab="materials">
      <div className={clsx(css.page, css.withFilters)}>
        <MaterialFilters {...filters} className="filters" />
        <List address={address} result={result} onFilter={() => setFiltering(true)} />
        {search.id !== null && (
          <MaterialPanel
            key={search.id}
            id={search.id}
            release={search.release}
            takeFocus={search.id !== first}
            onClose={() => change({ id: null }, { samePage: true })}
          />
        )}
      </div>
      {filtering && (
        <FilterDialog title={t('filters')} onClose={() => setFiltering(false)}>
          <MaterialFilters {...filters} className="filters" />
        </FilterDialog>
      )}
    </AdministrationFrame>
  )
}

export { MaterialsPage as Component }
