import { useState } from 'react'
import { type BoundedFigure, bounds } from '#vocabulary/bounds.ts'
import { Field } from '#web/components/field.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { readCell } from '../document/typed-number.ts'
import { projectTexts } from '../projects-texts.ts'

/** A unit as it is told; none where there is none. */
const told = (unit: string): string => (unit === '1' ? '' : unit)

/** A number with its unit, as it is typed; what is not within its bounds stays in the field, with the reason. */
export function NumberField({
  label,
  name,
  figure,
  value,
  onChange,
  unit = bounds[figure].unit,
  scale = 1,
  isRequired = false,
  isWhole = false,
  decimals = 2,
  within = bounds[figure],
  readOnly = false,
  hint,
}: {
  label: string
  /** By which an address names it. */
  name?: string
  figure: BoundedFigure
  value: number | undefined
  onChange: (value: number | undefined) => void
  unit?: string
  /** What the number in the field is multiplied with. */
  scale?: number
  isRequired?: boolean
  isWhole?: boolean
  /** Most that are shown. */
  decimals?: number
  /** Narrower bounds than those of the figure. */
  within?: { readonly minimum: number; readonly maximum: number }
  readOnly?: boolean
  hint?: string | undefined
}) {
  const t = useTexts(projectTexts)
  const { number } = useFormats()
  const [typed, setTyped] = useState<string | null>(null)
  const scaled = (text: string) => {
    const read = readCell(text, figure, isWhole)
    if (!('value' in read)) return read
    const isOut = read.value !== undefined && (read.value < within.minimum || read.value > within.maximum)
    if (isOut) return { refused: 'outside' } as const
    return { value: read.value === undefined ? undefined : read.value * scale }
  }
  const read = typed === null ? { value } : scaled(typed)
  const lacks = isRequired && typed !== null && typed.trim() === ''
  const { minimum, maximum } = within
  const error = lacks
    ? t('required')
    : 'value' in read
      ? undefined
      : t('outside', { minimum, maximum, unit: told(unit) })
  return (
    <Field
      label={[label, told(unit)].filter(Boolean).join(' in ')}
      inputMode="decimal"
      name={name}
      readOnly={readOnly}
      value={typed ?? (value === undefined ? '' : number(value / scale, 0, decimals))}
      error={error}
      hint={hint}
      onFocus={({ target }) => target.select()}
      onChange={({ target }) => {
        setTyped(target.value)
        const next = scaled(target.value)
        if ('value' in next && !(isRequired && next.value === undefined)) onChange(next.value)
      }}
      onBlur={() => {
        if (error === undefined) setTyped(null)
      }}
    />
  )
}
