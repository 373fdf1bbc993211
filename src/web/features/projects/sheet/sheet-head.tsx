import { clsx } from 'clsx'
import { cellLabel, type Placed } from './placed-columns.ts'
import css from './sheet.module.css'

/** The titles of the columns; above those that belong together, what they have in common. */
export function SheetHead<Row>({
  columns,
  template,
  width,
}: {
  columns: readonly Placed<Row>[]
  /** Widths of the columns; undefined where rows are cards. */
  template: string | undefined
  width: number | string
}) {
  const isGrouped = columns.some(({ group }) => group !== undefined)
  return (
    <div
      role="row"
      aria-rowindex={1}
      className={clsx(css.head, isGrouped && css.grouped)}
      style={{ gridTemplateColumns: template, width }}
    >
      {columns.map(({ key, title, unit, group, fixed, className, style }, index) => (
        <div
          key={key}
          role="columnheader"
          aria-colindex={index + 1}
          data-layer={fixed}
          className={className}
          style={style}
        >
          {group !== undefined && (
            <b className={group === columns[index - 1]?.group ? 'sr' : css.groupName} title={group}>
              {group}{' '}
            </b>
          )}
          <span title={cellLabel({ title, ...(unit !== undefined && { unit }) })}>
            {title} {unit !== undefined && <span className="unit">{unit}</span>}
          </span>
        </div>
      ))}
    </div>
  )
}
