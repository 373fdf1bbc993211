import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useState } from 'react'
import { chartTexts } from '#web/charts/charts-texts.ts'
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
import { datasetFacetsQuery, datasetsQuery } from '#web/resources/datasets/dataset-queries.ts'
import { AdministrationFrame } from '../administration-frame.tsx'
import { administrationTexts, dataTexts } from '../administration-texts.ts'
import { mostlyExpired } from '../materials/validity.ts'
import { DatasetFilters } from './dataset-filters.tsx'
import { DatasetPanel } from './dataset-panel.tsx'
import * as codec from './datasets-search.ts'
import { DatasetsTable } from './datasets-table.tsx'

await Promise.all([administrationTexts.load(), dataTexts.load(), chartTexts.load()])

type Address = ReturnType<typeof useAddress<codec.DatasetsSearch>>

function ReleaseChoice({ address: { search, change } }: { address: Address }) {
  const t = useTexts(dataTexts)
  const { data } = useQuery(datasetFacetsQuery(search))
  const releases = (data?.release ?? []).map(({ value }) => value)
  if (search.release !== null && !releases.includes(search.release)) releases.push(search.release)
  return (
    <Select
      aria-label={t('release')}
      width={168}
      value={search.release ?? ''}
      onChange={({ target }) => change({ release: target.value === '' ? null : target.value })}
    >
      <option value="">{t('allReleases')}</option>
      {releases.toSorted().map((id) => (
        <option key={id} value={id}>
          {releaseName(id)}
        </option>
      ))}
    </Select>
  )
}

function List({ address, onFilter }: { address: Address; onFilter: () => void }) {
  const t = useTexts(administrationTexts)
  const data = useTexts(dataTexts)
  const { search, change } = address
  const asked = useQuery(datasetsQuery(search, useLocale()))
  const { data: counts } = useQuery(datasetFacetsQuery(search))
  const outdated = search.release !== null && search.validity === null && mostlyExpired(counts?.validity ?? [])
  return (
    <section aria-label={data('datasets')}>
      <ListTools
        label={data('searchDatasets')}
        placeholder={data('searchDatasetsHint')}
        query={search.query}
        onQuery={(query) => change({ query }, { replace: true })}
        onFilter={onFilter}
        count={asked.data ? data('datasetTotal', { count: asked.data.total }) : ''}
      >
        <ReleaseChoice address={address} />
      </ListTools>
      {outdated && search.release !== null && (
        <Notice kind="warning">{t('outdated', { release: releaseName(search.release) })}</Notice>
      )}
      <ListFrame
        asked={asked}
        total={asked.data?.total}
        empty={{ text: data('noDatasets'), onReset: () => change(codec.reset) }}
        sizes={codec.pageSizes}
        address={address}
      >
        <DatasetsTable
          datasets={asked.data?.items ?? []}
          isChosen={({ release, uuid }) => search.id === uuid && search.in === release}
          outdated={outdated}
          busy={asked.isFetching}
          hrefTo={({ release, uuid }) =>
            `?${codec.write({ ...search, in: release, id: uuid, version: null }).toString()}`
          }
        />
      </ListFrame>
    </section>
  )
}

/** The datasets of every release: search, filters, figures per module; the chosen one stands beside the list. */
function DatasetsPage() {
  const t = useTexts(commonTexts)
  const address = useAddress(codec)
  const { search, change } = address
  const [first] = useState(search.id)
  const [filtering, setFiltering] = useState(false)
  return (
    <AdministrationFrame tab="datasets">
      <div className={clsx(css.page, css.withFilters)}>
        <DatasetFilters search={search} change={change} className="filters" />
        <List address={address} onFilter={() => setFiltering(true)} />
        {search.id !== null && search.in !== null && (
          <DatasetPanel
            key={`${search.in} ${search.id} ${search.version}`}
            release={search.in}
            uuid={search.id}
            version={search.version}
            takeFocus={search.id !== first}
            hrefTo={({ release, version, current }) =>
              `?${codec.write({ ...search, in: release, version: current ? null : version }).toString()}`
            }
            onClose={() => change({ in: null, id: null, version: null }, { samePage: true })}
          />
        )}
      </div>
      {filtering && (
        <FilterDialog title={t('filters')} onClose={() => setFiltering(false)}>
          <DatasetFilters search={search} change={change} className="filters" />
        </FilterDialog>
      )}
    </AdministrationFrame>
  )
}

export { DatasetsPage as Component }
