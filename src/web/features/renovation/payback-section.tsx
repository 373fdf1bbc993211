import { clsx } from 'clsx'
import { lazy, Suspense } from 'react'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { type Heating, knownCorrections, losesHeat } from './heating.ts'
import { HeatingForm } from './heating-form.tsx'
import { afterWorks, type Course, operation, payback } from './payback.ts'
import css from './renovation.module.css'
import type { HeatingTexts } from './renovation-search.ts'
import { renovationTexts } from './renovation-texts.ts'
import type { Variant } from './variant.ts'

const PaybackChart = lazy(async () => ({ default: (await import('./payback-chart.tsx')).PaybackChart }))

/** Years that the table names. */
const namedYears = [5, 10, 20, 30, 50] as const
/** Bases of the same construction differ by rounding at most. */
const SAME_BASE = 0.005

type Known = { readonly variant: Variant; readonly course: Course; readonly years: number | null }

function Years({ known, period }: { known: readonly Known[]; period: number }) {
  const t = useTexts(renovationTexts)
  const { number } = useFormats()
  return known.map(({ variant, years }, index) => (
    <p key={variant.construction.id} className={index === 0 ? 'fig2' : 'fig2 sub'}>
      {years === null ? (
        <span className="u">{t('never', { years: period, name: variant.mark })}</span>
      ) : (
        <>
          <b>
            {variant.complete ? '' : '≥ '}
            {number(Math.round(years * 10) / 10, 1)}
          </b>
          <span className="u">{t('yearsOf', { name: variant.mark })}</span>
        </>
      )}
    </p>
  ))
}

function CurvesTable({
  known,
  heating,
  period,
  startYear,
}: {
  known: readonly Known[]
  heating: Heating
  period: number
  startYear: number
}) {
  const t = useTexts(renovationTexts)
  const { figure, difference } = useFormats()
  const [shown] = known
  if (!shown) return null
  const whole = (value: number) => figure('mass', value)
  return (
    <table className={clsx('rt2', css.years)}>
      <caption className="sr">{t('curvesTable')}</caption>
      <thead>
        <tr>
          <th scope="col">
            kg CO<sub>2</sub>e/m²
          </th>
          <th scope="col" className="num">
            {t('before')}
          </th>
          {known.map(({ variant }) => (
            <th key={variant.construction.id} scope="col" className="num">
              {variant.mark.slice(0, 10)}
            </th>
          ))}
          <th scope="col" className="num">
            {t('differenceColumn')}
          </th>
        </tr>
      </thead>
      <tbody>
        {namedYears
          .filter((years) => years <= period)
          .map((years) => {
            const base = operation(shown.course.before, heating, years)
            return (
              <tr key={years}>
                <th scope="row">
                  {startYear + years} <span className="unit">{t('afterYears', { years })}</span>
                </th>
                <td className="num">{whole(base)}</td>
                {known.map(({ variant, course }, index) => (
                  <td key={variant.construction.id} className="num">
                    {index === 0 ? (
                      <b>{whole(afterWorks(course, heating, years))}</b>
                    ) : (
                      whole(afterWorks(course, heating, years))
                    )}
                  </td>
                ))}
                <td className="num">{difference('mass', afterWorks(shown.course, heating, years) - base)}</td>
              </tr>
            )
          })}
      </tbody>
    </table>
  )
}

function Result({ known, heating, startYear }: { known: readonly Known[]; heating: Heating; startYear: number }) {
  const t = useTexts(renovationTexts)
  const period = known[0]?.variant.assessed.after.lifeCycle.referenceStudyPeriod ?? 0
  const first = known[0]?.course.before ?? 0
  const sameBase = known.every(({ course }) => Math.abs(course.before - first) <= first * SAME_BASE)
  return (
    <div className={css.paybackColumns}>
      <Suspense fallback={<div className={css.chartWait} />}>
        <PaybackChart
          lines={known.map(({ variant, course, years }) => ({
            key: variant.construction.id,
            name: variant.mark,
            course,
            years,
          }))}
          heating={heating}
          period={period}
          startYear={startYear}
        />
      </Suspense>
      <div>
        <Years known={known} period={period} />
        <CurvesTable known={known} heating={heating} period={period} startYear={startYear} />
        <p className={clsx('small dim', css.note)}>
          {t('assumptions')}{' '}
          {heating.freeAfter === null
            ? t('constantCarrier')
            : t('fallingCarrier', { year: String(startYear + heating.freeAfter) })}
        </p>
        {!sameBase && (
          <p className={clsx('small dim', css.note)}>{t('differentBefore', { name: known[0]?.variant.mark ?? '' })}</p>
        )}
        {known.some(({ variant }) => !variant.complete) && (
          <p className={clsx('small warn', css.note)}>{t('lowerBound')}</p>
        )}
      </div>
    </div>
  )
}

/** After how many years the heat saved has made up for the emissions of the works. */
export function PaybackSection({
  variants,
  texts,
  heating,
  thisYear,
  onChange,
}: {
  /** The one that is drawn first. */
  variants: readonly Variant[]
  texts: HeatingTexts
  /** Null while something needed is missing or wrong. */
  heating: Heating | null
  thisYear: number
  onChange: (field: keyof HeatingTexts, text: string) => void
}) {
  const t = useTexts(renovationTexts)
  const type = variants[0]?.construction.type ?? 'outerWall'
  const known = variants.flatMap((variant): Known[] => {
    const { course } = variant
    if (!course) return []
    const period = variant.assessed.after.lifeCycle.referenceStudyPeriod
    return [{ variant, course, years: heating && payback(course, heating, period) }]
  })
  return (
    <section className={clsx('sec', css.payback)}>
      <div className="sec-h">
        <h2>{t('payback')}</h2>
      </div>
      {losesHeat(type) ? (
        <>
          <HeatingForm
            texts={texts}
            correctionNote={t(knownCorrections[type] === undefined ? 'correctionUnknown' : 'correctionSource')}
            thisYear={thisYear}
            onChange={onChange}
          />
          {heating === null && <p className={clsx('dim', css.question)}>{t('ask')}</p>}
          {heating !== null && known.length === 0 && <p className={clsx('dim', css.question)}>{t('noFigures')}</p>}
          {heating !== null && known.length > 0 && <Result known={known} heating={heating} startYear={thisYear} />}
        </>
      ) : (
        <p className={clsx('dim', css.question)}>{t('noLoss')}</p>
      )}
    </section>
  )
}
