import { type ComponentProps, lazy, Suspense } from 'react'
import type { KeyPerformanceIndicators } from '#contract/assessment.ts'
import { quantities, useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { kpiTexts } from '../../editor-texts.ts'
import { Change } from '../../figures/change.tsx'
import { following } from '../../figures/following.tsx'
import css from './kpi.module.css'
import { Facts, Section } from './section.tsx'

const SummerCurve = lazy(async () => ({ default: (await import('../../later.ts')).SummerCurve }))
const Lacks = lazy(async () => ({ default: (await import('../../later.ts')).Lacks }))

/** Protection against summer heat: the wave outside and what is left of it inside. */
export function SummerSection({
  kpis,
  ...toLayers
}: { kpis: KeyPerformanceIndicators } & Pick<ComponentProps<typeof Lacks>, 'layerName' | 'onMend'>) {
  const t = useTexts(kpiTexts)
  const { figure } = useFormats()
  const { timeShift, decrement } = kpis.summer
  return (
    <Section title={t('summer.title')} aside="DIN EN ISO 13786">
      {timeShift !== null && decrement !== null && (
        <div className={css.wave}>
          <Suspense fallback={null}>
            <SummerCurve timeShift={timeShift} decrement={decrement} />
          </Suspense>
        </div>
      )}
      {timeShift === null && (
        <Suspense fallback={null}>
          <Lacks of="summer" kpis={kpis} {...toLayers} />
        </Suspense>
      )}
      <Facts
        facts={[
          {
            id: 'shift',
            of: 'summer.timeShift',
            name: t('summer.shift'),
            value: following(kpis, ({ summer }) => figure('hours', summer.timeShift)),
            change: <Change of={({ summer }) => summer.timeShift} kpis={kpis} quantity="hours" />,
            unit: 'h',
          },
          {
            id: 'decrement',
            of: 'summer.decrement',
            name: (
              <>
                {t('summer.decrement')} <i>f</i>
              </>
            ),
            value: following(kpis, ({ summer }) => figure('factor', summer.decrement)),
          },
          {
            id: 'capacity',
            of: 'summer.arealHeatCapacityInside',
            name: (
              <>
                {t('summer.capacity')} κ<sub>1</sub>
              </>
            ),
            value: following(kpis, ({ summer }) => figure('heatCapacity', summer.arealHeatCapacityInside)),
            unit: quantities.heatCapacity.unit,
          },
          {
            id: 'mass',
            of: 'geometry.mass',
            name: t('summer.mass'),
            value: following(kpis, ({ geometry }) => figure('mass', geometry.mass)),
            change: <Change of={({ geometry }) => geometry.mass} kpis={kpis} quantity="mass" />,
            unit: quantities.mass.unit,
          },
        ]}
      />
    </Section>
  )
}
