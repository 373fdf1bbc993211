import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { lazy, Suspense, useState } from 'react'
import type { ConstructionListItem } from '#contract/constructions.ts'
import { Button, ButtonLink } from '#web/components/button.tsx'
import { announce } from '#web/lib/announcer.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { LEAST_COMPARED, MOST_COMPARED } from '#web/lib/compare-tray.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { useLocale } from '#web/lib/i18n/locale.ts'
import { paths } from '#web/lib/paths.ts'
import { useTitle } from '#web/lib/title.ts'
import { MarkOnPaper } from '#web/pdf/printed-mark.tsx'
import { comparisonQuery } from '#web/resources/assessment/assessment-queries.ts'
import { AddDialog } from './add-dialog.tsx'
import css from './comparison.module.css'
import { ComparisonActions } from './comparison-actions.tsx'
import { ComparisonNotes } from './comparison-notes.tsx'
import { baselineFirst, type ComparisonSearch } from './comparison-search.ts'
import { ComparisonFailure, ComparisonSkeleton, NotYet, TooMany, UnknownIds } from './comparison-states.tsx'
import { ComparisonTable } from './comparison-table.tsx'
import { comparisonTexts } from './comparison-texts.ts'
import { EqualBar } from './equal-bar.tsx'
import { OneAlone } from './one-alone.tsx'
import { refusedIds } from './refused-ids.ts'
import { type ChangeComparison, useComparisonSearch } from './use-comparison.ts'
import { usePrintedComparison } from './use-printed-comparison.ts'
import { type View, viewOf } from './view.ts'

const Charts = lazy(async () => ({ default: (await import('./charts/comparison-charts.tsx')).ComparisonCharts }))
const SignTips = lazy(async () => ({ default: (await import('#web/components/terms/sign-tips.tsx')).SignTips }))

function Empty({ onAdd }: { onAdd: () => void }) {
  const t = useTexts(comparisonTexts)
  return (
    <NotYet dimension={t('emptyDimension')} title={t('empty')} text={t('emptyText')}>
      <Button look="primary" icon="plus" onClick={onAdd}>
        {t('add')}
      </Button>
      <ButtonLink to={paths.library.href}>{t('toLibrary')}</ButtonLink>
    </NotYet>
  )
}

function Compared({ view, change, busy }: { view: View; change: ChangeComparison; busy: boolean }) {
  return (
    <>
      <EqualBar view={view} change={change} />
      <ComparisonNotes view={view} />
      <div className={css.body} data-columns={view.columns.length}>
        <div aria-busy={busy}>
          <ComparisonTable view={view} change={change} />
        </div>
        <div>
          <Suspense fallback={<div className={css.chartWaiting} aria-busy="true" />}>
            <Charts view={view} change={change} />
          </Suspense>
        </div>
      </div>
      <Suspense fallback={null}>
        <SignTips within="main table" />
      </Suspense>
    </>
  )
}

type BodyProps = {
  readonly search: ComparisonSearch
  readonly change: ChangeComparison
  readonly query: ReturnType<typeof useComparison>
  readonly add: (item: ConstructionListItem) => void
  readonly onAdd: () => void
}

const useComparison = (search: ComparisonSearch) => {
  const locale = useLocale()
  const asked = baselineFirst(search)
  const query = useQuery(comparisonQuery(asked, search, locale))
  return { ...query, asked }
}

function Body({ search, change, query, add, onAdd }: BodyProps) {
  const { ids } = search
  const [only] = ids
  if (only === undefined) return <Empty onAdd={onAdd} />
  if (ids.length < LEAST_COMPARED) return <OneAlone id={only} add={add} change={change} onSearch={onAdd} />
  if (ids.length > MOST_COMPARED) {
    return <TooMany count={ids.length} onFirstOnly={() => change({ ids: ids.slice(0, MOST_COMPARED) })} />
  }
  const { error, asked, data } = query
  const unknown = refusedIds(error, asked)
  if (unknown.length > 0) {
    const rest = ids.filter((id) => !unknown.includes(id))
    return <UnknownIds ids={ids} unknown={unknown} onWithout={() => change({ ids: rest, baseline: rest[0] })} />
  }
  const failure = error ?? query.failureReason
  if (failure && (error || failure instanceof ApiError)) {
    return (
      <div className={css.state}>
        <ComparisonFailure error={failure} retry={() => void query.refetch()} />
      </div>
    )
  }
  if (!data) return <ComparisonSkeleton count={ids.length} />
  return <Compared view={viewOf(data, search)} change={change} busy={query.isPlaceholderData} />
}

/** Constructions side by side: sections in one scale, figures against a baseline, and what makes the difference. */
export function ComparisonPage() {
  const t = useTexts(comparisonTexts)
  const { search, change } = useComparisonSearch()
  const query = useComparison(search)
  const printed = usePrintedComparison(search, query.dataUpdatedAt)
  const [adding, setAdding] = useState(false)
  useTitle(t('title'))
  const view = query.data && !query.error ? viewOf(query.data, search) : undefined
  const add = ({ id, name }: ConstructionListItem) => {
    change({ ids: [...search.ids, id], baseline: search.baseline ?? id }, { replace: false })
    announce(t('added', { name }))
  }
  return (
    <main id="main" className={clsx('page', css.page)} tabIndex={-1}>
      <div className="head">
        <h1>{t('title')}</h1>
        <ComparisonActions
          search={search}
          change={change}
          view={view}
          printed={printed}
          onAdd={() => setAdding(true)}
        />
      </div>
      <Body search={search} change={change} query={query} add={add} onAdd={() => setAdding(true)} />
      {view && printed.mark && <MarkOnPaper mark={printed.mark} onPaperOnly />}
      {adding && <AddDialog ids={search.ids} onAdd={add} onClose={() => setAdding(false)} />}
    </main>
  )
}
