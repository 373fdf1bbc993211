import { showToast } from '#web/components/toasts.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import type { LayerDraft } from '../document/document.ts'
import { useControls } from '../document/editor-state.ts'
import { decimalMark, typedText } from '../document/number-fields.ts'
import { namesOf, type OwnValues, ownValuesOf } from '../document/own-values.ts'
import { editorTexts } from '../editor-texts.ts'

/**
 * Tells which own values of a layer went with its material, and offers to keep them for the new one; says nothing where
 * there were none. The function takes the layer as it was, and the name of its material then.
 */
export function useOwnValuesToast() {
  const t = useTexts(editorTexts)
  const controls = useControls()
  const mark = decimalMark(useFormats().locale)
  const told = (own: OwnValues, name: ReturnType<typeof namesOf>[number]) => {
    if (name === 'dataset') return t('row.ownDataset')
    if (name === 'serviceLifePosition') return t('row.ownPosition')
    const value = own.numbers[name]
    return `${t(`field.${name}`)} ${own.texts[name] ?? (value === undefined ? '' : typedText(name, value, mark))}`
  }
  return (layer: LayerDraft, material: string) => {
    const own = ownValuesOf(layer)
    const names = namesOf(own)
    if (names.length === 0) return
    const values = names.map((name) => told(own, name)).join(', ')
    showToast({
      text: t('row.ownGone', { material, values }),
      icon: 'info',
      action: { label: t('row.ownKeep'), run: () => controls.run({ do: 'setOwnValues', key: layer.key, own }) },
    })
  }
}
