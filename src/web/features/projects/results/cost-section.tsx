import { Fragment } from 'react'
import { Link } from 'react-router'
import type { ProjectKpis } from '#contract/project-figures.ts'
import { Icon } from '#web/components/icon.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { intentTo } from '#web/lib/intent.ts'
import { paths } from '#web/lib/paths.ts'
import { atLeast } from './bounded.ts'
import { type CostSumName, costSums } from './cost-sums.ts'
import { Explained } from './explained.tsx'
import css from './results.module.css'
import { resultsTexts } from './results-texts.ts'
import { useNumbers } from './use-numbers.ts'

type Cost = NonNullable<ProjectKpis['cost']>

/** Materials that are named; of more only the number is told. */
const NAMED = 3

/** What makes the sums lower bounds: materials without a price, and rows that nobody can have prices for. */
function Lacks({ cost, kpis }: { cost: Cost; kpis: ProjectKpis }) {
  const t = useTexts(resultsTexts)
  const names = new Map(kpis.byMaterial.map(({ material, name }) => [material, name]))
  const { missing } = cost
  const isWithOthers = kpis.rows.some(({ kind, status }) => kind !== 'element' && status === 'new')
  return (
    <>
      {missing.length > 0 && (
        <p className={css.lack}>
          <Icon name="warning" className="warn" />
          <span>
            {t('cost.noPrice')}:{' '}
            {missing.slice(0, NAMED).map((material, place) => {
              const to = paths.prices.hrefFor(material)
              return (
                <span key={material}>
                  {place > 0 && ', '}
                  <Link to={to} {...intentTo(to)}>
                    {names.get(material) ?? material}
                  </Link>
                </span>
              )
            })}
            {missing.length > NAMED && ` ${t('cost.further', { count: missing.length - NAMED })}`}
          </span>
        </p>
      )}
      {isWithOthers && <p className="small dim">{t('cost.constructionsAlone')}</p>}
    </>
  )
}

/** What the building costs by the reader's own prices: at first, with replacements, discounted; and what has no price. */
export function CostSection({ kpis, netRoomArea }: { kpis: ProjectKpis; netRoomArea: number }) {
  const t = useTexts(resultsTexts)
  const { fixed } = useNumbers()
  const { cost } = kpis
  if (!cost) return null
  const nameOf: Readonly<Record<CostSumName, string>> = {
    first: t('cost.first'),
    overStudyPeriod: t('cost.overStudyPeriod', { years: String(kpis.referenceStudyPeriod) }),
    discounted: t('cost.discounted', { rate: fixed((cost.discountRate ?? 0) * 100, 1) }),
  }
  return (
    <section className={css.section}>
      <div className="sec-h">
        <h3>{t('cost.title')}</h3>
        <span className="small dim">{t('cost.net')}</span>
      </div>
      <dl className="kv s">
        {costSums(cost).map(({ name, sum }) => (
          <Fragment key={name}>
            <dt>{nameOf[name]}</dt>
            <dd data-cost={name}>
              {sum ? (
                <Explained
                  figure={{ kind: 'cost', of: name }}
                  kpis={kpis}
                  text={atLeast(sum.bound !== 'lower', fixed(sum.total, 0))}
                />
              ) : (
                t('cost.unknown')
              )}
              {sum && (
                <span className="small dim"> {t('cost.perArea', { value: fixed(sum.total / netRoomArea, 0) })}</span>
              )}
            </dd>
          </Fragment>
        ))}
      </dl>
      <Lacks cost={cost} kpis={kpis} />
    </section>
  )
}
