import { type ReactNode, useId, useState } from 'react'
import { type Bounds, isWithin } from '#vocabulary/bounds.ts'
import { Field } from '#web/components/field.tsx'
import { Checkbox, OptionLine } from '#web/components/option.tsx'
import { Select } from '#web/components/select.tsx'
import { withoutDust } from '#web/lib/arithmetic.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { settingsTexts } from '../panel-texts.ts'
import css from '../panels.module.css'

/** One of a closed list. Where nothing is chosen the first one holds, or nothing where `open`. */
export function SettingChoice<V extends string>({
  label,
  value,
  values,
  textOf,
  onChange,
  open = false,
  hint,
}: {
  label: string
  value: V | undefined
  values: readonly V[]
  textOf: (value: V) => string
  /** Given undefined for what holds where nothing is chosen. */
  onChange: (value: V | undefined) => void
  open?: boolean
  hint?: string
}) {
  const t = useTexts(settingsTexts)
  const id = useId()
  const standard = open ? undefined : values[0]
  const choose = (text: string) => {
    const chosen = values.find((one) => one === text)
    onChange(chosen === standard ? undefined : chosen)
  }
  return (
    <div>
      <label className="field">
        <span className="lbl">{label}</span>
        <Select
          aria-describedby={hint === undefined ? undefined : id}
          value={value ?? standard ?? ''}
          onChange={({ target }) => choose(target.value)}
        >
          {open && <option value="">{t('notSet')}</option>}
          {values.map((one) => (
            <option key={one} value={one}>
              {textOf(one)}
            </option>
          ))}
        </Select>
      </label>
      {hint !== undefined && (
        <p id={id} className="small dim">
          {hint}
        </p>
      )}
    </div>
  )
}

/** A number within bounds, shown in a multiple of its unit; what is none stays in the field and does not count. */
export function SettingNumber({
  label,
  value,
  bounds,
  factor = 1,
  whole = false,
  hint,
  placeholder,
  onChange,
}: {
  label: string
  value: number | undefined
  bounds: Bounds
  factor?: number
  whole?: boolean
  hint?: ReactNode
  placeholder?: string
  onChange: (value: number | undefined) => void
}) {
  const t = useTexts(settingsTexts)
  const { number } = useFormats()
  const [wrong, setWrong] = useState<string | null>(null)
  const type = (text: string) => {
    const typed = text.trim().replace(',', '.')
    if (typed === '') {
      setWrong(null)
      return onChange(undefined)
    }
    const read = /^\d+(\.\d+)?$/.test(typed) ? withoutDust(Number(typed) / factor) : Number.NaN
    const fits = isWithin(bounds, read) && (!whole || Number.isInteger(read))
    setWrong(fits && !text.trim().endsWith(',') ? null : text)
    if (fits) onChange(read)
  }
  const range = { minimum: number(bounds.minimum * factor), maximum: number(bounds.maximum * factor) }
  return (
    <Field
      label={label}
      className="input num"
      inputMode="decimal"
      autoComplete="off"
      placeholder={placeholder}
      value={wrong ?? (value === undefined ? '' : number(withoutDust(value * factor)))}
      error={wrong === null ? undefined : t('range', range)}
      hint={hint}
      onChange={({ target }) => type(target.value)}
    />
  )
}

/** Something that is so or not. */
export const SettingFlag = ({
  label,
  value = false,
  onChange,
}: {
  label: string
  value: boolean | undefined
  onChange: (value: boolean | undefined) => void
}) => (
  <OptionLine className={css.whole}>
    <Checkbox checked={value} onChange={({ target }) => onChange(target.checked || undefined)} />
    {label}
  </OptionLine>
)
