import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { ProjectKpis } from '#contract/project-figures.ts'
import { ABSENT } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { blockOf } from '../document/blocks.ts'
import type { ProjectDraft } from '../document/draft.ts'
import { projectTexts } from '../projects-texts.ts'
import { atLeast, type Bound } from '../results/bounded.ts'
import { resultsTexts } from '../results/results-texts.ts'
import { useNumbers } from '../results/use-numbers.ts'
import css from './building-sum.module.css'

/** kg in a tonne. */
const TONNE = 1000

/** What a line comes to over the study period [kg CO₂e]; null where it is not known. */
function Line({
  name,
  note,
  amount,
  total,
  areaYears,
  bound = null,
  isSum = false,
}: {
  name: string
  note?: ReactNode
  amount?: string
  total: number | null
  areaYears: number
  /** How figures with gaps are to be read. */
  bound?: Bound
  isSum?: boolean
}) {
  const { fixed } = useNumbers()
  const write = (value: number, decimals: number) => atLeast(bound !== 'lower', fixed(value, decimals))
  return (
    <tr className={isSum ? css.sum : undefined}>
      <th scope="row">
        {name} {note !== undefined && <span className="small dim">{note}</span>}
      </th>
      <td className="num">{amount}</td>
      <td className="num">{total === null ? ABSENT : write(total / TONNE, 1)}</td>
      <td className="num">
        <b>{total === null ? ABSENT : write(total / areaYears, 2)}</b>
      </td>
    </tr>
  )
}

/** Below the schedules: what services and operation add to what is built, and what the building comes to. */
export function BuildingSum({
  draft,
  variant,
  kpis,
  operationHref,
}: {
  draft: ProjectDraft
  variant: string
  kpis: ProjectKpis
  /** Where services and operation are told. */
  operationHref: string
}) {
  const t = useTexts(projectTexts)
  const results = useTexts(resultsTexts)
  const { fixed } = useNumbers()
  const { netRoomArea } = blockOf(draft, variant, 'areas') ?? draft.areas
  const { operation, servicesFlatRate: rate, referenceStudyPeriod: years, totals, bound } = kpis
  const areaYears = netRoomArea * years
  const over = (figures: { readonly gwp: number } | null | undefined) => (figures ? figures.gwp * years : null)
  const perArea = (energy: number) => fixed(energy / netRoomArea, 1)
  const carriers = new Map(blockOf(draft, variant, 'operation')?.carriers.map((one) => [one.id, one]))
  const user = operation?.userElectricity
  const own = (energy: number) => (energy > 0 ? `, ${t('carrier.fromOwn', { value: fixed(energy, 0) })}` : '')
  return (
    <table className={css.table}>
      <caption>
        <Link to={operationHref} replace>
          {t('operation')}
        </Link>
      </caption>
      <thead className="sr">
        <tr>
          <th scope="col">{t('sum.part')}</th>
          <th scope="col">kWh/(m²a)</th>
          <th scope="col">t CO₂e</th>
          <th scope="col">kg CO₂e/(m²a)</th>
        </tr>
      </thead>
      <tbody>
        {rate ? (
          <Line
            name={t('services')}
            note={`QNG, ${t(`rate.${rate.rate}`)}, ${results('unconfirmed')}`}
            amount={t('sum.flat')}
            total={rate.counted ? rate.total.gwp : null}
            areaYears={areaYears}
          />
        ) : (
          <Line
            name={t('services')}
            note={t(`services.${draft.services?.mode === 'itemised' ? 'itemised' : 'none'}`)}
            total={null}
            areaYears={areaYears}
          />
        )}
        {operation ? (
          operation.carriers.map(({ id, finalEnergy, fromOwn, perYear }) => {
            const carrier = carriers.get(id)
            const purpose = t(`purpose.${carrier?.purpose ?? 'other'}`)
            return (
              <Line
                key={id}
                name={carrier?.name ?? purpose}
                note={`kWh/(m²a)${own(fromOwn)}`}
                amount={perArea(finalEnergy)}
                total={over(perYear)}
                areaYears={areaYears}
              />
            )
          })
        ) : (
          <Line name={t('operation.title')} note={t('sum.unknown')} total={null} areaYears={areaYears} />
        )}
        {user && (
          <Line
            name={t('user')}
            note={`kWh/(m²a)${own(user.fromOwn)}`}
            amount={perArea(user.finalEnergy)}
            total={over(user.perYear)}
            areaYears={areaYears}
          />
        )}
        <Line
          name={t('page.building')}
          {...(bound.gwp === 'unknown' && { note: results('incomplete') })}
          total={totals.total.gwp}
          areaYears={areaYears}
          bound={bound.gwp}
          isSum
        />
      </tbody>
    </table>
  )
}
