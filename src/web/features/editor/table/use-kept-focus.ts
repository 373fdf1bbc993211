import { useLayoutEffect, useRef } from 'react'
import type { Cell } from '../document/columns.ts'
import type { LayerDraft } from '../document/document.ts'
import { useControls } from '../document/editor-state.ts'

/**
 * Keeps the keyboard in the table when the cell or row that had the focus goes, as by undo: on the same row, or the one
 * now in its place; where none is left, on the first step that an empty construction offers, and from there on the rows
 * that come.
 */
export function useKeptFocus(layers: readonly LayerDraft[], cell: Cell | null): void {
  const controls = useControls()
  const before = useRef(layers)
  const place = useRef(0)
  const held = useRef<Element | null>(null)
  useLayoutEffect(() => {
    const at = layers.findIndex(({ key }) => key === cell?.key)
    if (at >= 0) place.current = at
    const gone = held.current?.isConnected === false
    const changed = before.current !== layers
    before.current = layers
    held.current = document.activeElement
    if (!changed || (at >= 0 && !gone) || document.activeElement !== document.body) return
    const next = layers[Math.min(place.current, layers.length - 1)]
    if (next) controls.focus(next.key, cell?.column ?? 'material')
    else document.querySelector<HTMLElement>('#first-steps textarea')?.focus()
  }, [layers, cell, controls])
}
