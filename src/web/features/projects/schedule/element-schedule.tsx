import { useCallback, useMemo } from 'react'
import type { ProjectKpis } from '#contract/project-figures.ts'
import { Button } from '#web/components/button.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { randomKey } from '#web/lib/random-key.ts'
import { cellName, type Fields } from '../document/draft.ts'
import { addRows, type CellChange, changeCells, excludeRows, moveRows, removeRows } from '../document/edits.ts'
import { type ElementColumn, elementColumns, readElementCell } from '../document/element-cells.ts'
import { problemsOf } from '../document/storable.ts'
import { isBase, variedRows } from '../document/variant-rows.ts'
import type { Editing } from '../page/use-history.ts'
import { projectTexts } from '../projects-texts.ts'
import { Sheet } from '../sheet/sheet.tsx'
import type { CellPlace, CellText, SheetEntry } from '../sheet/sheet-types.ts'
import css from './schedule.module.css'
import { useConstructionKey } from './use-constructions.ts'
import { useDrawn } from './use-drawn.ts'
import { type ElementView, elementWords, useElementColumns } from './use-element-columns.tsx'

const isElementColumn = (column: string): column is ElementColumn => elementColumns.some((one) => one === column)

/** A new row; its id names it in variants too. */
const newId = () => randomKey().slice(0, 12)

/** What cells of elements come to: fields of their rows, or text that stays as it was typed. */
function changesOf(texts: readonly CellText[], draft: Editing['draft']): CellChange[] {
  return texts.flatMap(({ row, column, text }): CellChange[] => {
    if (!isElementColumn(column)) return []
    const read = readElementCell(column, text, draft, elementWords)
    if ('fields' in read) return [{ row, column, fields: read.fields }]
    const empty: Fields = { [column]: column === 'area' ? null : undefined }
    return [{ row, column, fields: empty, fault: text }]
  })
}

function useViews(draft: Editing['draft'], variant: string, kpis: ProjectKpis | undefined) {
  const layers = useDrawn(draft)
  const figures = useMemo(
    () => new Map(kpis?.rows.filter(({ kind }) => kind === 'element').map((row) => [row.id, row])),
    [kpis],
  )
  const factors = useMemo(
    () => new Map(kpis?.transmission.lines.filter(({ kind }) => kind === 'element').map(({ id, fx }) => [id, fx])),
    [kpis],
  )
  const { netRoomArea } = draft.areas
  const years = kpis?.referenceStudyPeriod ?? 0
  return useMemo(() => {
    const lacking = problemsOf(draft).elements
    return variedRows(draft, 'elements', variant).map(({ row, own, excluded }): SheetEntry<ElementView> => {
      const found = figures.get(row.id)
      const total = found?.total?.gwp
      const view = {
        row,
        own,
        figures: found,
        problems: lacking.get(row.id) ?? [],
        layers: layers.get(row.construction ?? '') ?? [],
        fx: factors.get(row.id),
        share: total === undefined ? null : total / (netRoomArea * years),
      }
      return { kind: 'row', id: row.id, row: view, isOut: excluded }
    })
  }, [draft, variant, figures, factors, layers, netRoomArea, years])
}

/** The schedule of elements: a spreadsheet with what each of them causes. */
export function ElementSchedule({
  editing,
  variant,
  kpis,
  readOnly,
  highlighted,
}: {
  editing: Editing
  variant: string
  kpis: ProjectKpis | undefined
  readOnly: boolean
  highlighted?: ReadonlySet<string>
}) {
  const t = useTexts(projectTexts)
  const { number } = useFormats()
  const { draft, latest, edit } = editing
  const keyOf = useConstructionKey(latest, edit)
  const entries = useViews(draft, variant, kpis)
  const shares = entries.flatMap((entry) => (entry.kind === 'row' ? [entry.row.share ?? 0] : []))
  const columns = useElementColumns(draft, Math.max(0, ...shares.map(Math.abs)))
  const faultOf = useCallback(
    ({ row, column }: CellPlace) => draft.faults[cellName(variant, 'elements', row, column)],
    [draft.faults, variant],
  )
  const write = (texts: readonly CellText[]) => edit(changeCells('elements', variant, changesOf(texts, latest())))
  const choose = async ({ row, column }: CellPlace, value: string) => {
    const chosen = column === 'construction' ? await keyOf(value) : value
    if (chosen !== undefined) edit(changeCells('elements', variant, [{ row, column, fields: { [column]: chosen } }]))
  }
  const insert = (after: string | null): string => {
    const id = newId()
    const at = draft.elements.findIndex((row) => row.id === after)
    const before = at < 0 ? null : (draft.elements[at + 1]?.id ?? null)
    edit(addRows('elements', [{ id, area: null }], { before, variant }))
    return id
  }
  const remove = (ids: readonly string[]) => {
    const own = ids.filter((id) => draft.elements.find((row) => row.id === id)?.only?.join() === variant)
    if (isBase(variant)) return edit(removeRows('elements', ids))
    const others = ids.filter((id) => !own.includes(id))
    edit((one) => removeRows('elements', own)(excludeRows('elements', variant, others, true)(one)))
  }
  return (
    <>
      <Sheet
        label={t('elements')}
        columns={columns}
        entries={entries}
        foot={{
          share: number(
            shares.reduce((sum, share) => sum + share, 0),
            2,
          ),
        }}
        footTitle={t('sum')}
        readOnly={readOnly}
        faultOf={faultOf}
        highlighted={highlighted}
        onWrite={write}
        onChoose={(place, value) => void choose(place, value)}
        onInsert={insert}
        onRemove={remove}
        onMove={(ids, by) => edit(moveRows('elements', ids, by))}
        onTable={() => undefined}
        onFilter={() => undefined}
        hasGap={(id) =>
          entries.some(
            (entry) =>
              entry.kind === 'row' &&
              entry.id === id &&
              (entry.row.problems.length > 0 || entry.row.figures?.complete.gwp === false),
          )
        }
      />
      {!readOnly && (
        <div className={css.tools}>
          <Button look="quiet" size="s" icon="plus" onClick={() => insert(null)}>
            {t('addElement')}
          </Button>
          <span className="grow" />
        </div>
      )}
    </>
  )
}
