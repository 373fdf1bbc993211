import { clsx } from 'clsx'
import { lazy, Suspense } from 'react'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { CurvesTable, type Known } from './curves-table.tsx'
import type { Heating } from './heating.ts'
import { PaybackTable } from './payback-table.tsx'
import { ProofTable } from './proof-table.tsx'
import css from './renovation.module.css'
import { renovationTexts } from './renovation-texts.ts'
import { SourceTable } from './source-table.tsx'
import type { HeatingState } from './use-heating.ts'

const PaybackChart = lazy(async () => ({ default: (await import('./payback-chart.tsx')).PaybackChart }))

/** Bases of the same construction differ by rounding at most. */
const SAME_BASE = 0.005

function Years({ known, period }: { known: readonly Known[]; period: number }) {
  const t = useTexts(renovationTexts)
  const { number } = useFormats()
  return known.map(({ variant, years }, index) => (
    <p key={variant.construction.id} className={index === 0 ? 'fig2' : 'fig2 sub'} data-paper="years">
      {years === null ? (
        <span className="u">{t('never', { years: period, name: variant.mark })}</span>
      ) : (
        <>
          <b>
            {variant.complete ? '' : '≥ '}
            {number(Math.round(years * 10) / 10, 1)}
          </b>{' '}
          <span className="u">{t('yearsOf', { name: variant.mark })}</span>
        </>
      )}
    </p>
  ))
}

/** When the works are paid back, over time and by two measures, and what they save by the factors of law. */
export function PaybackResult({
  known,
  heating,
  state: { choices, compared, thisYear: startYear },
}: {
  known: readonly Known[]
  heating: Heating
  state: HeatingState
}) {
  const { path } = choices
  const carrier = choices.generator.carrier
  const t = useTexts(renovationTexts)
  const period = known[0]?.variant.assessed.after.lifeCycle.referenceStudyPeriod ?? 0
  const first = known[0]?.course.before ?? 0
  const sameBase = known.every(({ course }) => Math.abs(course.before - first) <= first * SAME_BASE)
  return (
    <div className={css.paybackColumns}>
      <div className={css.curves} data-paper="left">
        <Suspense fallback={<div className={css.chartWait} aria-busy="true" />}>
          <PaybackChart
            lines={known.map(({ variant, course, years }) => ({
              key: variant.construction.id,
              name: variant.mark,
              course,
              years,
            }))}
            operating={heating.emissions}
            period={period}
            startYear={startYear}
          />
        </Suspense>
        <SourceTable known={known} compared={compared} period={period} startYear={startYear} />
        <ProofTable known={known} heating={heating} carrier={carrier} />
      </div>
      <div data-paper="right">
        <Years known={known} period={period} />
        <PaybackTable known={known} heating={heating} period={period} />
        <CurvesTable known={known} operating={heating.emissions} period={period} startYear={startYear} />
        <p className={clsx('small dim', css.note)} data-paper="notes">
          {t('assumptions')}{' '}
          {t(
            path === 'scenario' && (carrier !== 'electricity' || choices.supply) ? 'course.constant' : `course.${path}`,
            {
              year: String(heating.freeFrom),
            },
          )}
        </p>
        {!sameBase && (
          <p className={clsx('small dim', css.note)} data-paper="notes">
            {t('differentBefore', { name: known[0]?.variant.mark ?? '' })}
          </p>
        )}
        {known.some(({ variant }) => !variant.complete) && (
          <p className={clsx('small warn', css.note)} data-paper="notes">
            {t('lowerBound')}
          </p>
        )}
      </div>
    </div>
  )
}
