import { useId, useState } from 'react'
import type { ConstructionLayer } from '#contract/constructions.ts'
import { Button } from '#web/components/button.tsx'
import { readNumber } from '#web/lib/arithmetic.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import css from './linked.module.css'
import { linkedTexts } from './linked-texts.ts'

/** Least and most that the slider reaches [mm]: around what was shared, in round numbers. */
const reach = (millimetres: number) => ({
  least: 10 * Math.floor(millimetres / 25),
  most: Math.max(40, 10 * Math.ceil(millimetres / 5)),
})

const inMillimetres = (metres: number) => Number((metres * 1000).toPrecision(9))

/** The thickness of one layer, by slider or number; nothing of it leaves the page. */
export function WhatIf({
  index,
  name,
  shared,
  layer,
  onThickness,
}: {
  index: number
  name: string
  shared: ConstructionLayer
  layer: ConstructionLayer
  /** [m] */
  onThickness: (thickness: number) => void
}) {
  const t = useTexts(linkedTexts)
  const { figure, withUnit } = useFormats()
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const { least, most } = reach(inMillimetres(shared.thickness))
  const change = (millimetres: number | undefined) => {
    if (millimetres !== undefined && millimetres > 0 && millimetres <= 5000) onThickness(millimetres / 1000)
  }
  const label = t('thicknessOf', { number: index + 1, name })
  return (
    <>
      <div className="row between">
        <label className="lbl" htmlFor={id}>
          {label}
        </label>
        <span className="small dim">{t('sharedThickness', { value: withUnit('thickness', shared.thickness) })}</span>
      </div>
      <div className={css.amount}>
        <input
          id={id}
          className="input num"
          inputMode="decimal"
          autoComplete="off"
          value={typed ?? figure('thickness', layer.thickness)}
          onChange={({ target }) => {
            setTyped(target.value)
            change(readNumber(target.value))
          }}
          onBlur={() => setTyped(null)}
        />
        <span className="unit">mm</span>
        {layer.thickness !== shared.thickness && (
          <Button look="quiet" size="s" icon="undo" onClick={() => onThickness(shared.thickness)}>
            {t('back', { value: figure('thickness', shared.thickness) })}
          </Button>
        )}
      </div>
      <input
        type="range"
        className={css.slider}
        aria-label={label}
        min={least}
        max={most}
        step={5}
        value={inMillimetres(layer.thickness)}
        onChange={({ target }) => {
          setTyped(null)
          change(Math.max(1, Number(target.value)))
        }}
      />
      <p className="small dim">{t('stays')}</p>
    </>
  )
}
