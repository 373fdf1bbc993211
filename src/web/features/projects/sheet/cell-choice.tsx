import { useCombobox } from 'downshift'
import { useState } from 'react'
import { float } from '#web/components/float.ts'
import css from './sheet.module.css'
import { type AfterEditing, afterBlur, type CellEditor, type Choice } from './sheet-types.ts'

const show = (panel: HTMLDivElement) => float(panel, { align: 'start', wanted: 320 })

/** The field of a cell that is chosen from a list: what is typed narrows the list, Enter and Tab choose, Escape leaves. */
export function CellChoice({
  editing,
  label,
  list,
  found,
  status,
  onNarrow,
  onChoose,
  onEnd,
}: CellEditor & {
  found: readonly Choice[]
  /** Said of what is found. */
  status?: string | undefined
  /** What the list is to be narrowed by; what stands in the cell already narrows nothing. */
  onNarrow: (text: string) => void
}) {
  const [text, setText] = useState(editing.text)
  const [isTyped, setTyped] = useState(editing.isTyped)
  const choose = (choice: Choice | undefined, then: AfterEditing) => {
    if (choice) onChoose(choice.value, then)
    else onEnd(isTyped ? text : null, then)
  }
  const combobox = useCombobox<Choice>({
    items: [...found],
    isOpen: true,
    inputValue: text,
    selectedItem: null,
    defaultHighlightedIndex: 0,
    initialHighlightedIndex: editing.isTyped ? 0 : -1,
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
      onNarrow(currentTarget.value)
    },
    onKeyDown: (event) => {
      const { key, shiftKey } = event
      if (key !== 'Enter' && key !== 'Tab' && key !== 'Escape') return
      Object.assign(event.nativeEvent, { preventDownshiftDefault: true })
      event.preventDefault()
      event.stopPropagation()
      if (key === 'Escape') onEnd(null, 'stay')
      else if (text.trim() === '' && isTyped) onEnd('', key === 'Enter' ? 'down' : 'right')
      else choose(highlighted, key === 'Enter' ? 'down' : shiftKey ? 'left' : 'right')
    },
    onBlur: (event) => {
      Object.assign(event.nativeEvent, { preventDownshiftDefault: true })
      onEnd(null, afterBlur(event))
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

/** Chooses from a closed list. */
export function ListChoice({ choices, ...props }: CellEditor & { choices: readonly Choice[] }) {
  const [text, setText] = useState(props.editing.isTyped ? props.editing.text : '')
  const wanted = text.trim().toLowerCase()
  const found = choices.filter(({ label, value }) => `${label} ${value}`.toLowerCase().includes(wanted))
  return <CellChoice {...props} found={found} onNarrow={setText} />
}
