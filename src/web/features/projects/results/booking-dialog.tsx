import type { ProjectKpis } from '#contract/project-figures.ts'
import { stageName } from '#web/charts/stage-looks.ts'
import { UnitText } from '#web/charts/unit-text.tsx'
import { Dialog } from '#web/components/dialog.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { type BudgetQuantity, budgetLevels, budgetUnits } from './budget.ts'
import { resultsTexts } from './results-texts.ts'
import { useNumbers } from './use-numbers.ts'

const quantities: readonly BudgetQuantity[] = ['gwp', 'penrtKwh']

/** How the seal counts the building: its modules and parts, limits, and what lies outside. */
export function BookingTable({ kpis: { qng } }: { kpis: ProjectKpis }) {
  const t = useTexts(resultsTexts)
  const { fixed, against } = useNumbers()
  if (!qng) return null
  const both = [qng.gwp, qng.penrtKwh] as const
  const line = (name: string, values: readonly number[], strong = false) => (
    <tr key={name}>
      <th scope="row">{strong ? <b>{name}</b> : name}</th>
      {values.map((value, index) => (
        <td key={quantities[index]} className="num">
          {strong ? <b>{fixed(value, 2)}</b> : fixed(value, 2)}
        </td>
      ))}
    </tr>
  )
  return (
    <table className="rt2">
      <caption className="sr">{t('booking.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('booking.counted')}</th>
          {quantities.map((quantity) => (
            <th key={quantity} scope="col" className="num">
              {quantity === 'gwp' ? 'GWP' : 'PENRT'}{' '}
              <span className="unit">
                <UnitText unit={budgetUnits[quantity]} />
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {qng.gwp.byModule.map(({ module }, index) =>
          line(
            `${t('part.fabric')} ${stageName(module)}`,
            both.map(({ byModule }) => byModule[index]?.value ?? 0),
          ),
        )}
        {line(
          `${t('part.services')}, ${t('unconfirmed')}`,
          both.map(({ servicesFlatRate }) => servicesFlatRate),
        )}
        {line(
          `${t('part.regulated')} B6`,
          both.map(({ regulated }) => regulated),
        )}
        {line(
          `${t('part.user')} B6`,
          both.map(({ userElectricity }) => userElectricity),
        )}
        {line(
          t('booking.value'),
          both.map(({ value }) => value),
          true,
        )}
        {budgetLevels.map((level) => (
          <tr key={level}>
            <th scope="row">QNG-{level}</th>
            {both.map(({ verdicts, value }, index) => {
              const { limit, fulfilled } = verdicts[level]
              const word = fulfilled === null ? 'undecided' : fulfilled ? 'met' : 'missed'
              return (
                <td key={quantities[index]} className="num">
                  {against(value, limit, 2)} {value <= limit ? '≤' : '>'} {fixed(limit, 0)}, {t(word)}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The booking table with what it rests on. */
export function BookingDialog({ kpis, onClose }: { kpis: ProjectKpis; onClose: () => void }) {
  const t = useTexts(resultsTexts)
  const { fixed } = useNumbers()
  if (!kpis.qng) return null
  const { outsideModules, outsideCostGroups } = kpis.qng
  return (
    <Dialog title={t('booking.title')} subtitle={t('booking.formula')} onClose={onClose}>
      <BookingTable kpis={kpis} />
      <p className="small dim">
        {t('booking.outside', { gwp: fixed(outsideModules.gwp, 0), penrt: fixed(outsideModules.penrt, 0) })}
      </p>
      {outsideCostGroups.length > 0 && (
        <p className="small dim">
          {t('booking.groups', { count: outsideCostGroups.length, rows: outsideCostGroups.join(', ') })}
        </p>
      )}
      <p className="small dim">{t('booking.unconfirmed')}</p>
      <p className="small dim">{t('budget.preliminary')}</p>
    </Dialog>
  )
}
