import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { pasteTexts, projectTexts } from '../projects-texts.ts'
import css from './paste.module.css'
import type { PastedRow, PastedTable } from './read-table.ts'

/** Rows of the preview that are drawn, and refused ones that are named; the rest is counted. */
const SHOWN = 200
const NAMED = 20

/** Rows that are not taken, each with why. */
export function RefusedRows({ refused, most }: Pick<PastedTable, 'refused'> & { most: number }) {
  const t = useTexts(pasteTexts)
  if (refused.length === 0) return null
  return (
    <div className={css.refused} role="status">
      <p className="small warn">{t('notTaken')}</p>
      <ul className="small">
        {refused.slice(0, NAMED).map(({ line, name, reason }) => (
          <li key={line}>
            {t('refusedLine', { line })} {name}: {t(reason, { most })}
          </li>
        ))}
      </ul>
      {refused.length > NAMED && <p className="small dim">{t('more', { count: refused.length - NAMED })}</p>}
    </div>
  )
}

/** What a pasted table comes to, row by row. */
export function PastePreview({
  table: { columns, rows },
  labelOf,
}: {
  table: PastedTable
  /** What a construction or type is called; undefined for other values. */
  labelOf: (column: string, value: unknown) => string | undefined
}) {
  const t = useTexts(pasteTexts)
  const project = useTexts(projectTexts)
  const cellOf = ({ fields, faults }: PastedRow, column: string) => {
    if (faults[column] !== undefined) return <span className="bad">{faults[column]}</span>
    const value = fields[column]
    return labelOf(column, value) ?? (typeof value === 'string' || typeof value === 'number' ? String(value) : '')
  }
  return (
    <>
      <div className={css.preview}>
        <table className="table">
          <thead>
            <tr>
              <th scope="col" className="num">
                {t('line')}
              </th>
              <th scope="col">{t('becomes')}</th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {project(`column.${column}` as 'column.name')}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, SHOWN).map((row) => (
              <tr key={row.line}>
                <td className="num dim">{row.line}</td>
                <td className="dim">{t(row.changes === null ? 'isNew' : 'isChanged')}</td>
                {columns.map((column) => (
                  <td key={column}>{cellOf(row, column)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {rows.length > SHOWN && <p className="small dim">{t('more', { count: rows.length - SHOWN })}</p>}
    </>
  )
}
