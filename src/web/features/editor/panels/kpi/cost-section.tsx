import type { KeyPerformanceIndicators } from '#contract/assessment.ts'
import type { CostFigures } from '#contract/cost-figures.ts'
import { quantities, useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import type { AssessmentRequest } from '#web/resources/assessment/assessment-queries.ts'
import { kpiTexts } from '../../editor-texts.ts'
import { Change } from '../../figures/change.tsx'
import { FigureButton } from '../../figures/figure-button.tsx'
import { following } from '../../figures/following.tsx'
import type { Lack } from '../../figures/lacks.ts'
import { CostLacks } from './cost-lacks.tsx'
import { Facts, Section } from './section.tsx'

type Sum = 'first' | 'overStudyPeriod' | 'discounted'

/** Cost by the user's own prices: what comes in with the works, with replacements, discounted; and what has no price. */
export function CostSection({
  kpis,
  cost,
  ...toLayers
}: {
  kpis: KeyPerformanceIndicators
  cost: CostFigures
  request: AssessmentRequest
  layerName: (index: number) => string
  onMend: (lack: Lack) => void
}) {
  const t = useTexts(kpiTexts)
  const { figure, number, date } = useFormats()
  const { discountRate, pricesFrom, pricesTo } = cost
  const { unit } = quantities.cost
  const sumOf = (one: Sum) =>
    following(kpis, (now) => {
      const sum = now.cost?.[one]
      return `${sum?.bound === 'lower' ? '≥ ' : ''}${figure('cost', sum?.total)}`
    })
  const fact = (one: Exclude<Sum, 'first'>, name: string) => ({
    id: one,
    of: `cost.${one}` as const,
    name,
    change: <Change of={(other) => other.cost?.[one]?.total} kpis={kpis} quantity="cost" />,
    value: sumOf(one),
    unit,
  })
  return (
    <Section title={t('cost.title')} aside={t('cost.net')}>
      <p className="fig2">
        <FigureButton of="cost.first" off={cost.first === null}>
          <b data-kpi="cost">{sumOf('first')}</b>
        </FigureButton>
        <span className="u">{unit}</span>{' '}
        <Change of={(other) => other.cost?.first?.total} kpis={kpis} quantity="cost" />
      </p>
      <CostLacks missing={cost.missing} {...toLayers} />
      <Facts
        facts={[
          fact('overStudyPeriod', t('cost.overStudyPeriod', { years: kpis.lifeCycle.referenceStudyPeriod })),
          ...(discountRate === null
            ? []
            : [fact('discounted', t('cost.discounted', { rate: number(discountRate * 100) }))]),
        ]}
      />
      {pricesFrom !== null && pricesTo !== null && (
        <p className="small dim3">
          {pricesFrom === pricesTo
            ? t('cost.priceOf', { day: date(pricesFrom) })
            : t('cost.pricesOf', { from: date(pricesFrom), to: date(pricesTo) })}
        </p>
      )}
    </Section>
  )
}
