import { useQueryClient } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { memo, useCallback, useMemo, useRef } from 'react'
import type { KeyPerformanceIndicators } from '#contract/assessment.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { useLocale } from '#web/lib/i18n/locale.ts'
import type { Cell, FocusRequest } from '../document/columns.ts'
import type { LayerDraft } from '../document/document.ts'
import { useControls } from '../document/editor-state.ts'
import type { Materials } from '../document/use-materials.ts'
import { editorTexts } from '../editor-texts.ts'
import { type Impact, tableFigures } from '../figures/row-figures.ts'
import { FiguresContext } from './figure-cells.tsx'
import { SORTING_HINT } from './layer-cells.tsx'
import { LayerRow } from './layer-row.tsx'
import css from './layer-table.module.css'
import { useMaterialSearch } from './material-field.tsx'
import { TableFoot, TableHead } from './table-frame.tsx'
import { useGrid } from './use-grid.ts'
import { useKeptFocus } from './use-kept-focus.ts'
import { useRowChanges } from './use-row-changes.ts'
import { useSorting } from './use-sorting.ts'

export type LayerTableProps = {
  readonly layers: readonly LayerDraft[]
  readonly materials: Materials
  /** Newest figures, and the keys of the rows they belong to. */
  readonly kpis: KeyPerformanceIndicators | undefined
  readonly keys: readonly string[]
  readonly stale: boolean
  readonly cell: Cell | null
  readonly focusRequest: FocusRequest | null
  readonly release: string | null
  readonly impact: Impact
  readonly onImpact: (impact: Impact) => void
  readonly readOnly: boolean
}

/** The layers as a grid, outside first, with the figures of each. */
export const LayerTable = memo(function LayerTable(props: LayerTableProps) {
  const { layers, materials, kpis, keys, stale, cell, focusRequest, release, impact, readOnly } = props
  const t = useTexts(editorTexts)
  const locale = useLocale()
  const client = useQueryClient()
  const controls = useControls()
  const table = useRef<HTMLTableElement>(null)
  const nameOf = useCallback(
    (key: string) => {
      const layer = controls.document().layers.find((one) => one.key === key)
      return materials.get(layer?.materialId ?? '')?.name ?? (layer?.materialText || t('row.unnamed'))
    },
    [controls, materials, t],
  )
  const rows = useRowChanges(controls)
  const paste = async (text: string) => {
    const { layersFromText } = await import('../document/paste.ts')
    rows.insertAll(await layersFromText(client, text, release, locale), cell?.key ?? null)
  }
  const sorting = useSorting(table, nameOf)
  const grid = useGrid({
    table,
    request: focusRequest,
    readOnly,
    isDragging: sorting.isDragging,
    nameOf,
    onPaste: (text) => void paste(text),
    impact,
    placeOf: (key) => keys.indexOf(key),
  })
  useKeptFocus(layers, cell)
  useMaterialSearch()
  const shown = useMemo(() => ({ figures: kpis && tableFigures(kpis, keys, impact), impact }), [kpis, keys, impact])
  const statesMarked = layers.some(({ state }) => state !== 'new')
  const stop = layers.some(({ key }) => key === cell?.key) ? cell : { key: layers[0]?.key, column: 'material' as const }
  return (
    <>
      <table
        ref={table}
        id="layers"
        className={clsx('table', css.table)}
        role="grid"
        aria-rowcount={layers.length + 1}
        aria-readonly={readOnly || undefined}
        data-stale={stale || undefined}
        {...grid}
      >
        <caption className="sr">{t('table.caption')}</caption>
        <TableHead impact={impact} onImpact={props.onImpact} />
        <FiguresContext value={shown}>
          <tbody>
            {layers.map((layer, index) => (
              <LayerRow
                key={layer.key}
                layer={layer}
                index={index}
                count={layers.length}
                material={materials.get(layer.materialId ?? '')}
                framingMaterial={materials.get(layer.framing?.materialId ?? '')}
                selected={layer.key === cell?.key}
                tabStop={layer.key === stop?.key ? stop.column : null}
                statesMarked={statesMarked}
                readOnly={readOnly}
                release={release}
                sorting={sorting.handlers}
              />
            ))}
          </tbody>
        </FiguresContext>
        <TableFoot
          layers={layers}
          kpis={kpis}
          impact={impact}
          readOnly={readOnly}
          onAdd={() => rows.insertBelow(null)}
        />
      </table>
      <p id={SORTING_HINT} hidden>
        {t('sort.instructions')}
      </p>
    </>
  )
})
