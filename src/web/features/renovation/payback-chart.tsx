import { useId } from 'react'
import { Area, CartesianGrid, ComposedChart, Line, useXAxisScale, useYAxisScale, XAxis, YAxis } from 'recharts'
import { ValueTick } from '#web/charts/axis-ticks.tsx'
import chartCss from '#web/charts/charts.module.css'
import { ScrollBox } from '#web/charts/scroll-box.tsx'
import { roundTicks } from '#web/charts/ticks.ts'
import { useWidth } from '#web/charts/use-width.ts'
import { spread } from '#web/drawing/label-placement.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import type { Operating } from './heating.ts'
import { type Course, type CurvePoint, curves, operation } from './payback.ts'
import css from './renovation.module.css'
import { renovationTexts } from './renovation-texts.ts'

type PaybackLine = {
  readonly key: string
  readonly name: string
  readonly course: Course
  /** Until payback; null: not within the period. */
  readonly years: number | null
}

const HEIGHT = 380
const NAMES = 176
const AXIS_WIDTH = 44
const LEAST_WIDTH = 640
const USUAL_WIDTH = 1028
const NAME_HEIGHT = 34
const DECADE = 10

type EndsProps = { readonly last: CurvePoint; readonly lines: readonly PaybackLine[] }

/** Names and sums at the ends of the lines, moved apart where they would touch. */
function Ends({ last, lines }: EndsProps) {
  const t = useTexts(renovationTexts)
  const { figure } = useFormats()
  const x = useXAxisScale()
  const y = useYAxisScale()
  if (!x || !y) return null
  const at = x(last.year) ?? 0
  const ends = [
    { key: 'before', name: t('unrenovated'), value: last.before, className: 'x13 xb' },
    ...lines.map(({ key, name }, index) => ({
      key,
      name,
      value: last.after[index] ?? 0,
      className: index === 0 ? 'x13 xb x-a' : 'x13 xb',
    })),
  ]
    .map((end) => ({ ...end, height: y(end.value) ?? 0 }))
    .toSorted((one, other) => one.height - other.height)
  const places = spread(
    ends.map(({ height }) => ({ centre: height, width: NAME_HEIGHT })),
    0,
    HEIGHT - 24,
  )
  return ends.map(({ key, name, value, className, height }, index) => {
    const place = places[index] ?? height
    return (
      <g key={key}>
        <path className="thin" d={`M${at + 3} ${height}L${at + 14} ${place}`} />
        <text x={at + 18} y={place} className={className}>
          {name.length > 20 ? `${name.slice(0, 19)}…` : name}
        </text>
        <text x={at + 18} y={place + 14} className="x12 k">
          {figure('mass', value)} kg
        </text>
      </g>
    )
  })
}

/** Where the first line meets that of the existing construction. */
function Meeting({ line, operating }: { line: PaybackLine; operating: Operating }) {
  const t = useTexts(renovationTexts)
  const x = useXAxisScale()
  const y = useYAxisScale()
  const { years } = line
  if (!x || !y || years === null) return null
  const at = x(years) ?? 0
  const height = y(operation(line.course.before, operating, years)) ?? 0
  return (
    <g>
      <path className="inkl" d={`M${at} ${height}V56`} />
      <circle cx={at} cy={height} r="4" className="pf" />
      <circle cx={at} cy={height} r="4" className={chartCss.accentLine} />
      <text x={at + 8} y={64} className="x13 xb halo">
        {t('years', { count: Math.round(years * 10) / 10 })}
      </text>
      <text x={at + 8} y={80} className="x12 halo">
        {t('untilPayback', { name: line.name.slice(0, 24) })}
      </text>
    </g>
  )
}

/** How much is saved in the end, where there is room between the lines. */
function Saving({ last, period, startYear }: { last: CurvePoint; period: number; startYear: number }) {
  const t = useTexts(renovationTexts)
  const { figure } = useFormats()
  const x = useXAxisScale()
  const y = useYAxisScale()
  const amount = last.before - (last.after[0] ?? 0)
  if (!x || !y || amount <= 0) return null
  const [upper, lower] = [y(last.before) ?? 0, y(last.after[0] ?? 0) ?? 0]
  if (lower - upper < 60) return null
  const middle = (upper + lower) / 2
  const at = x(period * 0.84) ?? 0
  return (
    <>
      <text x={at} y={middle} className="x12 k xm halo">
        {t('saving')}
      </text>
      <text x={at} y={middle + 18} className="x13 xb xm halo">
        {t('savingUntil', { amount: figure('mass', amount), year: String(startYear + period) })}
      </text>
    </>
  )
}

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
