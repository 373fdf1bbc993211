import { useCallback } from 'react'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import type { Editor } from '../document/use-editor.ts'
import { editorTexts } from '../texts/editor.ts'
import type { Figures } from './use-figures.ts'

/** Name of the layer that a figure of the shown result speaks of. */
export function useLayerName({ controls }: Editor, { materials, live }: Figures): (index: number) => string {
  const t = useTexts(editorTexts)
  const unnamed = t('row.unnamed')
  const keys = live.shown?.input.keys
  return useCallback(
    (index: number) => {
      const layer = controls.document().layers.find(({ key }) => key === keys?.[index])
      return materials.get(layer?.materialId ?? '')?.name ?? unnamed
    },
    [controls, materials, keys, unnamed],
  )
}
