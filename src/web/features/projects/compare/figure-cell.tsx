import { clsx } from 'clsx'
import chartCss from '#web/charts/charts.module.css'
import { ABSENT } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'

import { type Numbers, useNumbers } from '../results/use-numbers.ts'
import css from './compare.module.css'
import { compareTexts } from './compare-texts.ts'

const BAR = 84
/** Above this multiple of the reference a difference is written as a multiple. */
const LARGEST_SHARE = 4

/** A value against that of the reference: a share, a multiple, or the difference where a share says nothing. */
export function distanceText(
  value: number | null,
  reference: number | null,
  decimals: number,
  numbers: Numbers,
): string {
  if (value === null || reference === null) return ABSENT
  const { fixed, signed } = numbers
  if (reference <= 0 || value < 0) return signed(value - reference, decimals)
  const ratio = value / reference
  if (ratio > LARGEST_SHARE) return `×\u00a0${fixed(ratio, ratio < 10 ? 1 : 0)}`
  return `${signed((ratio - 1) * 100, 0)}\u00a0%`
}

/** A figure with its bar among those of its row, its distance to the reference, and a mark where it is the best. */
export function FigureCell({
  value,
  values,
  reference,
  decimals,
  bound,
  best,
}: {
  value: number | null
  /** Of the whole row. */
  values: readonly (number | null)[]
  /** Of the reference; undefined in its own column. */
  reference: number | null | undefined
  decimals: number
  bound?: 'lower' | 'unknown' | null | undefined
  best: boolean
}) {
  const t = useTexts(compareTexts)
  const numbers = useNumbers()
  const most = Math.max(1e-9, ...values.map((one) => Math.abs(one ?? 0)))
  return (
    <div className={clsx(css.value, best && css.best)}>
      <svg className={css.valueBar} width={BAR} height="8" aria-hidden="true">
        {value !== null && (
          <rect
            className={best ? chartCss.accent : 'inkf'}
            x="0"
            y="1"
            width={(BAR * Math.abs(value)) / most}
            height="6"
          />
        )}
      </svg>
      <span className={css.figure}>
        {best && (
          <>
            <span className={css.bestMark} aria-hidden="true" />
            <span className="sr">{t('best')} </span>
          </>
        )}
        {value !== null && bound === 'lower' && (
          <>
            <span aria-hidden="true">≥ </span>
            <span className="sr">{t('atLeast')} </span>
          </>
        )}
        {value === null ? ABSENT : numbers.fixed(value, decimals)}
        {value !== null && bound === 'unknown' && <span className="small dim"> {t('unknownBound')}</span>}
      </span>
      <span className={clsx(css.difference, reference === undefined && 'dim3')}>
        {reference === undefined ? t('reference') : distanceText(value, reference, decimals, numbers)}
      </span>
    </div>
  )
}
