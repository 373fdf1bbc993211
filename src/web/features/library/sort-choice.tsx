import { Select } from '#web/components/select.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import css from './library.module.css'
import { type Change, columnOf, isDescending, type Sort, sortColumns } from './library-search.ts'
import { libraryTexts } from './library-texts.ts'

const sorts: readonly Sort[] = sortColumns.flatMap((column) => [column, `-${column}` as const])

/** The order of the list as one choice, where there is no room for a table's head. */
export function SortChoice({ sort, change }: { sort: Sort; change: Change }) {
  const t = useTexts(libraryTexts)
  const nameOf = (option: Sort) =>
    t('sortedBy', {
      column: t(columnOf(option)),
      direction: t(isDescending(option) ? 'descending' : 'ascending'),
    })
  return (
    <label className={css.sortChoice}>
      <span className="lbl">{t('sort')}</span>
      <Select
        value={sort}
        onChange={(event) => {
          const chosen = sorts.find((option) => option === event.target.value)
          if (chosen) change({ sort: chosen })
        }}
      >
        {sorts.map((option) => (
          <option key={option} value={option}>
            {nameOf(option)}
          </option>
        ))}
      </Select>
    </label>
  )
}
