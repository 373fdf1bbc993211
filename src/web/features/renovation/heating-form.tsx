import { useId } from 'react'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { fieldState } from './heating.ts'
import css from './renovation.module.css'
import { type HeatingTexts, heatingFields } from './renovation-search.ts'
import { renovationTexts } from './renovation-texts.ts'

const units = {
  degreeHours: 'kKh/a',
  correction: '',
  emissionFactor: 'g CO₂e/kWh',
  efficiency: '',
  freeFrom: '',
} as const satisfies Record<keyof HeatingTexts, string>

function HeatingField({
  field,
  text,
  note,
  thisYear,
  onChange,
}: {
  field: keyof HeatingTexts
  text: string
  /** Beside the field, where its value comes from. */
  note: string
  thisYear: number
  onChange: (text: string) => void
}) {
  const t = useTexts(renovationTexts)
  const { number } = useFormats()
  const id = useId()
  const state = fieldState(field, text, thisYear)
  const write = (value: number) => (field === 'freeFrom' ? String(value) : number(value))
  const wrong = state.kind === 'wrong' ? t('range', { least: write(state.least), most: write(state.most) }) : undefined
  return (
    <div className={css.field}>
      <label htmlFor={id} className="small dim">
        {t(field)}
      </label>
      <span className="row">
        <input
          id={id}
          className="in num"
          inputMode="decimal"
          autoComplete="off"
          value={text}
          aria-invalid={wrong === undefined ? undefined : true}
          aria-describedby={`${id}-note`}
          onChange={({ target }) => onChange(target.value)}
        />
        <span className={wrong === undefined ? 'small dim' : 'small bad'} id={`${id}-note`}>
          {wrong ?? ([units[field], note].filter(Boolean).join(', ') || '\u00a0')}
        </span>
      </span>
    </div>
  )
}

/** What the user knows about the heating; nothing is preset but what the norm says of the element. */
export function HeatingForm({
  texts,
  correctionNote,
  thisYear,
  onChange,
}: {
  texts: HeatingTexts
  correctionNote: string
  thisYear: number
  onChange: (field: keyof HeatingTexts, text: string) => void
}) {
  const t = useTexts(renovationTexts)
  const notes: Partial<HeatingTexts> = { correction: correctionNote, freeFrom: t('freeFromUnit') }
  return (
    <fieldset className={css.heating}>
      <legend className="sr">{t('heating')}</legend>
      {heatingFields.map((field) => (
        <HeatingField
          key={field}
          field={field}
          text={texts[field]}
          note={notes[field] ?? ''}
          thisYear={thisYear}
          onChange={(text) => onChange(field, text)}
        />
      ))}
    </fieldset>
  )
}
