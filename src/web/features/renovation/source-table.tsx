import { clsx } from 'clsx'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import type { Known } from './curves-table.tsx'
import type { ComparedHeating } from './heat-sources.ts'
import type { Operating } from './heating.ts'
import { afterWorks, type Course, operation, payback } from './payback.ts'
import css from './renovation.module.css'
import { generatorName, renovationTexts } from './renovation-texts.ts'

/** When the works are paid back and what they save in the end, for a generator of each carrier: how much the heat matters. */
export function SourceTable({
  known,
  compared,
  period,
  startYear,
}: {
  known: readonly Known[]
  compared: readonly ComparedHeating[]
  period: number
  startYear: number
}) {
  const t = useTexts(renovationTexts)
  const { number, figure } = useFormats()
  const [shown] = known
  if (!shown) return null
  const least = shown.variant.complete ? '' : '≥ '
  const years = (course: Course | null, operating: Operating) => {
    if (course === null) return '–'
    const found = payback(course, operating, period)
    return found === null ? t('neverShort', { years: period }) : `${least}${number(Math.round(found * 10) / 10, 1)}`
  }
  const saved = (course: Course | null, operating: Operating) =>
    course === null
      ? '–'
      : figure('mass', operation(course.before, operating, period) - afterWorks(course, operating, period))
  return (
    <table className={clsx('rt2', css.years)}>
      <caption className="sr">{t('sourceTable', { name: shown.variant.mark })}</caption>
      <thead>
        <tr>
          <th scope="col">{t('sourceColumn')}</th>
          {(['gwp', 'penrt'] as const).map((quantity) => (
            <th key={quantity} scope="col" className="num">
              {t(`paybackBy.${quantity}`)}
            </th>
          ))}
          {(['gwp', 'penrt'] as const).map((quantity) => (
            <th key={quantity} scope="col" className="num">
              {t(`savedBy.${quantity}`, { year: String(startYear + period) })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {compared.map(({ generator, isChosen, heating: { emissions, primaryEnergy } }) => {
          const cells = [
            years(shown.course, emissions),
            years(shown.primaryCourse, primaryEnergy),
            saved(shown.course, emissions),
            saved(shown.primaryCourse, primaryEnergy),
          ]
          return (
            <tr key={generator.carrier} aria-current={isChosen || undefined}>
              <th scope="row">
                {isChosen ? <b>{generatorName(generator, t)}</b> : generatorName(generator, t)}{' '}
                <span className="unit">{t(`carrier.${generator.carrier}`)}</span>
              </th>
              {cells.map((text, column) => (
                <td key={['gwp', 'penrt', 'gwpSaved', 'penrtSaved'][column]} className="num">
                  {isChosen ? <b>{text}</b> : text}
                </td>
              ))}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
