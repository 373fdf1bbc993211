import { clsx } from 'clsx'
import { memo, useSyncExternalStore } from 'react'
import { useControls } from '../document/editor-state.ts'
import { LayerCells, type LayerCellsProps } from './layer-cells.tsx'
import css from './layer-table.module.css'

/** A layer as a row. It renders again only when something of its own changed. */
export const LayerRow = memo(function LayerRow(props: LayerCellsProps) {
  const { layer, selected, index } = props
  const { pointed } = useControls()
  const isPointed = useSyncExternalStore(pointed.subscribe, () => pointed.get() === layer.key)
  return (
    <tr
      aria-rowindex={index + 2}
      aria-selected={selected}
      className={clsx(selected && css.selected, isPointed && css.pointed) || undefined}
    >
      <LayerCells {...props} />
    </tr>
  )
})
