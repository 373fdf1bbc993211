import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import type { LayerDraft } from '../document/document.ts'
import { useControls } from '../document/editor-state.ts'
import { decimalMark, readNumber, typedText } from '../document/number-fields.ts'
import { problemText } from '../document/problem-text.ts'
import { editorTexts } from '../editor-texts.ts'
import css from './drawing-pane.module.css'

type Props = {
  readonly layer: LayerDraft
  /** Of the layer, from 1. */
  readonly number: number
  /** On screen, of the number or handle that it stands over. */
  readonly place: DOMRect
  readonly onClose: () => void
}

/** A dimension that is typed where it stands in the drawing. Enter takes it, Escape leaves it. */
export function DimensionField({ layer, number, place, onClose }: Props) {
  const t = useTexts(editorTexts)
  const { locale } = useFormats()
  const controls = useControls()
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const left = useRef(false)
  const field = useRef<HTMLInputElement>(null)
  const { thickness } = layer.numbers
  const [text, setText] = useState(() =>
    thickness === undefined ? '' : typedText('thickness', thickness, decimalMark(locale)),
  )
  const [told, setTold] = useState(false)
  const reading = readNumber('thickness', text)
  const problem = told && 'problem' in reading ? reading.problem : undefined
  useEffect(() => {
    const stage = box.current?.parentElement?.getBoundingClientRect()
    if (box.current && stage) {
      box.current.style.left = `${place.left + place.width / 2 - stage.left}px`
      box.current.style.top = `${place.top + place.height / 2 - stage.top}px`
    }
    field.current?.select()
  }, [place])
  const close = () => {
    left.current = true
    box.current?.parentElement?.querySelector<HTMLElement>(`[data-border="${number - 1}"]`)?.focus()
    onClose()
  }
  const take = () => {
    if ('problem' in reading) return false
    controls.seal()
    controls.run({ do: 'setNumber', key: layer.key, field: 'thickness', text })
    return true
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' || (event.key === 'Enter' && take())) close()
    else if (event.key === 'Enter') setTold(true)
    else return
    event.preventDefault()
  }
  return (
    <div ref={box} className={css.dimension}>
      <input
        ref={field}
        className="input num"
        inputMode="decimal"
        autoComplete="off"
        aria-label={t('border.field', { number })}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={problem && id}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={() => {
          if (left.current) return
          take()
          onClose()
        }}
      />
      {problem && (
        <span id={id} role="status" className="small bad">
          {problemText({ field: 'thickness', problem }, t)}
        </span>
      )}
    </div>
  )
}
