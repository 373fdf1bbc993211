import { builtInLabel } from '#web/lib/accessory-label.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import type { LayerDraft } from '../document/document.ts'
import { useControls } from '../document/editor-state.ts'
import { editorTexts } from '../editor-texts.ts'
import css from './layer-table.module.css'

/** What is built into a layer, in a line below its material; leads to where it is changed. */
export function BuiltInLine({ layer, index, readOnly }: { layer: LayerDraft; index: number; readOnly: boolean }) {
  const t = useTexts(editorTexts)
  const formats = useFormats()
  const controls = useControls()
  const { accessories = [], key } = layer
  if (accessories.length === 0) return null
  const text = builtInLabel(accessories, formats).trim()
  if (readOnly) return <span className={css.builtIn}>{text}</span>
  return (
    <button
      type="button"
      className={css.builtIn}
      tabIndex={-1}
      aria-haspopup="dialog"
      aria-label={t('row.builtInOf', { number: index + 1, parts: text })}
      title={text}
      onMouseDown={(event) => event.stopPropagation()}
      onClick={() => controls.open({ kind: 'accessories', key })}
    >
      {text}
    </button>
  )
}
