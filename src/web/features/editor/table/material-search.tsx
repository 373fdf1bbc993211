import { useCombobox } from 'downshift'
import { type KeyboardEvent, useState } from 'react'
import type { Material } from '#contract/materials.ts'
import { Icon } from '#web/components/icon.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { useLocale } from '#web/lib/i18n/locale.ts'
import { editorTexts } from '../texts/editor.ts'
import { MaterialOption } from './material-option.tsx'
import { NewOwnMaterial, takeNewOwnKey } from './new-own-material.tsx'
import { useMaterialHits } from './use-material-hits.ts'
import { rememberMaterial } from './use-material-use.ts'

type MaterialSearchProps = {
  readonly label: string
  /** Name of the material chosen now; a pasted name where there is none. */
  readonly value: string
  readonly invalid?: boolean
  readonly release: string | null
  /** In the layer table the cells hold the tab stop, not the field. */
  readonly tabIndex?: number
  readonly id?: string
  readonly onChoose: (material: Material) => void
  /** The user leaves the field by a key; nothing was chosen. */
  readonly onLeave?: (by: 'Escape' | 'Tab' | 'backTab') => void
}

/** A text field that finds a material: hits from the service while one types, with λ, ρ, A1-A3 and source. */
export function MaterialSearch(props: MaterialSearchProps) {
  const { label, value, invalid = false, release, tabIndex, id, onChoose, onLeave } = props
  const t = useTexts(editorTexts)
  const locale = useLocale()
  const [typed, setTyped] = useState<string | null>(null)
  const [open, setOpen] = useState(false)
  const text = (typed ?? '').trim()
  const { hits, use, status, best } = useMaterialHits(typed ?? '', open, release, locale)
  const choose = (material: Material) => {
    rememberMaterial(material.id)
    setTyped(null)
    setOpen(false)
    onChoose(material)
  }
  /** Takes the best hit for what was typed as soon as it is there, unless something else is typed meanwhile. */
  const chooseBest = async (text: string, field: HTMLInputElement) => {
    const material = await best(text)
    if (material && field.value === text) choose(material)
  }
  const combobox = useCombobox({
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
      if (!isOpen && type !== useCombobox.stateChangeTypes.InputClick) setTyped(null)
    },
    onStateChange: ({ type, selectedItem }) => {
      const byKey = type === useCombobox.stateChangeTypes.InputKeyDownEnter
      if (selectedItem && (byKey || type === useCombobox.stateChangeTypes.ItemClick)) choose(selectedItem)
    },
  })
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const highlighted = hits[combobox.highlightedIndex]
    if (takeNewOwnKey(event, open ? text : '')) {
      Object.assign(event.nativeEvent, { preventDownshiftDefault: true })
      return
    }
    if (typed !== null && status === 'searching' && (event.key === 'Enter' || event.key === 'Tab')) {
      Object.assign(event.nativeEvent, { preventDownshiftDefault: true })
      event.preventDefault()
      return void chooseBest(typed, event.currentTarget)
    }
    if (event.key === 'Tab' && onLeave) {
      event.preventDefault()
      if (open && typed !== null && highlighted) choose(highlighted)
      else onLeave(event.shiftKey ? 'backTab' : 'Tab')
    }
    if (event.key === 'Escape' && onLeave) onLeave('Escape')
  }
  const input = combobox.getInputProps({
    'aria-label': label,
    onKeyDown,
    onChange: ({ currentTarget }) => {
      setTyped(currentTarget.value)
      setOpen(true)
    },
    onFocus: ({ currentTarget }) => {
      currentTarget.select()
      setOpen(true)
    },
  })
  return (
    <span className="combo">
      <input
        {...input}
        className={open ? 'in on' : 'in'}
        tabIndex={tabIndex}
        aria-invalid={invalid || undefined}
        aria-labelledby={undefined}
        autoComplete="off"
        spellCheck={false}
      />
      <Icon name="down" />
      <div className="menu material-hits" hidden={!open}>
        {open && (
          <div className="mhd small dim">
            <span className="grow" role="status">
              {status === 'failed'
                ? t('material.failed')
                : hits.length === 0
                  ? t(status === 'searching' ? 'material.searching' : 'material.none', { text: typed ?? '' })
                  : t('material.hits', { count: hits.length })}
            </span>
            <span className="num w">λ</span>
            <span className="num w">ρ</span>
            <span className="num w">{t('material.production')}</span>
          </div>
        )}
        <ul {...combobox.getMenuProps({ 'aria-label': t('material.list') })}>
          {open &&
            hits.map((material, index) => (
              <li key={material.id} {...combobox.getItemProps({ item: material, index })}>
                <span className={index === combobox.highlightedIndex ? 'mi on' : 'mi'}>
                  <MaterialOption material={material} text={text} uses={use[material.id]?.count ?? 0} />
                </span>
              </li>
            ))}
        </ul>
        {open && text !== '' && <NewOwnMaterial name={text} />}
      </div>
    </span>
  )
}
