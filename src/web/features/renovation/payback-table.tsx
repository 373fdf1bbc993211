import { clsx } from 'clsx'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import type { Known } from './curves-table.tsx'
import type { Heating, Operating } from './heating.ts'
import { type Course, payback, yearlySaving } from './payback.ts'
import css from './renovation.module.css'
import { renovationTexts } from './renovation-texts.ts'

/** Payback by greenhouse gases and by non-renewable primary energy, each with what is spent and saved. */
export function PaybackTable({
  known,
  heating,
  period,
}: {
  known: readonly Known[]
  heating: Heating
  period: number
}) {
  const t = useTexts(renovationTexts)
  const { number } = useFormats()
  const one = (value: number) => number(Math.round(value * 10) / 10, 1)
  const cells = (course: Course | null, operating: Operating) => {
    if (course === null) return ['–', '–', '–']
    const years = payback(course, operating, period)
    return [
      one(course.expenses[0]?.year === 0 ? course.expenses[0].amount : 0),
      one(yearlySaving(course, operating)),
      years === null ? t('neverShort', { years: period }) : number(Math.round(years * 100) / 100, 2),
    ]
  }
  return (
    <table className={clsx('rt2', css.years)}>
      <caption className="sr">{t('paybackTable')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('measuredBy')}</th>
          <th scope="col" className="num">
            {t('spentAtOnce')}
          </th>
          <th scope="col" className="num">
            {t('savedPerYear')}
          </th>
          <th scope="col" className="num">
            {t('paybackYears')}
          </th>
        </tr>
      </thead>
      <tbody>
        {known.flatMap(({ variant, course, primaryCourse }) =>
          (['gwp', 'penrt'] as const).map((quantity) => (
            <tr key={`${variant.construction.id} ${quantity}`}>
              <th scope="row">
                {known.length > 1 && <>{variant.mark.slice(0, 10)} </>}
                {t(`measure.${quantity}`)}
              </th>
              {(quantity === 'gwp'
                ? cells(course, heating.emissions)
                : cells(primaryCourse, heating.primaryEnergy)
              ).map((text, column) => (
                <td key={['spent', 'saved', 'years'][column]} className="num">
                  {column === 2 && !variant.complete && '≥ '}
                  {text}
                </td>
              ))}
            </tr>
          )),
        )}
      </tbody>
    </table>
  )
}
