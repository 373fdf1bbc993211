import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { clsx } from 'clsx'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { ConstructionListItem } from '#contract/constructions.ts'
import { Icon } from '#web/components/icon.tsx'
import { SelectAll } from '#web/components/select-all.tsx'
import { quantities } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { ScaleHead } from './construction-strip.tsx'
import css from './library.module.css'
import { LibraryRow } from './library-row.tsx'
import { type Change, columnOf, isDescending, type Sort, type SortColumn, sortBy } from './library-search.ts'
import { libraryTexts } from './library-texts.ts'
import type { Selection } from './selection.ts'
import { type StripScale, stripScale } from './strip-scale.ts'

const units: Partial<Record<SortColumn, string>> = {
  uValue: quantities.uValue.unit,
  gwp: quantities.gwp.unitAlone,
  thickness: quantities.thickness.unit,
}

function SortHead({
  column,
  sort,
  change,
  numeric = false,
}: {
  column: SortColumn
  sort: Sort
  change: Change
  numeric?: boolean
}) {
  const t = useTexts(libraryTexts)
  const active = columnOf(sort) === column
  const falling = isDescending(sort)
  const unit = units[column]
  return (
    <th
      scope="col"
      className={numeric ? 'num' : undefined}
      aria-sort={active ? (falling ? 'descending' : 'ascending') : undefined}
    >
      <button type="button" onClick={() => change({ sort: sortBy(column, sort) })}>
        {t(column)}
        {unit !== undefined && <span className="unit">{unit}</span>}
        {active && <Icon name={falling ? 'descending' : 'ascending'} />}
      </button>
    </th>
  )
}

/** Widths of the columns of the list; the name takes what is left. */
export const ListColumns = () => (
  <colgroup>
    {[
      css.boxColumn,
      css.stripColumn,
      '',
      css.typeColumn,
      css.uColumn,
      css.gwpColumn,
      css.thicknessColumn,
      css.energyColumn,
      css.massColumn,
      css.ownerColumn,
      css.dateColumn,
    ].map((name) => (
      <col key={name} className={name} />
    ))}
  </colgroup>
)

/** From this many rows on, only those in view are drawn. */
const MANY_ROWS = 60
const ROW_HEIGHT = 65

/** A long page of the list: rows out of view are room only, and every row tells its place among all. */
function ManyRows({
  items,
  scale,
  selection,
}: {
  items: readonly ConstructionListItem[]
  scale: StripScale
  selection: Selection
}) {
  const body = useRef<HTMLTableSectionElement>(null)
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    setTop((body.current?.getBoundingClientRect().top ?? 0) + window.scrollY)
  }, [])
  const virtual = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => ROW_HEIGHT,
    overscan: 8,
    scrollMargin: top,
  })
  const rows = virtual.getVirtualItems()
  const [first, last] = [rows[0], rows.at(-1)]
  const room = (height: number) =>
    height > 0 && (
      <tr aria-hidden="true" className={css.room}>
        <td colSpan={11} style={{ height }} />
      </tr>
    )
  return (
    <tbody ref={body}>
      {first && room(first.start - top)}
      {rows.map(({ index }) => {
        const item = items[index]
        return (
          item && (
            <LibraryRow
              key={item.id}
              item={item}
              scale={scale}
              selection={selection}
              place={index}
              measure={virtual.measureElement}
            />
          )
        )
      })}
      {last && room(virtual.getTotalSize() + top - last.end)}
    </tbody>
  )
}

/** The list as a table: section, name, element, figures, owner, date. */
export function LibraryTable({
  items,
  sort,
  change,
  selection,
  busy,
}: {
  items: readonly ConstructionListItem[]
  sort: Sort
  change: Change
  selection: Selection
  busy: boolean
}) {
  const t = useTexts(libraryTexts)
  const scale = useMemo(() => stripScale(items.map(({ thickness }) => thickness)), [items])
  const direction = t(isDescending(sort) ? 'descending' : 'ascending')
  return (
    <table
      className={clsx('table', css.table)}
      aria-busy={busy}
      aria-rowcount={items.length > MANY_ROWS ? items.length + 1 : undefined}
    >
      <caption className="sr">{t('caption', { column: t(columnOf(sort)), direction })}</caption>
      <ListColumns />
      <thead>
        <tr>
          <th scope="col">
            <SelectAll
              label={t('selectAll')}
              count={items.filter(({ id }) => selection.has(id)).length}
              all={items.length}
              onChange={() => selection.togglePage(items)}
            />
          </th>
          <th scope="col" className={css.strip}>
            <span className="sr">{t('section')}</span>
            <ScaleHead {...scale} />
          </th>
          <SortHead column="name" sort={sort} change={change} />
          <th scope="col">{t('constructionType')}</th>
          <SortHead column="uValue" sort={sort} change={change} numeric />
          <SortHead column="gwp" sort={sort} change={change} numeric />
          <SortHead column="thickness" sort={sort} change={change} numeric />
          <th scope="col" className={clsx('num', css.wide)}>
            PENRT <span className="unit">{quantities.primaryEnergy.unit}</span>
          </th>
          <th scope="col" className={clsx('num', css.wide)}>
            {t('mass')} <span className="unit">{quantities.mass.unit}</span>
          </th>
          <th scope="col">{t('ownership')}</th>
          <SortHead column="updatedAt" sort={sort} change={change} numeric />
        </tr>
      </thead>
      {items.length > MANY_ROWS ? (
        <ManyRows items={items} scale={scale} selection={selection} />
      ) : (
        <tbody>
          {items.map((item) => (
            <LibraryRow key={item.id} item={item} scale={scale} selection={selection} />
          ))}
        </tbody>
      )}
    </table>
  )
}
