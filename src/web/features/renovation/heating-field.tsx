import { clsx } from 'clsx'
import { useId } from 'react'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import type { FieldState } from './heating-fields.ts'
import css from './renovation.module.css'
import type { HeatingTexts } from './renovation-search.ts'
import { renovationTexts } from './renovation-texts.ts'

const units = {
  degreeHours: 'kKh/a',
  correction: '',
  correctionAfter: '',
  emissionFactor: 'g CO₂e/kWh',
  primaryFactor: 'kWh/kWh',
  efficiency: '',
  systemEfficiency: '',
  freeFrom: '',
} as const satisfies Record<keyof HeatingTexts, string>

/** Digits that are written, fewer where they are noughts. */
const decimals = {
  degreeHours: 1,
  correction: 3,
  correctionAfter: 3,
  emissionFactor: 1,
  primaryFactor: 3,
  efficiency: 2,
  systemEfficiency: 2,
  freeFrom: 0,
} as const satisfies Record<keyof HeatingTexts, number>

/** One figure of the heating: the preset with its source, or what is typed in its place. */
export function HeatingField({
  field,
  typed,
  state,
  source,
  onType,
}: {
  field: keyof HeatingTexts
  typed: string | undefined
  state: FieldState
  /** Where the preset comes from. */
  source: string
  onType: (text: string) => void
}) {
  const t = useTexts(renovationTexts)
  const { number } = useFormats()
  const id = useId()
  const write = (value: number) =>
    field === 'freeFrom' ? String(value) : number(Number(value.toFixed(decimals[field])))
  const preset = write(state.preset)
  const note =
    state.kind === 'wrong'
      ? t('wrongFigure', { least: write(state.least), most: write(state.most), value: write(state.value) })
      : state.kind === 'own'
        ? t('ownFigure', { value: write(state.value), preset })
        : source
  return (
    <div className={css.field}>
      <label htmlFor={id} className="small dim">
        {t(field)}
      </label>
      <span className="row">
        <input
          id={id}
          className="input num"
          inputMode="decimal"
          autoComplete="off"
          value={typed ?? preset}
          placeholder={preset}
          aria-invalid={state.kind === 'wrong' ? true : undefined}
          aria-describedby={`${id}-note`}
          onChange={({ target }) => onType(target.value)}
        />
        <span className="small dim">{units[field]}</span>
      </span>
      <span className={clsx('small', state.kind === 'wrong' ? 'bad' : 'dim', css.source)} id={`${id}-note`}>
        {note}
      </span>
    </div>
  )
}
