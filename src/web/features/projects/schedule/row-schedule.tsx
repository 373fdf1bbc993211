import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { costGroupLabel } from '#vocabulary/cost-groups.ts'
import { projectLimits } from '#vocabulary/projects.ts'
import { Button } from '#web/components/button.tsx'
import { SearchField } from '#web/components/search-field.tsx'
import { Select } from '#web/components/select.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { useLocale } from '#web/lib/i18n/locale.ts'
import { createStore } from '#web/lib/store.ts'
import type { Fields, RowList } from '../document/draft.ts'
import type { Editing } from '../page/use-history.ts'
import { projectTexts } from '../projects-texts.ts'
import { Sheet, type SheetHandle } from '../sheet/sheet.tsx'
import type { CellPlace, SheetColumn } from '../sheet/sheet-types.ts'
import { ColumnChoice, useShownColumns } from './column-choice.tsx'
import { fixed, LargestShare } from './column-parts.tsx'
import { entriesOf, type Grouping, groupings, type RowSums, sumsOf } from './grouping.ts'
import { hasGap, largestShare, type RowView } from './row-view.ts'
import css from './schedule.module.css'
import { type RowAction, ScheduleFoot } from './schedule-foot.tsx'
import { useRowEdits } from './use-row-edits.ts'
import type { Beside, ShownVariant } from './use-schedule-views.ts'
import { columnOf, placeIn } from './variant-cells.ts'
import { VariantTools } from './variant-tools.tsx'

/** How the constructions of a project stand to those of the library that they were taken from, by their keys. */
export type Origins = {
  readonly newer: ReadonlySet<string>
  /** Deleted, or not to be seen. */
  readonly lost: ReadonlySet<string>
  /** Shows what the newer version of one would change. */
  readonly onNewer: (key: string) => void
}

export type ScheduleProps = {
  /** That figures are computed with; undefined while it is not known. */
  readonly release: string | undefined
  readonly editing: Editing
  readonly variant: string
  readonly readOnly: boolean
  /** Ids of rows that results speak of. */
  readonly highlighted?: ReadonlySet<string> | undefined
  /** Ids of the rows that are shown alone; null: all. */
  readonly alone: ReadonlySet<string> | null
  readonly onAll: () => void
  readonly origins: Origins
  /** Figures of all variants, where they stand beside each other. */
  readonly beside: Beside
  readonly onBeside: (isShown: boolean) => void
  /** A table was pasted. */
  readonly onTable: (text: string) => void
}

/** Texts of a row that a filter looks through. */
const isFound = <View extends RowView<RowList>>(columns: readonly SheetColumn<View>[], view: View, wanted: string) =>
  columns.some((column) => column.isWritten && column.text(view).toLowerCase().includes(wanted))

/** The rows to show, and what narrows them. */
function useShown<List extends RowList>(
  views: readonly RowView<List>[],
  columns: readonly SheetColumn<RowView<List>>[],
  alone: ReadonlySet<string> | null,
) {
  const [filter, setFilter] = useState('')
  const wanted = filter.trim().toLowerCase()
  const shown = useMemo(
    () =>
      views.filter(
        (view) => (alone === null || alone.has(view.row.id)) && (wanted === '' || isFound(columns, view, wanted)),
      ),
    [views, columns, alone, wanted],
  )
  return { filter, setFilter, shown, isNarrowed: wanted !== '' || alone !== null }
}

type Bound = ShownVariant['bound']

/** The sums of rows by column. @param bound - of the sum of the building: whether what lacks can only add to it */
function useSums(bound: Bound, variants: readonly ShownVariant[]) {
  const t = useTexts(projectTexts)
  const formats = useFormats()
  const told = ({ area, share, isWhole, isAreaWhole }: RowSums, bound: Bound) => {
    const least = (value: string) => `≥\u00a0${value}`
    const shown = fixed(formats, share, 2)
    const known = bound === 'unknown' ? t('known', { value: shown }) : least(shown)
    const areas = area > 0 ? fixed(formats, area, 2) : ''
    return { area: areas === '' || isAreaWhole ? areas : least(areas), share: isWhole ? shown : known }
  }
  return (views: readonly RowView<RowList>[]): Readonly<Record<string, string>> => ({
    ...told(sumsOf(views), bound),
    ...Object.fromEntries(
      variants.map(({ id, bound: own }) => {
        const inOne = views.flatMap(({ inVariants }) => inVariants?.[id] ?? [])
        return [columnOf(id, 'share'), told(sumsOf(inOne), own).share]
      }),
    ),
  })
}

/** What is told of all rows: those that something lacks of, and the largest share. */
function useFacts(views: readonly RowView<RowList>[]) {
  const [largest] = useState(() => createStore(0))
  useLayoutEffect(() => largest.set(largestShare(views)), [largest, views])
  const gaps = useMemo(() => new Set(views.filter(hasGap).map(({ row }) => row.id)), [views])
  return { gaps, largest }
}

/** Sets the fields that something chosen stands for, once they are known. */
async function chosenIn(fields: Promise<Fields | undefined> | Fields | undefined, set: (fields: Fields) => void) {
  const known = await fields
  if (known) set(known)
}

/** Titles of the groups: cost groups with their names, all others as they are. */
function useGroupTitle(grouping: Grouping | null) {
  const locale = useLocale()
  return grouping === 'costGroup' ? (name: string) => costGroupLabel(name, locale) : undefined
}

/** Whether something of a row differs from the base, in the variant on screen or in one of those that are shown. */
const isVaried = ({ own, isOut, inVariants = {} }: RowView<RowList>): boolean =>
  isOut || Object.keys(own).length > 0 || Object.values(inVariants).some(isVaried)

/** How many rows are shown, and of how many of all something lacks. */
function RowCount({ rows, gaps }: { rows: number; gaps: number }) {
  const t = useTexts(projectTexts)
  return (
    <span className={`small dim ${css.count}`} role="status">
      {t('rows', { count: rows })}
      {gaps > 0 && <span className="warn"> {t('gaps', { count: gaps })}</span>}
    </span>
  )
}

/** A schedule of rows: what narrows and groups it, the spreadsheet, and what adds rows. */
export function RowSchedule<List extends RowList>({
  list,
  views,
  columns: all,
  resolve,
  more,
  rowActions = [],
  bound,
  variants = [],
  beside,
  onBeside,
  editing,
  variant,
  readOnly,
  highlighted,
  alone,
  onAll,
  onTable,
}: Omit<ScheduleProps, 'origins' | 'release'> & {
  list: List
  views: readonly RowView<List>[]
  columns: readonly SheetColumn<RowView<List>>[]
  /** Fields that something chosen in a cell stands for; undefined where it cannot be had. */
  resolve: (place: CellPlace, value: string) => Promise<Fields | undefined> | Fields | undefined
  /** Of the sum of the building: whether what lacks can only add to it. */
  bound: Bound
  /** Variants with columns of their own; `variant` is that of all other columns. */
  variants?: readonly ShownVariant[]
  /** Further ways to rows, beside the button. */
  more?: ReactNode
  /** Done with the row that the cursor stands in. */
  rowActions?: readonly RowAction[]
}) {
  const t = useTexts(projectTexts)
  const named: RowList = list
  const { toggle, shown: columns } = useShownColumns(named, all)
  const search = useRef<HTMLDivElement>(null)
  const sheet = useRef<SheetHandle>(null)
  const [grouping, setGrouping] = useState<Grouping | null>(null)
  const { filter, setFilter, shown, isNarrowed } = useShown(views, columns, alone)
  const sums = useSums(bound, variants)
  const { faultOf, write, type, set, reset, insert, remove, move } = useRowEdits(list, variant, editing)
  const by = all.find(({ key }) => key === grouping)
  const title = useGroupTitle(grouping)
  const entries = entriesOf(shown, by ? (view) => by.text(view) : null, { none: t('noGroup'), title, sums })
  const { gaps, largest } = useFacts(views)
  const choose = (place: CellPlace, value: string) =>
    void chosenIn(resolve(placeIn(place, variant), value), (fields) => set(place, fields))
  const showAll = () => {
    setFilter('')
    onAll()
  }
  return (
    <>
      <div className={css.tools}>
        <div ref={search} className={css.filter}>
          <SearchField label={t('filter')} placeholder={t('filter')} query={filter} onQuery={setFilter} />
        </div>
        <label className="row small dim">
          {t('groupBy')}
          <Select
            value={grouping ?? ''}
            onChange={({ target }) => setGrouping((target.value || null) as Grouping | null)}
          >
            <option value="">{t('group.none')}</option>
            {groupings[list].map((one) => (
              <option key={one} value={one}>
                {t(`group.${one}`)}
              </option>
            ))}
          </Select>
        </label>
        <ColumnChoice columns={all} shown={columns} toggle={toggle} />
        {editing.draft.variants.length > 0 && (
          <VariantTools
            isBeside={beside !== null}
            onBeside={onBeside}
            onReset={!readOnly && views.some(isVaried) ? () => reset(sheet.current?.selected() ?? []) : undefined}
          />
        )}
        {isNarrowed && (
          <Button look="quiet" size="s" onClick={showAll}>
            {t('showAll', { count: views.length })}
          </Button>
        )}
        <RowCount rows={shown.length} gaps={gaps.size} />
      </div>
      <LargestShare value={largest}>
        <Sheet
          handle={sheet}
          label={t(named)}
          columns={columns}
          entries={entries}
          foot={sums(shown)}
          footTitle={t('sum')}
          readOnly={readOnly}
          faultOf={faultOf}
          highlighted={highlighted}
          onWrite={write}
          onType={type}
          onChoose={choose}
          onInsert={insert}
          onRemove={remove}
          onMove={move}
          onTable={onTable}
          onFilter={() => search.current?.querySelector('input')?.focus()}
          hasGap={(id) => gaps.has(id)}
        />
      </LargestShare>
      {views.length === 0 && named === 'elements' && <p className={`dim ${css.sample}`}>{t('sample')}</p>}
      {!readOnly && (
        <ScheduleFoot
          list={named}
          isFull={editing.draft[list].length >= projectLimits[list]}
          sheet={sheet}
          actions={rowActions}
        >
          {more}
        </ScheduleFoot>
      )}
    </>
  )
}
