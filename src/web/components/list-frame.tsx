import type { ReactNode } from 'react'
import { waitOf } from '#web/lib/api-error.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { commonTexts } from '#web/lib/lib-texts.ts'
import { Button } from './button.tsx'
import { FetchFailure, FetchWait, NothingDrawn } from './fetch-states.tsx'
import css from './list-frame.module.css'
import { Pager } from './pager.tsx'
import { SearchField } from './search-field.tsx'

/** What asked for a list, as far as its state goes. */
export type Asked = {
  readonly error: Error | null
  readonly failureReason: Error | null
  readonly isFetching: boolean
  readonly isPending: boolean
  readonly refetch: () => unknown
}

/** What a list says and shows of its state in another way than most. */
type Manner = {
  readonly wait?: (seconds: number) => string
  readonly failed?: { readonly title: string; readonly text: (reason: string) => string }
  /** Stands where the rows will be. */
  readonly placeholder?: ReactNode
}

function Placeholder() {
  const t = useTexts(commonTexts)
  return (
    <div className={css.waiting}>
      <p className="sr" role="status">
        {t('loading')}
      </p>
      {[72, 54, 80, 62, 70, 48].map((width) => (
        <div key={width} className={css.waitingRow}>
          <div className="sk" style={{ width: `${width}%` }} />
        </div>
      ))}
    </div>
  )
}

/** What stands in the place of a list while it waits, and when it failed; nothing once it is there. */
export function ListStates({ asked, manner = {} }: { asked: Asked; manner?: Manner | undefined }) {
  const t = useTexts(commonTexts)
  const { error, failureReason, isFetching, isPending, refetch } = asked
  const { placeholder = <Placeholder />, failed = { title: t('list.failed'), text: (reason: string) => reason } } =
    manner
  const { wait = (seconds: number) => t('list.wait', { seconds }) } = manner
  const mustWait = isFetching && waitOf(failureReason) !== null
  if (error && !mustWait) return <FetchFailure {...failed} error={error} retry={() => void refetch()} />
  return (
    <>
      {mustWait && <FetchWait text={wait} error={failureReason} />}
      {isPending && placeholder}
    </>
  )
}

/**
 * What narrows a list, above it: the search, further choices, and how many rows are found.
 *
 * @param onFilter - opens the filters where they do not stand beside the list
 * @param count - empty while it is not known
 */
export function ListTools({
  label,
  placeholder = label,
  query,
  onQuery,
  onFilter,
  count,
  children,
}: {
  label: string
  placeholder?: string
  query: string
  onQuery: (query: string) => void
  onFilter?: () => void
  count: string
  children?: ReactNode
}) {
  const t = useTexts(commonTexts)
  return (
    <div className="row libtop wrap">
      {onFilter && (
        <Button className={css.filterButton} icon="filter" onClick={onFilter}>
          {t('filters')}
        </Button>
      )}
      <SearchField label={label} placeholder={placeholder} query={query} onQuery={onQuery} />
      {children}
      <span className="dim nowrap" role="status">
        {count}
      </span>
    </div>
  )
}

/** What is said of a list with nothing in it, and what leads on. */
type NothingThere = {
  readonly text: string
  /** What it would hold, or what to do. */
  readonly hint?: string
  readonly onReset?: () => void
}

/** Stands in the place of a list with nothing in it: an empty section, what is missing, and the next step. */
export function Nothing({ text, hint, onReset }: NothingThere) {
  const t = useTexts(commonTexts)
  return (
    <NothingDrawn className={css.empty} dimension="0" title={text} text={hint} frames={[[4, 250]]}>
      {onReset && <Button onClick={onReset}>{t('resetFilters')}</Button>}
    </NothingDrawn>
  )
}

/**
 * A list in whatever state it is: waiting, failed, empty, or its table with the pages.
 *
 * @param total - rows of all pages; undefined while that is not known
 * @param more - there are more than that
 * @param empty - what is said where there are none, and how the filters are reset where that may help; or what is drawn
 */
export function ListFrame<Size extends number>({
  asked,
  manner,
  total,
  more,
  empty,
  sizes,
  address: { search, change, hrefOf },
  children,
}: {
  asked: Asked
  manner?: Manner | undefined
  total: number | undefined
  more?: boolean | undefined
  empty: NothingThere | { readonly drawn: ReactNode }
  sizes: readonly Size[]
  address: {
    readonly search: { readonly page: number; readonly size: Size }
    readonly change: (part: { readonly size: Size }) => void
    readonly hrefOf: (page: number) => string
  }
  children: ReactNode
}) {
  return (
    <>
      <ListStates asked={asked} manner={manner} />
      {total === 0 && ('drawn' in empty ? empty.drawn : <Nothing {...empty} />)}
      {total !== undefined && total > 0 && (
        <>
          {children}
          <Pager
            page={search.page}
            size={search.size}
            total={total}
            more={more}
            sizes={sizes}
            hrefOf={hrefOf}
            onSize={(size) => change({ size })}
          />
        </>
      )}
    </>
  )
}
