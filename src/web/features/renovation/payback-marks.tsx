import { useXAxisScale, useYAxisScale } from 'recharts'
import chartCss from '#web/charts/charts.module.css'
import { spread } from '#web/drawing/label-placement.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import type { Operating } from './heating.ts'
import { afterWorks, type Course, type CurvePoint, largestStep, operation } from './payback.ts'
import { renovationTexts } from './renovation-texts.ts'

/** What a variant has caused, year by year. */
export type PaybackLine = {
  readonly key: string
  readonly name: string
  readonly course: Course
  /** Until payback; null: not within the period. */
  readonly years: number | null
}

/** Height of the chart [px]. */
export const HEIGHT = 380

const NAME_HEIGHT = 34

/** Least height above a step, and least width left of it, that its name takes [px]. */
const STEP_ROOM = 110
const STEP_NAME = 220

type EndsProps = { readonly last: CurvePoint; readonly lines: readonly PaybackLine[] }

/** Names and sums at the ends of the lines, moved apart where they would touch. */
export function Ends({ last, lines }: EndsProps) {
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
          {name.length > 22 ? `${name.slice(0, 21)}…` : name}
        </text>
        <text x={at + 18} y={place + 14} className="x12 k">
          {figure('mass', value)} kg
        </text>
      </g>
    )
  })
}

/** Where the first line meets that of the existing construction. */
export function Meeting({ line, operating }: { line: PaybackLine; operating: Operating }) {
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

/** The largest step of the first line after the works, named where the line above leaves room for it. */
export function Replacement({ line, operating, period }: { line: PaybackLine; operating: Operating; period: number }) {
  const t = useTexts(renovationTexts)
  const { number } = useFormats()
  const x = useXAxisScale()
  const y = useYAxisScale()
  const year = largestStep(line.course, period)
  if (!x || !y || year === null) return null
  const at = x(year) ?? 0
  const top = y(afterWorks(line.course, operating, year)) ?? 0
  if (top - (y(operation(line.course.before, operating, year)) ?? 0) < STEP_ROOM || at < STEP_NAME) return null
  return (
    <text x={at - 6} y={top - 8} className="x12 k xe halo">
      {t('replacement', { years: number(year) })}
    </text>
  )
}

/** How much is saved in the end, where there is room between the lines. */
export function Saving({ last, period, startYear }: { last: CurvePoint; period: number; startYear: number }) {
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
