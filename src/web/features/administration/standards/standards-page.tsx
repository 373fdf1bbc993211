import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#web/components/button.tsx'
import { ListFrame } from '#web/components/list-frame.tsx'
import { SearchField } from '#web/components/search-field.tsx'
import { Select } from '#web/components/select.tsx'
import css from '#web/features/administration/administration.module.css'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { useLocale } from '#web/lib/i18n/locale.ts'
import { paths } from '#web/lib/paths.ts'
import { useAddress } from '#web/lib/use-address.ts'
import { standardPageQuery } from '#web/resources/administration/standard-queries.ts'
import { AdministrationFrame, isForbidden } from '../administration-frame.tsx'
import { administrationTexts } from '../administration-texts.ts'
import { NewStandardDialog } from './new-standard-dialog.tsx'
import { useStartDraft } from './standard-actions.ts'
import { StandardPanel } from './standard-panel.tsx'
import * as codec from './standards-search.ts'
import { StandardsTable } from './standards-table.tsx'

await administrationTexts.load()

type Address = ReturnType<typeof useAddress<codec.StandardsSearch>>

function Tools({ address: { search, change }, onNew }: { address: Address; onNew: () => void }) {
  const t = useTexts(administrationTexts)
  return (
    <div className="row libtop wrap">
      <SearchField
        label={t('searchStandards')}
        placeholder={t('searchStandards')}
        query={search.query}
        onQuery={(query) => change({ query }, { replace: true })}
      />
      <Select
        aria-label={t('state')}
        width={172}
        value={search.state ?? ''}
        onChange={({ target }) => change({ state: codec.filters.find((one) => one === target.value) ?? null })}
      >
        <option value="">{t('filter.all')}</option>
        {codec.filters.map((one) => (
          <option key={one} value={one}>
            {t(`filter.${one}`)}
          </option>
        ))}
      </Select>
      <Select
        aria-label={t('sortBy')}
        width={160}
        value={search.sort}
        onChange={({ target }) => change({ sort: codec.sorts.find((one) => one === target.value) ?? 'code' })}
      >
        {codec.sorts.map((one) => (
          <option key={one} value={one}>
            {t(`sort.${one}`)}
          </option>
        ))}
      </Select>
      <Button look="primary" icon="plus" onClick={onNew}>
        {t('newStandard')}
      </Button>
    </div>
  )
}

function List({ address, onNew }: { address: Address; onNew: () => void }) {
  const t = useTexts(administrationTexts)
  const { search, change } = address
  const asked = useQuery(standardPageQuery(search, useLocale()))
  const start = useStartDraft()
  const open = (id: string) => change({ id }, { samePage: true })
  const { data } = asked
  return (
    <section aria-label={t('standards')}>
      <Tools address={address} onNew={onNew} />
      <p className="sr" role="status">
        {data && t('standardTotal', { count: data.total })}
      </p>
      <ListFrame
        asked={asked}
        total={data?.total}
        empty={{ text: t('noStandards'), onReset: () => change({ query: '', state: null }) }}
        sizes={codec.pageSizes}
        address={address}
      >
        <StandardsTable
          items={data?.items ?? []}
          chosen={search.id}
          busy={asked.isFetching}
          hrefTo={(id) => `?${codec.write({ ...search, id }).toString()}`}
          onOpen={open}
          onStart={(id) => start.mutate({ id, from: 'published' }, { onSettled: () => open(id) })}
        />
        <p className={clsx('small dim', css.note)}>{t('units')}</p>
      </ListFrame>
    </section>
  )
}

/** Standard constructions as administrators maintain them; the chosen one stands beside the list. */
function StandardsPage() {
  const address = useAddress(codec)
  const navigate = useNavigate()
  const [creating, setCreating] = useState(false)
  const [first] = useState(address.search.id)
  const { search, change } = address
  const { error } = useQuery({ ...standardPageQuery(search, useLocale()), enabled: false })
  return (
    <AdministrationFrame tab="standards" forbidden={isForbidden(error)}>
      <div className={css.page}>
        <List address={address} onNew={() => setCreating(true)} />
        {search.id !== null && (
          <StandardPanel
            key={search.id}
            id={search.id}
            takeFocus={search.id !== first}
            onClose={() => change({ id: null }, { samePage: true })}
          />
        )}
      </div>
      {creating && (
        <NewStandardDialog
          onClose={() => setCreating(false)}
          onCreated={({ id }) => void navigate(paths.construction.href('standard', id))}
        />
      )}
    </AdministrationFrame>
  )
}

export { StandardsPage as Component }
