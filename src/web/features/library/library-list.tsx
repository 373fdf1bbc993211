import { useQuery } from '@tanstack/react-query'
import { tagName } from '#vocabulary/tag-names.ts'
import { Button, ButtonLink } from '#web/components/button.tsx'
import { ListFrame } from '#web/components/list-frame.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { commonTexts } from '#web/lib/lib-texts.ts'
import { paths } from '#web/lib/paths.ts'
import { userOf, useSession } from '#web/lib/session.ts'
import { facetsQuery, placeCounts } from '#web/resources/constructions/list-queries.ts'
import { type Change, isNarrowed, type LibrarySearch, pageSizes, parametersOf, unfiltered } from './library-search.ts'
import { LibraryTable } from './library-table.tsx'
import { libraryTexts } from './library-texts.ts'
import { EmptyList, ListSkeleton } from './list-states.tsx'
import { useOfficeName } from './office-options.tsx'
import type { Selection } from './selection.ts'
import type { Listed } from './use-listed.ts'

type ListProps = { readonly search: LibrarySearch; readonly change: Change }

/** Other places where the same search finds something. */
function useElsewhere(search: LibrarySearch) {
  const { data } = useQuery(facetsQuery({ ...search, office: null }))
  const counts = (data ? placeCounts(data) : []).filter(({ count }) => count > 0)
  if (search.office !== null) return counts.filter(({ place }) => place !== 'standard' && place !== 'custom')
  const found = counts.filter(({ place }) => place !== search.place)
  return search.place === 'standardAndCustom' || search.place === 'shared'
    ? found.filter(({ place }) => place === 'thirdParty' || search.place === 'shared')
    : found.filter(({ place }) => place !== 'standardAndCustom')
}

function NoHits({ search, change }: ListProps) {
  const t = useTexts(libraryTexts)
  const common = useTexts(commonTexts)
  const { locale, number } = useFormats()
  const elsewhere = useElsewhere(search)
  const office = useOfficeName(search.office)
  const place = office ?? common(`ownership.${search.place}`)
  const filters = [
    ...search.types.map((type) => common(`type.${type}`)),
    ...search.tags.map((tag) => tagName(tag, locale)),
  ].join(', ')
  return (
    <EmptyList
      dimension={t('noHits')}
      title={search.query === '' ? t('nothingHere') : t('nothingFor', { query: search.query })}
      text={filters === '' ? t('searchedIn', { place }) : t('searchedInFiltered', { place, filters })}
    >
      <Button onClick={() => change(unfiltered)}>{t('resetFilters')}</Button>
      {elsewhere.map(({ place: other, count, atLeast }) => (
        <Button key={other} onClick={() => change({ place: other, office: null })}>
          {t('searchIn', { place: common(`ownership.${other}`) })}{' '}
          <span className="dim3">
            {atLeast && '≥ '}
            {number(count)}
          </span>
        </Button>
      ))}
    </EmptyList>
  )
}

function NothingYet({ search, change }: ListProps) {
  const t = useTexts(libraryTexts)
  const user = userOf(useSession())
  const office = useOfficeName(search.office)
  if (search.office !== null)
    return (
      <EmptyList
        dimension={t('nothingYet')}
        title={t('noneOfOffice', { office: office ?? '' })}
        text={t('noneOfOfficeText')}
      />
    )
  if (search.place === 'shared') {
    const text = t('noSharedText', { email: user?.email ?? '' })
    return <EmptyList dimension={t('noShared')} title={t('noSharedTitle')} text={text} />
  }
  const own = search.place === 'custom'
  return (
    <EmptyList dimension={t('nothingYet')} title={t(own ? 'noOwn' : 'noneAtAll')} text={own ? t('noOwnText') : ''}>
      <ButtonLink look="primary" icon="plus" to={paths.newConstruction.href}>
        {t('newConstruction')}
      </ButtonLink>
      {own && (
        <>
          <Button onClick={() => change({ place: 'standard' })}>{t('showStandard')}</Button>
          <ButtonLink icon="upload" to={paths.import.href}>
            {t('import')}
          </ButtonLink>
        </>
      )}
    </EmptyList>
  )
}

/** The list in whatever state it is: waiting, failed, empty, or rows with their pages. */
export function LibraryList({ page, search, change, selection }: ListProps & { page: Listed; selection: Selection }) {
  const t = useTexts(libraryTexts)
  const { data, isFetching, isPlaceholderData } = page
  // that another search found nothing says nothing of this one
  const unknown = !data || (isPlaceholderData && data.total === 0)
  const hrefOf = (number: number) => `?${parametersOf({ ...search, page: number }).toString()}`
  const { items = [], total = 0 } = data ?? {}
  const lastPage = Math.max(1, Math.ceil(total / search.size))
  const Nothing = isNarrowed(search) ? NoHits : NothingYet
  return (
    <ListFrame
      asked={{ ...page, isPending: unknown }}
      manner={{
        wait: (seconds) => t('waiting', { seconds }),
        failed: { title: t('failed'), text: (reason) => t('failedText', { reason }) },
        placeholder: <ListSkeleton />,
      }}
      total={unknown ? undefined : total}
      more={data?.isLowerBound}
      empty={{ drawn: <Nothing search={search} change={change} /> }}
      sizes={pageSizes}
      address={{ search, change, hrefOf }}
    >
      <LibraryTable items={items} sort={search.sort} change={change} selection={selection} busy={isFetching} />
      {items.length === 0 && (
        <EmptyList dimension={t('noHits')} title={t('nothingHere')} text="">
          <Button onClick={() => change({ page: lastPage })}>{t('list')}</Button>
        </EmptyList>
      )}
    </ListFrame>
  )
}
