import { useId } from 'react'
import { Area, CartesianGrid, ComposedChart, Line, XAxis, YAxis } from 'recharts'
import { ValueTick } from '#web/charts/axis-ticks.tsx'
import { ScrollBox } from '#web/charts/scroll-box.tsx'
import { roundTicks } from '#web/charts/ticks.ts'
import { useWidth } from '#web/charts/use-width.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import type { Operating } from './heating.ts'
import { type CurvePoint, curves } from './payback.ts'
import { Ends, HEIGHT, Meeting, type PaybackLine, Replacement, Saving } from './payback-marks.tsx'
import css from './renovation.module.css'
import { renovationTexts } from './renovation-texts.ts'

const NAMES = 176
const AXIS_WIDTH = 44
const LEAST_WIDTH = 640
const USUAL_WIDTH = 1028

const DECADE = 10

/** Emissions over the years: of the existing construction, and with the works of each variant. */
export function PaybackChart({
  lines,
  operating,
  period,
  startYear,
}: {
  lines: readonly PaybackLine[]
  operating: Operating
  period: number
  startYear: number
}) {
  const id = useId()
  const t = useTexts(renovationTexts)
  const { number, figure } = useFormats()
  const { ref, width: measured } = useWidth<HTMLDivElement>(USUAL_WIDTH)
  const width = Math.max(LEAST_WIDTH, measured)
  const points = curves(
    lines.map(({ course }) => course),
    operating,
    period,
  )
  const last = points.at(-1)
  if (!last) return null
  const values = points.flatMap(({ before, after }) => [before, ...after])
  const ticks = roundTicks(Math.min(0, ...values), Math.max(1, ...values), 6)
  const decades = Array.from({ length: Math.floor(period / DECADE) + 1 }, (_, index) => index * DECADE)
  const told = lines.map(({ name, years }) =>
    years === null
      ? t('neverSentence', { name })
      : t('paybackSentence', { name, years: number(Math.round(years * 10) / 10) }),
  )
  const variants = lines.map(({ name }, index) => `${name} ${figure('mass', last.after[index])}`).join(', ')
  const label = t('curvesChart', { period, before: figure('mass', last.before), variants, paybacks: told.join(' ') })
  const [first] = lines
  return (
    <ScrollBox className={css.chart} label={t('curvesTable')}>
      <div ref={ref} role="img" aria-label={label}>
        <ComposedChart
          accessibilityLayer={false}
          width={width}
          height={HEIGHT}
          data={points}
          margin={{ top: 30, right: NAMES, bottom: 8, left: 0 }}
        >
          <defs>
            <pattern id={`${id}-saving`} width="6" height="6" patternUnits="userSpaceOnUse">
              <path className={css.saving} d="M3 0V6" />
            </pattern>
          </defs>
          <CartesianGrid vertical={false} className="hairl" stroke="" />
          <XAxis
            type="number"
            dataKey="year"
            domain={[0, period]}
            ticks={decades}
            interval={0}
            height={24}
            stroke="var(--ink)"
            tick={<ValueTick write={(year) => String(startYear + year)} dy={12} />}
          />
          <YAxis
            type="number"
            domain={[ticks[0] ?? 0, ticks.at(-1) ?? 1]}
            ticks={ticks}
            interval={0}
            width={AXIS_WIDTH}
            axisLine={false}
            tickLine={false}
            tick={<ValueTick write={(value) => number(value)} dx={-2} dy={4} anchor="xe" />}
          />
          <Area
            dataKey={({ before, after }: CurvePoint) => [Math.min(after[0] ?? 0, before), before]}
            type="linear"
            stroke="none"
            fill={`url(#${id}-saving)`}
            fillOpacity={1}
            isAnimationActive={false}
            activeDot={false}
          />
          <Line
            dataKey="before"
            type="linear"
            stroke="var(--ink)"
            strokeWidth={1.6}
            dot={false}
            activeDot={false}
            isAnimationActive={false}
          />
          {lines.map(({ key }, index) => (
            <Line
              key={key}
              dataKey={({ after }: CurvePoint) => after[index]}
              type="linear"
              stroke={index === 0 ? 'var(--accent)' : 'var(--ink-3)'}
              strokeWidth={index === 0 ? 2.2 : 1.6}
              strokeDasharray={index === 0 ? '' : index === 1 ? '7 3' : '2 3'}
              dot={false}
              activeDot={false}
              isAnimationActive={false}
            />
          ))}
          <Saving last={last} period={period} startYear={startYear} />
          {first && <Replacement line={first} operating={operating} period={period} />}
          {first && <Meeting line={first} operating={operating} />}
          <Ends last={last} lines={lines} />
          <text x={0} y={12} className="x11">
            kg CO
            <tspan dy="2.5" fontSize="8.5">
              2
            </tspan>
            <tspan dy="-2.5">e</tspan>/m²
          </text>
        </ComposedChart>
      </div>
    </ScrollBox>
  )
}
