import { clsx } from 'clsx'
import { useState } from 'react'
import { quantities, useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import css from './questions.module.css'
import { questionsTexts } from './questions-texts.ts'
import { figureQuantities, isFigure } from './rows.ts'
import type { Editing } from './value-choice.tsx'

type End = { readonly label: string; readonly value: string; readonly onValue: (value: string) => void }

function Amount({ factor, end: { label, value, onValue } }: { factor: number; end: End }) {
  const { locale, number: written } = useFormats()
  const [typed, setTyped] = useState<string>()
  const read = (text: string): string => {
    const plain = (locale === 'de_DE' ? text.replace(',', '.') : text).replaceAll(/[\s\u202f]/g, '')
    const amount = plain === '' ? Number.NaN : Number(plain)
    return Number.isFinite(amount) ? String(Number((amount / factor).toPrecision(12))) : ''
  }
  const change = (text: string) => {
    setTyped(text)
    onValue(read(text))
  }
  // what was typed stays as it was, until another value comes from elsewhere
  const isOwn = typed !== undefined && read(typed) === value
  const shown = isOwn ? typed : value === '' ? '' : written(Number(value) * factor, 0, 6).replace('\u2212', '-')
  return (
    <input
      className={clsx('input', css.amount)}
      inputMode="decimal"
      aria-label={label}
      value={shown}
      onChange={({ target }) => change(target.value)}
    />
  )
}

const Day = ({ label, value, onValue }: End) => (
  <input
    className={clsx('input', css.day)}
    type="date"
    min="0001-01-01"
    max="9999-12-31"
    aria-label={label}
    value={value}
    onChange={({ target }) => onValue(target.value)}
  />
)

/** One bound of a figure or day, or both ends of a range. */
export function BoundValues({ row, number, onValues }: Editing) {
  const t = useTexts(questionsTexts)
  const { kind, values } = row
  const isRange = values.length > 1
  const [first = '', second = ''] = values
  const ends: readonly End[] = isRange
    ? [
        { label: t('fromOf', { number }), value: first, onValue: (one) => onValues([one, second]) },
        { label: t('toOf', { number }), value: second, onValue: (one) => onValues([first, one]) },
      ]
    : [{ label: t('valueOf', { number }), value: first, onValue: (one) => onValues(one === '' ? [] : [one]) }]
  const quantity = isFigure(kind) ? quantities[figureQuantities[kind]] : undefined
  return (
    <>
      {ends.map((end, index) => (
        <span key={end.label} className="row">
          {index > 0 && <span className="dim">{t('to')}</span>}
          {quantity ? <Amount factor={quantity.factor} end={end} /> : <Day {...end} />}
        </span>
      ))}
      {quantity && <span className="dim">{quantity.unit}</span>}
    </>
  )
}
