import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { clsx } from 'clsx'
import { memo, useSyncExternalStore } from 'react'
import { useControls } from '../document/editor-state.ts'
import { LayerCells, type LayerCellsProps } from './layer-cells.tsx'
import css from './layer-table.module.css'

export type LayerRowProps = Omit<LayerCellsProps, 'attachHandle' | 'handleListeners' | 'handleDescription'>

/** A layer as a row that can be dragged. It renders again only when something of its own changed. */
export const LayerRow = memo(function LayerRow(props: LayerRowProps) {
  const { layer, readOnly, selected, index } = props
  const { pointed } = useControls()
  const isPointed = useSyncExternalStore(pointed.subscribe, () => pointed.get() === layer.key)
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: layer.key,
    disabled: readOnly,
  })
  return (
    <tr
      ref={setNodeRef}
      aria-rowindex={index + 2}
      aria-selected={selected}
      className={clsx(selected && css.selected, isPointed && css.pointed, isDragging && css.lifted) || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <LayerCells
        {...props}
        attachHandle={setActivatorNodeRef}
        handleListeners={listeners}
        handleDescription={attributes['aria-describedby']}
      />
    </tr>
  )
})
