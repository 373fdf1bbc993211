import { useSyncExternalStore } from 'react'
import { totalThickness } from './document.ts'
import { useControls } from './editor-state.ts'

/** The thickness of all layers as text, which follows each change in its frame. */
export function TotalThickness({ write }: { write: (metres: number | undefined) => string }) {
  const { document, watch } = useControls()
  return useSyncExternalStore(watch, () => write(totalThickness(document().layers)))
}
