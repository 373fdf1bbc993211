import type { KeyboardEvent } from 'react'
import css from './sheet.module.css'
import { type AfterEditing, afterBlur, type Editing } from './sheet-types.ts'

const afterKey = ({ key, shiftKey }: KeyboardEvent): AfterEditing | undefined => {
  if (key === 'Enter') return 'down'
  return key === 'Tab' ? (shiftKey ? 'left' : 'right') : undefined
}

/** The field of a cell that is written in: Enter and Tab keep, Escape does not. */
export function CellField({
  editing,
  label,
  isNumeric,
  onType,
  onEnd,
}: {
  editing: Editing
  label: string
  isNumeric: boolean
  onType: (text: string) => void
  onEnd: (text: string | null, then: AfterEditing) => void
}) {
  return (
    <input
      className={isNumeric ? `input num ${css.field}` : `input ${css.field}`}
      aria-label={label}
      autoComplete="off"
      spellCheck={false}
      defaultValue={editing.text}
      ref={(field) => {
        if (!field || field === document.activeElement) return
        field.focus({ preventScroll: true })
        if (editing.isTyped) field.setSelectionRange(editing.text.length, editing.text.length)
        else field.select()
      }}
      onInput={(event) => onType(event.currentTarget.value)}
      onKeyDown={(event) => {
        const then = afterKey(event)
        if (!then && event.key !== 'Escape') return
        event.preventDefault()
        event.stopPropagation()
        onEnd(then ? event.currentTarget.value : null, then ?? 'stay')
      }}
      onBlur={(event) => onEnd(event.currentTarget.value, afterBlur(event))}
    />
  )
}
