import { clsx } from 'clsx'
import { useCombobox } from 'downshift'
import { type ComponentProps, type KeyboardEvent, type ReactNode, useEffect, useState } from 'react'
import { float } from './float.ts'
import { Icon } from './icon.tsx'

/** What is typed into a combobox, null where nothing is, and whether its list is open: hits follow from both. */
export function useComboboxText(initial: string | null = null) {
  const [typed, setTyped] = useState(initial)
  const [open, setOpen] = useState(false)
  const close = () => {
    setTyped(null)
    setOpen(false)
  }
  return { typed, open, setTyped, setOpen, close }
}

/** What it finds: a material, or anything else that has a name. */
type Findable = { readonly id: string; readonly name: string }

type MaterialComboboxProps<M extends Findable> = {
  readonly text: ReturnType<typeof useComboboxText>
  readonly label: string
  /** Stands in the field while nothing is typed. */
  readonly value: string
  readonly hits: readonly M[]
  readonly renderOption: (material: M) => ReactNode
  readonly onChoose: (material: M) => void
  /** How many hits there are, or why there are none. */
  readonly status: string
  /** Name of the list. */
  readonly list: string
  /** Heads of the columns of figures. */
  readonly columns: readonly string[]
  readonly className: Readonly<Record<'root' | 'hits' | 'head', string | undefined>>
  readonly id?: string | undefined
  /** Whether the list opens as soon as one is in the field. */
  readonly opensOnFocus?: boolean
  readonly invalid?: boolean
  /** Further attributes of the field. */
  readonly input?: Pick<ComponentProps<'input'>, 'tabIndex' | 'placeholder' | 'autoFocus'> & {
    readonly 'data-gap'?: true | undefined
  }
  /** Keys come here first. @param highlighted - what Enter would choose */
  readonly onKeyDown?: (event: KeyboardEvent<HTMLInputElement>, highlighted: M | undefined) => void
  /** What Enter would choose now; tells it once it rests. */
  readonly onHighlight?: ((material: M) => void) | undefined
  /** Below the hits of an open list. */
  readonly children?: ReactNode
}

/** Height of a list with its head, its hits and what stands below them [px]. */
const LIST = { hits: 340, around: 90 } as const
/** What is always shown of them [px]. */
const LEAST_HITS = 100

/** Lets the hits, not the whole list, scroll within the window. */
const limit = (panel: HTMLElement, most: number) => {
  const hits = panel.querySelector('ul')
  if (hits) hits.style.maxHeight = `${Math.max(LEAST_HITS, Math.min(LIST.hits, most - LIST.around))}px`
}

/** Rest before what is highlighted is told [ms]. */
const HIGHLIGHT = 80

function useHighlight<M extends Findable>(highlighted: M | undefined, tell: ((material: M) => void) | undefined): void {
  useEffect(() => {
    const timer = highlighted && tell ? setTimeout(() => tell(highlighted), HIGHLIGHT) : undefined
    return () => clearTimeout(timer)
  }, [highlighted, tell])
}
const show = (panel: HTMLDivElement) => float(panel, { align: 'start', wanted: LIST.hits + LIST.around, limit })

/** A text field that finds a material; where the hits come from is up to who uses it. */
export function MaterialCombobox<M extends Findable>(props: MaterialComboboxProps<M>) {
  const { text, label, value, hits, renderOption, onChoose, status, list, columns, className, id, children } = props
  const { opensOnFocus = false, invalid = false, onKeyDown } = props
  const { typed, open, setTyped, setOpen, close } = text
  const { InputClick, InputKeyDownEnter, ItemClick } = useCombobox.stateChangeTypes
  const combobox = useCombobox<M>({
    items: [...hits],
    isOpen: open,
    inputValue: typed ?? value,
    selectedItem: null,
    defaultHighlightedIndex: 0,
    ...(id !== undefined && { inputId: id }),
    itemToString: (material) => material?.name ?? '',
    itemToKey: (material) => material?.id,
    onIsOpenChange: ({ isOpen, type }) => {
      setOpen(isOpen)
      if (!isOpen && type !== InputClick) setTyped(null)
    },
    onStateChange: ({ type, selectedItem }) => {
      if (!selectedItem || (type !== InputKeyDownEnter && type !== ItemClick)) return
      close()
      onChoose(selectedItem)
    },
  })
  useHighlight(open ? hits[combobox.highlightedIndex] : undefined, props.onHighlight)
  const input = combobox.getInputProps({
    ...props.input,
    'aria-label': label,
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      onKeyDown?.(event, hits[combobox.highlightedIndex])
      // once the list is closed, Escape is for what stands around, such as a dialog
      if (event.key === 'Escape' && !open) Object.assign(event.nativeEvent, { preventDownshiftDefault: true })
    },
    onChange: ({ currentTarget }) => {
      setTyped(currentTarget.value)
      setOpen(true)
    },
    onClick: ({ nativeEvent }) => {
      if (!opensOnFocus) return
      // the press has opened the list already; a click that toggles would close it again
      Object.assign(nativeEvent, { preventDownshiftDefault: true })
      setOpen(true)
    },
    onFocus: ({ currentTarget }) => {
      currentTarget.select()
      if (opensOnFocus) setOpen(true)
    },
  })
  return (
    <span className={className.root}>
      <input
        {...input}
        className={open ? 'input on' : 'input'}
        aria-invalid={invalid || undefined}
        aria-labelledby={undefined}
        autoComplete="off"
        spellCheck={false}
      />
      <Icon name="down" />
      <div className={clsx('menu', className.hits)} hidden={!open} ref={open ? show : null}>
        {open && (
          <div className={clsx(className.head, 'small dim')}>
            <span className="grow" role="status">
              {status}
            </span>
            {columns.map((column) => (
              <span key={column} className="num">
                {column}
              </span>
            ))}
          </div>
        )}
        <ul {...combobox.getMenuProps({ 'aria-label': list })}>
          {open &&
            hits.map((material, index) => (
              <li key={material.id} {...combobox.getItemProps({ item: material, index })}>
                <span className={index === combobox.highlightedIndex ? 'mi on' : 'mi'}>{renderOption(material)}</span>
              </li>
            ))}
        </ul>
        {open && children}
      </div>
    </span>
  )
}
