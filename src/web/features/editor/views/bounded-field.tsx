import { useId, useState } from 'react'
import { UnitText } from '#web/charts/unit-text.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { readBounded } from './bounded-number.ts'
import { viewTexts } from './view-texts.ts'
import css from './views.module.css'

/** A field for a number between bounds, in the unit on screen. What cannot be read is told and changes nothing. */
export function BoundedField({
  label,
  unit,
  minimum,
  maximum,
  value,
  usual,
  onChange,
}: {
  label: string
  unit: string
  minimum: number
  maximum: number
  /** Null: the usual one. */
  value: number | null
  /** Shown where nothing is typed; absent where that is not known. */
  usual?: number | undefined
  onChange: (value: number | null) => void
}) {
  const t = useTexts(viewTexts)
  const { number } = useFormats()
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const reading = typed === null ? null : readBounded(typed, { minimum, maximum })
  const problem = reading && 'problem' in reading ? reading.problem : undefined
  const isOf = (one: number | null) => (one ?? usual) === (value ?? usual)
  const isTyped = typed !== null && (problem !== undefined || (reading && 'value' in reading && isOf(reading.value)))
  return (
    <div className={css.bounded}>
      <label htmlFor={id}>{label}</label>
      <span className="row">
        <input
          id={id}
          className="input num"
          inputMode="decimal"
          autoComplete="off"
          placeholder={usual === undefined ? '' : number(usual)}
          value={isTyped ? typed : value === null ? '' : number(value)}
          aria-invalid={problem !== undefined || undefined}
          aria-describedby={`${id}-note`}
          onBlur={() => problem === undefined && setTyped(null)}
          onChange={({ target }) => {
            setTyped(target.value)
            const next = readBounded(target.value, { minimum, maximum })
            if ('value' in next) onChange(next.value)
          }}
        />
        <span className="unit">
          <UnitText unit={unit} />
        </span>
      </span>
      <p className={problem ? 'hint bad' : 'hint'} id={`${id}-note`}>
        {problem === 'notANumber'
          ? t('bounded.notANumber')
          : t('bounded.within', { from: number(minimum), to: number(maximum) })}
      </p>
    </div>
  )
}
