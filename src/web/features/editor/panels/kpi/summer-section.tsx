import { clsx } from 'clsx'
import type { KeyPerformanceIndicators } from '#contract/assessment.ts'
import { quantities, useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { kpiTexts } from '../../editor-texts.ts'
import { Change } from '../../figures/change.tsx'
import css from './kpi.module.css'
import { Facts, Section } from './section.tsx'

const HOURS = 36
const X = (hour: number) => 1 + (329 * hour) / HOURS
const MIDDLE = 40
const OUTSIDE = 25
const round = (value: number) => Math.round(value * 10) / 10

const wave = (amplitude: number, shift: number) =>
  Array.from({ length: 145 }, (_, index) => {
    const hour = index / 4
    const y = MIDDLE - amplitude * Math.sin((2 * Math.PI * (hour - shift)) / 24)
    return `${index === 0 ? 'M' : 'L'}${round(X(hour))} ${round(y)}`
  }).join('')

/** Exaggerated, so that a small inner wave is still seen; never above the outer one. */
const inside = (decrement: number) => Math.min(OUTSIDE, Math.max(3, 2 * OUTSIDE * decrement))

function SummerCurve({ timeShift, decrement }: { timeShift: number; decrement: number }) {
  const t = useTexts(kpiTexts)
  const { withUnit } = useFormats()
  const amplitude = inside(decrement)
  const [from, to] = [X(6), X(6 + timeShift)]
  const low = X(18 + (timeShift <= 12 ? timeShift : timeShift - 24))
  return (
    <svg
      className={clsx(css.drawing, css.wave)}
      viewBox="0 0 332 98"
      width="332"
      height="98"
      role="img"
      aria-label={t('summer.curve', { shift: withUnit('hours', timeShift) })}
    >
      <path className="hairl" d={[0, 12, 24, 36].map((hour) => `M${X(hour)} 14V80`).join('')} />
      <path className="linel" d="M1 40H330" />
      {[0, 12, 24].map((hour) => (
        <text key={hour} x={X(hour)} y="93" className={hour === 0 ? 'x11' : 'x11 xm'}>
          {hour}
        </text>
      ))}
      <text x="330" y="93" className="x11 xe">
        36 h
      </text>
      <path className="c-t" d={wave(OUTSIDE, 0)} />
      <path className={css.inside} d={wave(amplitude, timeShift)} />
      <path className="thin" d={`M${from} 15V10M${to} ${MIDDLE - amplitude}V10M${from} 12H${to}`} />
      <path className="tick" d={`M${from - 3} 15l6 -6M${to - 3} 15l6 -6`} />
      <text x={(from + to) / 2} y="9" className="x11 k xb xm halo">
        {withUnit('hours', timeShift)}
      </text>
      <text x={X(18)} y="77" className="x11 x-t xm halo">
        {t('summer.outside')}
      </text>
      <text x={Math.min(316, Math.max(16, low))} y={MIDDLE + amplitude + 14} className="x11 k xm halo">
        {t('summer.inside')}
      </text>
    </svg>
  )
}

/** Protection against summer heat: the wave outside and what is left of it inside. */
export function SummerSection({ kpis }: { kpis: KeyPerformanceIndicators }) {
  const t = useTexts(kpiTexts)
  const { figure } = useFormats()
  const { timeShift, decrement, arealHeatCapacityInside } = kpis.summer
  return (
    <Section title={t('summer.title')} aside="DIN EN ISO 13786">
      {timeShift !== null && decrement !== null && <SummerCurve timeShift={timeShift} decrement={decrement} />}
      <Facts
        facts={[
          {
            id: 'shift',
            of: 'summer.timeShift',
            name: t('summer.shift'),
            value: figure('hours', timeShift),
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
            value: figure('factor', decrement),
          },
          {
            id: 'capacity',
            of: 'summer.arealHeatCapacityInside',
            name: (
              <>
                {t('summer.capacity')} κ<sub>1</sub>
              </>
            ),
            value: figure('heatCapacity', arealHeatCapacityInside),
            unit: quantities.heatCapacity.unit,
          },
          {
            id: 'mass',
            of: 'geometry.mass',
            name: t('summer.mass'),
            value: figure('mass', kpis.geometry.mass),
            change: <Change of={({ geometry }) => geometry.mass} kpis={kpis} quantity="mass" />,
            unit: quantities.mass.unit,
          },
        ]}
      />
    </Section>
  )
}
