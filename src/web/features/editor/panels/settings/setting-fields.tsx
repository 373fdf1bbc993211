import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { type Bounds, isWithin } from '#vocabulary/bounds.ts'
import { Field } from '#web/components/field.tsx'
import { Checkbox, OptionLine } from '#web/components/option.tsx'
import { Select } from '#web/components/select.tsx'
import { withoutDust } from '#web/lib/arithmetic.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { useControls } from '../../document/editor-state.ts'
import { arrowSteps } from '../../document/number-fields.ts'
import { Stepper } from '../../scrubbing/stepper.tsx'
import { useScrub } from '../../scrubbing/use-scrub.ts'
import { settingsTexts } from '../panel-texts.ts'
import css from '../panels.module.css'
import { type Shown, steppedSetting } from './setting-steps.ts'

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

type NumberProps = {
  readonly label: string
  readonly value: number | undefined
  readonly bounds: Bounds
  readonly factor?: number
  readonly whole?: boolean
  readonly hint?: ReactNode
  /** What holds where nothing is said. */
  readonly usual?: number | undefined
  readonly placeholder?: string
  /** Under which changes of it are one step that can be undone; absent where nothing of the document changes. */
  readonly gather?: string
  readonly onChange: (value: number | undefined) => void
}

/** Steps of a setting by buttons, by what is dragged and by arrow keys; undefined where it is not known. */
function useSteps({ value, usual, gather, onChange, ...shown }: NumberProps & Shown) {
  const controls = useControls()
  const standing = value ?? usual
  const stepFrom = (from: number | undefined, steps: number) => {
    const next = steppedSetting(from, steps, shown)
    if (next !== undefined) onChange(next)
  }
  /** What stood there when it was taken hold of, and what held then. */
  const taken = useRef<{ readonly value: number | undefined; readonly standing: number | undefined } | null>(null)
  const grip = useScrub({
    take: () => {
      controls.seal()
      taken.current = { value, standing }
      return true
    },
    move: (steps) => stepFrom(taken.current?.standing, steps),
    drop: controls.seal,
    cancel: () => (gather === undefined ? onChange(taken.current?.value) : controls.cancel(gather)),
  })
  const step = (steps: number) => stepFrom(standing, steps)
  return {
    aside: standing !== undefined && <Stepper onStep={step} grip={grip} />,
    onKeyDown: (event: KeyboardEvent) => {
      const steps = arrowSteps(event)
      if (steps === undefined) return
      event.preventDefault()
      step(steps)
    },
  }
}

/** A number within bounds, shown in a multiple of its unit; what is none stays in the field and does not count. */
export function SettingNumber(props: NumberProps) {
  const { label, value, bounds, factor = 1, whole = false, hint, usual, placeholder, onChange } = props
  const t = useTexts(settingsTexts)
  const { number } = useFormats()
  const [wrong, setWrong] = useState<string | null>(null)
  const change = (next: number | undefined) => {
    setWrong(null)
    onChange(next)
  }
  const steps = useSteps({ ...props, factor, whole, onChange: change })
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
      placeholder={placeholder ?? (usual === undefined ? undefined : number(withoutDust(usual * factor)))}
      value={wrong ?? (value === undefined ? '' : number(withoutDust(value * factor)))}
      error={wrong === null ? undefined : t('range', range)}
      hint={hint}
      onChange={({ target }) => type(target.value)}
      {...steps}
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
