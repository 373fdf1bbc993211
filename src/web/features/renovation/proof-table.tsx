import { clsx } from 'clsx'
import type { EnergyCarrier } from '#vocabulary/energy-carriers.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import type { Known } from './curves-table.tsx'
import { type Heating, heatLoss } from './heating.ts'
import { proofSavings } from './proof.ts'
import css from './renovation.module.css'
import { renovationTexts } from './renovation-texts.ts'

/** What the first variant saves in a year by the factors of law, by the day from which they hold. */
export function ProofTable({
  known,
  heating,
  carrier,
}: {
  known: readonly Known[]
  heating: Heating
  carrier: EnergyCarrier
}) {
  const t = useTexts(renovationTexts)
  const { number } = useFormats()
  const [first] = known
  if (!first) return null
  const { before, after } = first.course
  const heat = heatLoss(before, heating.emissions) - heatLoss(after, heating.emissions)
  const one = (value: number | null) => (value === null ? t('ofTheNetwork') : number(Math.round(value * 10) / 10, 1))
  return (
    <>
      <table className={clsx('rt2', css.years)}>
        <caption className="sr">{t('proofTable', { name: first.variant.mark })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('proofColumn')}</th>
            <th scope="col" className="num">
              kg CO<sub>2</sub>e/m²a
            </th>
            <th scope="col" className="num">
              {t('primaryColumn')}
            </th>
          </tr>
        </thead>
        <tbody>
          {proofSavings(heat / heating.heatPerEnergy, carrier).map(({ pack, emissions, primaryEnergy }) => (
            <tr key={pack.id}>
              <th scope="row">
                {t(`law.${pack.id}`)} <span className="unit">{t(`pack.${pack.id}`)}</span>
              </th>
              <td className="num">{one(emissions)}</td>
              <td className="num">{one(primaryEnergy)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={clsx('small dim', css.note)} data-paper="notes">
        {t('proofNote')}
      </p>
    </>
  )
}
