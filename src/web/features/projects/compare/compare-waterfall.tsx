import { useState } from 'react'
import { costGroupLabel } from '#vocabulary/cost-groups.ts'
import { ScrollBox } from '#web/charts/scroll-box.tsx'
import { UnitText } from '#web/charts/unit-text.tsx'
import { WaterfallChart } from '#web/charts/waterfall-chart.tsx'
import { Segments } from '#web/components/segments.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { useLocale } from '#web/lib/i18n/locale.ts'
import { budgetUnits } from '../results/budget.ts'
import { useNumbers } from '../results/use-numbers.ts'
import css from './compare.module.css'
import { compareTexts } from './compare-texts.ts'
import type { ComparedVariant } from './compared-variant.ts'
import { type BuildingStep, buildingSteps } from './differing.ts'

const sumOf = ({ kpis }: ComparedVariant) => kpis.totals.perAreaYear.gwp

function running(from: number, steps: readonly BuildingStep[]) {
  let before = from
  return steps.map((step) => {
    const start = before
    before += step.change
    return { ...step, before: start, after: before }
  })
}

/** From the reference to another column, by what makes the difference: a chart, and the same as a table. */
export function CompareWaterfall({ variants }: { variants: readonly ComparedVariant[] }) {
  const t = useTexts(compareTexts)
  const locale = useLocale()
  const { fixed, signed } = useNumbers()
  const [reference, ...others] = variants
  const [asked, setAsked] = useState<string>()
  const other = others.find(({ key }) => key === asked) ?? others[0]
  if (!reference || !other) return null
  const steps = buildingSteps(reference, other, {
    services: t('waterfall.services'),
    regulated: t('waterfall.regulated'),
    user: t('waterfall.user'),
    others: t('waterfall.others'),
    costGroup: (costGroup) => costGroupLabel(costGroup, locale),
  })
  const write = (value: number) => fixed(value, 2)
  const [before, after] = [sumOf(reference), sumOf(other)]
  const label = t('waterfall.label', {
    from: reference.name,
    before: write(before),
    to: other.name,
    after: write(after),
    unit: budgetUnits.gwp,
    steps: steps.map(({ name, change }) => `${name} ${signed(change, 2)}`).join(', '),
  })
  return (
    <section className={css.waterfall}>
      <div className="sec-h">
        <h2>{t('waterfall.title')}</h2>
        <span className="small dim">
          <UnitText unit={budgetUnits.gwp} />
        </span>
        {others.length > 1 && (
          <Segments
            label={t('waterfall.to')}
            value={other.key}
            segments={others.map(({ key, name }) => ({ value: key, label: name }))}
            onChange={setAsked}
          />
        )}
      </div>
      {steps.length === 0 ? (
        <p className="dim">{t('waterfall.none')}</p>
      ) : (
        <>
          <ScrollBox className={css.scroll} label={t('waterfall.title')}>
            <WaterfallChart
              from={{ name: reference.name, value: before }}
              to={{ name: other.name, value: after }}
              falls={running(before, steps)}
              label={label}
              write={write}
              writeTick={(value) => fixed(value, Number.isInteger(value) ? 0 : 1)}
            />
          </ScrollBox>
          <details className="det">
            <summary>{t('asTable')}</summary>
            <StepTable reference={reference} other={other} steps={steps} />
          </details>
        </>
      )}
    </section>
  )
}

function StepTable({
  reference,
  other,
  steps,
}: {
  reference: ComparedVariant
  other: ComparedVariant
  steps: readonly BuildingStep[]
}) {
  const t = useTexts(compareTexts)
  const { fixed, signed } = useNumbers()
  return (
    <table className="rt2">
      <caption className="sr">{t('waterfall.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('step')}</th>
          <th scope="col" className="num">
            {t('change')} <UnitText unit={budgetUnits.gwp} />
          </th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{reference.name}</th>
          <td className="num">{fixed(sumOf(reference), 2)}</td>
        </tr>
        {steps.map(({ key, name, change }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            <td className="num">{signed(change, 2)}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">{other.name}</th>
          <td className="num">{fixed(sumOf(other), 2)}</td>
        </tr>
      </tbody>
    </table>
  )
}
