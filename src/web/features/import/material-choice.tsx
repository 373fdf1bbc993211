import { clsx } from 'clsx'
import { useCombobox } from 'downshift'
import { useMemo, useState } from 'react'
import type { Material } from '#contract/materials.ts'
import { folded } from '#vocabulary/folded.ts'
import { Icon } from '#web/components/icon.tsx'
import { HatchSwatch } from '#web/drawing/hatch-swatch.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { type MaterialStock } from '#web/resources/imports/import-queries.ts'
import css from './import.module.css'
import { importTexts } from './import-texts.ts'

const MOST_HITS = 50

/** Materials whose names hold every typed word, in any language; without text the proposals, then all. */
function hitsFor(
  text: string,
  proposed: readonly string[],
  { materials, choosable }: MaterialStock,
): readonly Material[] {
  const words = folded(text).split(' ')
  const found = choosable.flatMap(({ id, names }) => {
    const all = names.map(folded).join('\n')
    return words.every((word) => all.includes(word)) ? [id] : []
  })
  const ids = text.trim() === '' ? [...proposed, ...found.filter((id) => !proposed.includes(id))] : found
  return ids.slice(0, MOST_HITS).flatMap((id) => materials.get(id) ?? [])
}

function Hit({ material }: { material: Material }) {
  const { figure } = useFormats()
  return (
    <>
      <HatchSwatch hatch={material.hatch} height={22} />
      <span className="grow">{material.name}</span>
      <span className="num w">{figure('conductivity', material.conductivity)}</span>
      <span className="num w">{figure('density', material.density)}</span>
    </>
  )
}

/** A field that finds a material among all of them. */
export function MaterialChoice({
  label,
  value,
  proposed,
  stock,
  onChoose,
}: {
  label: string
  value: Material | undefined
  proposed: readonly string[]
  stock: MaterialStock
  onChoose: (id: string) => void
}) {
  const t = useTexts(importTexts)
  const [typed, setTyped] = useState<string | null>(null)
  const [open, setOpen] = useState(false)
  const hits = useMemo(() => (open ? hitsFor(typed ?? '', proposed, stock) : []), [open, typed, proposed, stock])
  const combobox = useCombobox<Material>({
    items: [...hits],
    isOpen: open,
    inputValue: typed ?? value?.name ?? '',
    selectedItem: null,
    defaultHighlightedIndex: 0,
    itemToString: (material) => material?.name ?? '',
    itemToKey: (material) => material?.id,
    onIsOpenChange: ({ isOpen, type }) => {
      setOpen(isOpen)
      if (!isOpen && type !== useCombobox.stateChangeTypes.InputClick) setTyped(null)
    },
    onStateChange: ({ type, selectedItem }) => {
      const { InputKeyDownEnter, ItemClick } = useCombobox.stateChangeTypes
      if (!selectedItem || (type !== InputKeyDownEnter && type !== ItemClick)) return
      setTyped(null)
      setOpen(false)
      onChoose(selectedItem.id)
    },
  })
  const input = combobox.getInputProps({
    'aria-label': label,
    placeholder: t('searchMaterial'),
    onChange: ({ currentTarget }) => {
      setTyped(currentTarget.value)
      setOpen(true)
    },
    onFocus: ({ currentTarget }) => currentTarget.select(),
  })
  return (
    <span className={css.combobox}>
      <input
        {...input}
        className={open ? 'in on' : 'in'}
        aria-labelledby={undefined}
        aria-invalid={value === undefined || undefined}
        data-gap={value === undefined || undefined}
        autoComplete="off"
        spellCheck={false}
      />
      <Icon name="down" />
      <div className={clsx('menu', css.hits)} hidden={!open}>
        {open && (
          <p className={clsx(css.hitsHead, 'small dim')}>
            <span className="grow" role="status">
              {hits.length === 0 ? t('noHits', { text: typed ?? '' }) : t('hits', { count: hits.length })}
            </span>
            <span className="num w">λ</span>
            <span className="num w">ρ</span>
          </p>
        )}
        <ul {...combobox.getMenuProps({ 'aria-label': t('list') })}>
          {open &&
            hits.map((material, index) => (
              <li key={material.id} {...combobox.getItemProps({ item: material, index })}>
                <span className={index === combobox.highlightedIndex ? 'mi on' : 'mi'}>
                  <Hit material={material} />
                </span>
              </li>
            ))}
        </ul>
      </div>
    </span>
  )
}
