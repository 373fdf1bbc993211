import { useCombobox } from 'downshift'
import { useRef, useState } from 'react'
import { float } from '#web/components/float.ts'
import css from './sheet.module.css'
import type { Choice, Choices } from './sheet-types.ts'
import type { AfterEditing, Editing } from './use-sheet.ts'

const show = (panel: HTMLDivElement) => float(panel, { align: 'start', wanted: 320 })

/** The field of a cell that is chosen from a list: what is typed narrows the list, Enter and Tab choose, Escape leaves. */
export function CellChoice({
  editing,
  label,
  list,
  useChoices,
  onChoose,
  onEnd,
}: {
  editing: Editing
  label: string
  /** Name of the list. */
  list: string
  useChoices: (text: string) => Choices
  onChoose: (value: string, then: AfterEditing) => void
  onEnd: (text: string | null, then: AfterEditing) => void
}) {
  const [text, setText] = useState(editing.text)
  const [isTyped, setTyped] = useState(editing.isTyped)
  const isDone = useRef(false)
  // what stands there already narrows nothing
  const { found, status } = useChoices(isTyped ? text : '')
  const end = (run: () => void) => {
    if (isDone.current) return
    isDone.current = true
    run()
  }
  const choose = (choice: Choice | undefined, then: AfterEditing) =>
    end(() => {
      if (choice) onChoose(choice.value, then)
      else onEnd(isTyped ? text : null, then)
    })
  const combobox = useCombobox<Choice>({
    items: [...found],
    isOpen: true,
    inputValue: text,
    selectedItem: null,
    defaultHighlightedIndex: 0,
    itemToString: (choice) => choice?.label ?? '',
    itemToKey: (choice) => choice?.value,
    onSelectedItemChange: ({ selectedItem }) => selectedItem && choose(selectedItem, 'stay'),
  })
  const highlighted = found[combobox.highlightedIndex]
  const input = combobox.getInputProps({
    'aria-label': label,
    onChange: ({ currentTarget }) => {
      setText(currentTarget.value)
      setTyped(true)
    },
    onKeyDown: (event) => {
      const { key, shiftKey } = event
      if (key !== 'Enter' && key !== 'Tab' && key !== 'Escape') return
      Object.assign(event.nativeEvent, { preventDownshiftDefault: true })
      event.preventDefault()
      event.stopPropagation()
      if (key === 'Escape') end(() => onEnd(null, 'stay'))
      else if (text.trim() === '' && isTyped) end(() => onEnd('', key === 'Enter' ? 'down' : 'right'))
      else choose(highlighted, key === 'Enter' ? 'down' : shiftKey ? 'left' : 'right')
    },
    onBlur: (event) => {
      Object.assign(event.nativeEvent, { preventDownshiftDefault: true })
      end(() => onEnd(null, 'stay'))
    },
    ref: (field: HTMLInputElement | null) => {
      if (!field || field === document.activeElement) return
      field.focus({ preventScroll: true })
      if (editing.isTyped) field.setSelectionRange(text.length, text.length)
      else field.select()
    },
  })
  return (
    <span className={css.choice}>
      <input
        {...input}
        className={`input on ${css.field}`}
        aria-labelledby={undefined}
        autoComplete="off"
        spellCheck={false}
      />
      <div className={`menu ${css.choices}`} ref={show}>
        {status !== undefined && (
          <p className={`small dim ${css.status}`} role="status">
            {status}
          </p>
        )}
        <ul {...combobox.getMenuProps({ 'aria-label': list })}>
          {found.map((choice, index) => (
            // a press must not take the focus from the field before it chooses
            <li
              key={choice.value}
              {...combobox.getItemProps({ item: choice, index, onMouseDown: (event) => event.preventDefault() })}
            >
              <span className={index === combobox.highlightedIndex ? 'mi on' : 'mi'}>
                {choice.label}
                {choice.hint !== undefined && <span className="r">{choice.hint}</span>}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </span>
  )
}
