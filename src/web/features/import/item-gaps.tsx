import { clsx } from 'clsx'
import { useId } from 'react'
import { Button } from '#web/components/button.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import css from './import.module.css'
import { importTexts } from './import-texts.ts'
import { type ImportItem, needsThickness, typedThickness } from './model/import-items.ts'

type Change = (change: Partial<ImportItem>) => void

function ThicknessRow({ item, index, change }: { item: ImportItem; index: number; change: Change }) {
  const t = useTexts(importTexts)
  const id = useId()
  const material = item.source.layers[index]?.material.name ?? ''
  if (item.leftOut.includes(index))
    return (
      <li className="row wrap">
        <span className="dim">{t('leftOut', { material })}</span>
        <Button size="s" onClick={() => change({ leftOut: item.leftOut.filter((one) => one !== index) })}>
          {t('takeBack')}
        </Button>
      </li>
    )
  const typed = item.thicknesses[index] ?? ''
  const invalid = typedThickness(typed) === undefined
  return (
    <li className="row wrap">
      <label htmlFor={id}>{t('thicknessMissing', { material })}</label>
      <input
        id={id}
        className={clsx('input num', css.thickness)}
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        aria-label={t('thicknessOf', { material })}
        aria-invalid={invalid || undefined}
        aria-describedby={`${id}-hint`}
        data-gap={invalid || undefined}
        onChange={({ target }) => change({ thicknesses: { ...item.thicknesses, [index]: target.value } })}
      />
      <span className="small dim" id={`${id}-hint`}>
        mm. {t('thicknessHint')}
      </span>
      <Button size="s" onClick={() => change({ leftOut: [...item.leftOut, index] })}>
        {t('leaveOut')}
      </Button>
    </li>
  )
}

/** Layers the file gives no thickness for: it is typed, or the layer left out. */
export function ItemGaps({ item, change }: { item: ImportItem; change: Change }) {
  const missing = item.source.layers.flatMap((layer, index) => (needsThickness(layer) ? [index] : []))
  if (missing.length === 0) return null
  return (
    <ul className={css.gaps}>
      {missing.map((index) => (
        <ThicknessRow key={index} item={item} index={index} change={change} />
      ))}
    </ul>
  )
}
