import { clsx } from 'clsx'
import { type MouseEvent, type Ref, useImperativeHandle, useLayoutEffect, useMemo, useRef } from 'react'
import { media, useMedia } from '#web/lib/media.ts'
import { placedColumns } from './placed-columns.ts'
import css from './sheet.module.css'
import { SheetHead } from './sheet-head.tsx'
import { type RowHandlers, SheetRow } from './sheet-row.tsx'
import type { AfterEditing, CellPlace, SheetColumn, SheetEntry } from './sheet-types.ts'
import { useRowWindow } from './use-row-window.ts'
import { isField, type SheetActions, useSheet } from './use-sheet.ts'

/** Height of every line, and of the card that it is on a narrow window [px]. */
const [ROW_HEIGHT, CARD_HEIGHT] = [40, 92]

/** What others may ask of a sheet. */
export type SheetHandle = {
  /** Adds a row at the end, which takes the cursor. */
  readonly append: () => void
  /** The cells that are selected and can be written in. */
  readonly selected: () => readonly CellPlace[]
}

const handleOf = (latest: { readonly current: SheetHandle }): SheetHandle => ({
  append: () => latest.current.append(),
  selected: () => latest.current.selected(),
})

export type SheetProps<Row> = SheetActions & {
  readonly label: string
  readonly columns: readonly SheetColumn<Row>[]
  readonly entries: readonly SheetEntry<Row>[]
  /** Sums below all rows, by column. */
  readonly foot: Readonly<Record<string, string>>
  readonly footTitle: string
  readonly readOnly: boolean
  readonly faultOf: (place: CellPlace) => string | undefined
  /** Something was chosen from the list of a cell. */
  readonly onChoose: (place: CellPlace, value: string) => void
  /** Rows that something elsewhere on the screen speaks of. */
  readonly highlighted?: ReadonlySet<string> | undefined
  /** Lets what stands beside the sheet act upon it. */
  readonly handle?: Ref<SheetHandle>
  /** Id of what says how it is used. */
  readonly describedBy?: string
}

/** A press on a cell sets the cursor of the sheet, and no caret in the nearest text outside of it. */
function noCaret(event: MouseEvent) {
  const { button, target } = event
  if (button === 0 && target instanceof Element && target.closest('[data-row]') && !isField(target))
    event.preventDefault()
}

/** A spreadsheet: a grid of many rows, of which those in view are drawn. */
export function Sheet<Row>(props: SheetProps<Row>) {
  const { label, columns, entries, foot, footTitle, readOnly, faultOf, onChoose, highlighted, describedBy } = props
  const box = useRef<HTMLDivElement>(null)
  const isNarrow = useMedia(media.phone)
  const placed = useMemo(() => placedColumns(columns, isNarrow), [columns, isNarrow])
  const sheet = useSheet({ ...props, columns: placed, box })
  const { selection, range, editing } = sheet
  const height = isNarrow ? CARD_HEIGHT : ROW_HEIGHT
  const template = useMemo(
    () => (isNarrow ? undefined : placed.map(({ width }) => `${width}px`).join(' ')),
    [placed, isNarrow],
  )
  const width = isNarrow ? '100%' : placed.reduce((sum, column) => sum + column.width, 0)
  const { from, to } = useRowWindow(box, entries.length, height)
  const activeIndex = entries.findIndex(({ id }) => id === selection?.active.row)
  const drawn = Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index)
  if (activeIndex >= 0 && (activeIndex < from || activeIndex >= to)) drawn.push(activeIndex)

  const latest = useRef(sheet)
  const chosen = useRef(onChoose)
  useLayoutEffect(() => {
    latest.current = sheet
    chosen.current = onChoose
  })
  useImperativeHandle(props.handle, () => handleOf(latest), [])
  const handlers = useMemo(
    (): RowHandlers => ({
      onPointer: (place, event) => latest.current.onPointer(place, event),
      onEdit: (place) => latest.current.startEditing(place, null),
      onType: (text) => latest.current.type(text),
      onEnd: (text: string | null, then: AfterEditing) => void latest.current.endEditing(text, then),
      onChoose: (value, then) => {
        const at = latest.current.endEditing(null, then)
        if (at) chosen.current(at, value)
      },
    }),
    [],
  )
  let nextRow = 0
  const rowNumbers = entries.map(({ kind }) => (kind === 'row' ? nextRow++ : -1))

  return (
    <div
      ref={box}
      role="grid"
      className={clsx(css.box, isNarrow && css.cards)}
      aria-label={label}
      aria-describedby={describedBy}
      aria-multiselectable
      aria-readonly={readOnly || undefined}
      aria-rowcount={entries.length + 2}
      aria-colcount={placed.length}
      tabIndex={-1}
      onKeyDown={sheet.onKeyDown}
      onMouseDown={noCaret}
      onCopy={(event) => sheet.onCopy(event, false)}
      onCut={(event) => sheet.onCopy(event, true)}
      onPaste={sheet.onPaste}
    >
      <SheetHead columns={placed} template={template} width={width} />
      <div role="rowgroup" className={css.rows} style={{ height: entries.length * height, width }}>
        {drawn.map((index) => {
          const entry = entries[index]
          const row = rowNumbers[index] ?? -1
          if (!entry) return null
          const isIn = range !== null && row >= range.top && row <= range.bottom
          return (
            <SheetRow
              key={entry.id}
              entry={entry}
              index={index}
              top={index * height}
              columns={placed}
              template={template}
              active={selection?.active.row === entry.id ? selection.active.column : null}
              selected={isIn && range ? pair(range.left, range.right) : null}
              editing={editing?.row === entry.id ? editing : null}
              readOnly={readOnly}
              isHighlighted={highlighted?.has(entry.id) ?? false}
              faultOf={faultOf}
              handlers={handlers}
            />
          )
        })}
      </div>
      <div
        role="row"
        aria-rowindex={entries.length + 2}
        className={css.foot}
        style={{ gridTemplateColumns: template, width }}
      >
        {placed.map(({ key, fixed, className, style }, index) => (
          <div
            key={key}
            data-layer={fixed ?? 'foot'}
            role={index === 0 ? 'rowheader' : 'gridcell'}
            aria-colindex={index + 1}
            className={className}
            style={style}
          >
            {index === 0 ? footTitle : foot[key]}
          </div>
        ))}
      </div>
    </div>
  )
}

const pairs = new Map<string, readonly [number, number]>()
/** The same pair for the same numbers, so that rows that stay selected are not drawn anew. */
function pair(left: number, right: number): readonly [number, number] {
  const name = `${left} ${right}`
  const known = pairs.get(name) ?? ([left, right] as const)
  pairs.set(name, known)
  return known
}
