import { clsx } from 'clsx'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import type { Operating } from './heating.ts'
import { afterWorks, type Course, operation } from './payback.ts'
import css from './renovation.module.css'
import { renovationTexts } from './renovation-texts.ts'
import type { Variant } from './variant.ts'

/** Years that the table names. */
const namedYears = [5, 10, 20, 30, 50] as const

/** A variant whose emissions over time are known. */
export type Known = {
  readonly variant: Variant
  /** Emissions over time, U reduced by F_x. */
  readonly course: Course
  /** The same for primary energy; null where it is not known. */
  readonly primaryCourse: Course | null
  readonly years: number | null
}

/** What has been caused after some years: the existing construction, and with the works. */
export function CurvesTable({
  known,
  operating,
  period,
  startYear,
}: {
  known: readonly Known[]
  operating: Operating
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
            const base = operation(shown.course.before, operating, years)
            return (
              <tr key={years}>
                <th scope="row">
                  {startYear + years} <span className="unit">{t('afterYears', { years })}</span>
                </th>
                <td className="num">{whole(base)}</td>
                {known.map(({ variant, course }, index) => (
                  <td key={variant.construction.id} className="num">
                    {index === 0 ? (
                      <b>{whole(afterWorks(course, operating, years))}</b>
                    ) : (
                      whole(afterWorks(course, operating, years))
                    )}
                  </td>
                ))}
                <td className="num">{difference('mass', afterWorks(shown.course, operating, years) - base)}</td>
              </tr>
            )
          })}
      </tbody>
    </table>
  )
}
