import { type KeyboardEvent, useId, useState } from 'react'
import type { EqualQuantity } from '#vocabulary/normalised.ts'
import { Segments } from '#web/components/segments.tsx'
import { quantities, useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import css from './comparison.module.css'
import { comparisonTexts } from './comparison-texts.ts'
import { askedEqual, equalOf, equalRanges, limitChoices, typedEqual } from './equal-asked.ts'
import type { ChangeComparison } from './use-comparison.ts'
import type { View } from './view.ts'

type BarProps = { readonly view: View; readonly change: ChangeComparison }

/** The value that all are made equal to; it takes over on Enter and on leaving. */
function ValueField({ view, change, quantity }: BarProps & { quantity: EqualQuantity }) {
  const t = useTexts(comparisonTexts)
  const { figure, number } = useFormats()
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const shown = figure(quantity, view.comparison.normalised?.value)
  const isWrong = typed !== null && typedEqual(quantity, typed) === undefined
  const { from, to } = equalRanges[quantity]
  const take = () => {
    const equal = typed === null ? undefined : typedEqual(quantity, typed)
    if (equal === undefined) return
    setTyped(null)
    change({ equal })
  }
  return (
    <span className={css.equalValue}>
      <label htmlFor={id}>{t(quantity === 'uValue' ? 'row.uValue' : 'row.thickness')}</label>
      <input
        id={id}
        className="input num"
        inputMode="decimal"
        autoComplete="off"
        value={typed ?? shown}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-note` : undefined}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={take}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key === 'Enter') take()
          if (event.key === 'Escape') setTyped(null)
        }}
      />
      <span className="unit">{quantities[quantity].unit}</span>
      {isWrong && (
        <span className="hint bad" id={`${id}-note`}>
          {t('equal.range', { from: number(from), to: number(to), unit: quantities[quantity].unit })}
        </span>
      )}
    </span>
  )
}

/** As drawn, or made equal in U or in thickness: which value, and limits and the best one to take. */
export function EqualBar({ view, change }: BarProps) {
  const t = useTexts(comparisonTexts)
  const { figure } = useFormats()
  const equal = askedEqual(view.search.equal)
  const baseline = view.columns.find(({ isBaseline }) => isBaseline)
  const choose = (chosen: EqualQuantity | 'drawn') => {
    if (chosen === 'drawn') return change({ equal: undefined })
    const thickness = baseline?.drawn.thickness ?? 0
    change({ equal: chosen === 'uValue' ? 'uValue:best' : equalOf('thickness', thickness) })
  }
  const limits = limitChoices(view.columns.flatMap(({ item }) => item.kpis.conformity))
  return (
    <div className={css.equal}>
      <Segments
        label={t('equal')}
        value={equal?.quantity ?? 'drawn'}
        segments={(['drawn', 'uValue', 'thickness'] as const).map((value) => ({ value, label: t(`equal.${value}`) }))}
        onChange={choose}
      />
      {equal && view.comparison.normalised && (
        <ValueField key={equal.quantity} view={view} change={change} quantity={equal.quantity} />
      )}
      {equal?.quantity === 'uValue' && (
        <span className="row">
          {limits.map(({ name, limit }) => (
            <button
              key={limit}
              type="button"
              className="btn xs"
              onClick={() => change({ equal: equalOf('uValue', limit) })}
            >
              {name} {figure('uValueRated', limit)}
            </button>
          ))}
          <button type="button" className="btn xs" onClick={() => change({ equal: 'uValue:best' })}>
            {t('equal.best')}
          </button>
        </span>
      )}
      {equal && <span className="small dim">{t('equal.how')}</span>}
    </div>
  )
}
