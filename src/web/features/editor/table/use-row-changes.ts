import { useMemo } from 'react'
import { MAX_LAYERS } from '#vocabulary/constructions.ts'
import { showToast } from '#web/components/toasts.ts'
import { announce } from '#web/lib/announcer.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import type { Cell } from '../document/columns.ts'
import type { LayerDraft } from '../document/document.ts'
import type { EditorControls } from '../document/editor-state.ts'
import { editorTexts } from '../editor-texts.ts'

/** Changes of rows by key or menu: what only moved or went is told to those who do not see it, what has no room to all. */
export function useRowChanges(controls: EditorControls) {
  const t = useTexts(editorTexts)
  return useMemo(() => {
    const hasRoom = (more: number) => {
      const fits = controls.document().layers.length + more <= MAX_LAYERS
      if (!fits) showToast({ text: t('table.full', { count: MAX_LAYERS }), icon: 'info' })
      return fits
    }
    const place = (key: string, wanted: number, name: string) => {
      const count = controls.document().layers.length
      const to = Math.min(Math.max(wanted, 0), count - 1)
      controls.move(key, to)
      announce(t('sort.over', { name, place: to + 1, count }))
    }
    return {
      insertBelow: (key: string | null) => {
        if (hasRoom(1)) controls.insertBelow(key)
      },
      /** All of them or none. */
      insertAll: (layers: readonly LayerDraft[], below: string | null) => {
        if (!hasRoom(layers.length)) return
        const last = layers.at(-1)
        if (last) {
          controls.insertLayers(layers, below)
          controls.focus(last.key, 'material')
        }
        announce(t('table.pasted', { count: layers.length }))
      },
      duplicate: (key: string) => {
        if (hasRoom(1)) controls.duplicate(key)
      },
      move: ({ key, column }: Cell, by: number, name: string) => {
        place(key, controls.document().layers.findIndex((layer) => layer.key === key) + by, name)
        controls.focus(key, column)
      },
      /** Moves a layer to a place; the keyboard stays where it is. */
      place: ({ key, column }: Cell, to: number, name: string) => {
        place(key, to, name)
        controls.select({ key, column })
      },
      remove: (key: string, name: string) => {
        controls.remove(key)
        announce(t('table.deleted', { name }))
      },
    }
  }, [controls, t])
}
