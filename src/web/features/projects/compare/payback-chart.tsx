import { clsx } from 'clsx'
import chartCss from '#web/charts/charts.module.css'
import { ScrollBox } from '#web/charts/scroll-box.tsx'
import { roundTicks, tickDecimals } from '#web/charts/ticks.ts'
import { useWidth } from '#web/charts/use-width.ts'
import { spread } from '#web/drawing/label-placement.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { useNumbers } from '../results/use-numbers.ts'
import css from './compare.module.css'
import { compareTexts } from './compare-texts.ts'
import { type CumulatedLine, drawnPoints, duesOf, type PaidBack } from './payback-curve.ts'

const [HEIGHT, TOP, BOTTOM, AXIS, NAMES] = [380, 30, 28, 52, 168]
const [USUAL_WIDTH, LEAST_WIDTH] = [840, 620]
const [DECADE, TONNE] = [10, 1000]
const NAME_HEIGHT = 34
/** Characters of a name that have room beside the end of its line. */
const NAME_LENGTH = 20

/** How the variants after the reference are drawn, in their order. */
const strokes = [css.lineFirst, css.lineSecond, css.lineThird, css.lineFourth]

type Scales = { readonly x: (year: number) => number; readonly y: (value: number) => number }

function Curve({ line, look, scales: { x, y } }: { line: CumulatedLine; look: string | undefined; scales: Scales }) {
  const points = drawnPoints(line).map(([year, value]) => `${x(year).toFixed(1)} ${y(value).toFixed(1)}`)
  return (
    <g>
      <path className={clsx(css.curve, look)} d={`M${points.join('L')}`} />
      {duesOf(line)
        .filter(({ year }) => year > 0)
        .map(({ year, amount }) => {
          const value = line.values[year] ?? 0
          return <circle key={year} className="inkf" cx={x(year)} cy={y(value - amount / 2)} r="2.2" />
        })}
    </g>
  )
}

/** Names and sums at the ends of the lines, moved apart where they would touch. */
function Ends({ lines, scales: { x, y } }: { lines: readonly CumulatedLine[]; scales: Scales }) {
  const { fixed } = useNumbers()
  const ends = lines
    .map((line, index) => {
      const value = line.values.at(-1) ?? 0
      return { line, value, at: y(value), from: x(line.values.length - 1), isFirst: index === 1 }
    })
    .toSorted((one, other) => one.at - other.at)
  const places = spread(
    ends.map(({ at }) => ({ centre: at, width: NAME_HEIGHT })),
    TOP - 14,
    HEIGHT - BOTTOM + 14,
  )
  return ends.map(({ line: { key, name }, value, at, from, isFirst }, index) => {
    const place = places[index] ?? at
    return (
      <g key={key}>
        <path className="thin" d={`M${from + 3} ${at}L${from + 14} ${place}`} />
        <text x={from + 18} y={place} className={isFirst ? 'x13 xb x-a' : 'x13 xb'}>
          {name.length > NAME_LENGTH ? `${name.slice(0, NAME_LENGTH - 1)}…` : name}
        </text>
        <text x={from + 18} y={place + 14} className="x12 k">
          {fixed(value / TONNE, 1)} t
        </text>
      </g>
    )
  })
}

/** Where the first variant meets the reference. */
function Meeting({ line, scales: { x, y } }: { line: PaidBack; scales: Scales }) {
  const t = useTexts(compareTexts)
  const { years, values, name } = line
  if (years === null || years === 0) return null
  const [at, height] = [x(years), y(values[years] ?? 0)]
  return (
    <g>
      <path className="inkl" d={`M${at} ${height}V${TOP + 26}`} />
      <circle cx={at} cy={height} r="4" className="pf" />
      <circle cx={at} cy={height} r="4" className={chartCss.accentLine} />
      <text x={at + 8} y={TOP + 34} className="x13 xb halo">
        {t('payback.years', { count: years })}
      </text>
      <text x={at + 8} y={TOP + 50} className="x12 halo">
        {t('payback.until', { name: name.slice(0, NAME_LENGTH) })}
      </text>
    </g>
  )
}

/** What the building causes over the years: as the reference has it, and with the works of each variant. */
export function PaybackChart({
  before,
  after,
  label,
}: {
  before: CumulatedLine
  after: readonly PaidBack[]
  label: string
}) {
  const { fixed } = useNumbers()
  const t = useTexts(compareTexts)
  const { ref, width: measured } = useWidth<HTMLDivElement>(USUAL_WIDTH)
  const width = Math.max(LEAST_WIDTH, measured)
  const lines = [before, ...after]
  const period = before.values.length - 1
  const values = lines.flatMap((line) => drawnPoints(line).map(([, value]) => value / TONNE))
  const ticks = roundTicks(Math.min(0, ...values), Math.max(1, ...values), 6)
  const [lowest, highest] = [ticks[0] ?? 0, ticks.at(-1) ?? 1]
  const room = HEIGHT - TOP - BOTTOM
  const scales: Scales = {
    x: (year) => AXIS + (year / period) * (width - AXIS - NAMES),
    y: (value) => TOP + ((highest - value / TONNE) / (highest - lowest)) * room,
  }
  const end = scales.x(period)
  const decades = Array.from({ length: Math.floor(period / DECADE) + 1 }, (_, index) => index * DECADE)
  const [first] = after
  return (
    <ScrollBox className={css.scroll} label={t('payback.title')}>
      <div ref={ref}>
        <svg viewBox={`0 0 ${width} ${HEIGHT}`} width={width} height={HEIGHT} role="img" aria-label={label}>
          <text x={0} y={12} className="x11">
            t CO
            <tspan dy="2.5" fontSize="8.5">
              2
            </tspan>
            <tspan dy="-2.5">e</tspan>
          </text>
          {ticks.map((tick) => (
            <g key={tick}>
              <path className="hairl" d={`M${AXIS} ${scales.y(tick * TONNE)}H${end}`} />
              <text x={AXIS - 8} y={scales.y(tick * TONNE) + 4} className="x11 xe">
                {fixed(tick, tickDecimals(ticks))}
              </text>
            </g>
          ))}
          <path className="inkl" d={`M${AXIS} ${scales.y(0)}H${end}`} />
          {decades.map((year) => (
            <text key={year} x={scales.x(year)} y={HEIGHT - 8} className="x11 xm">
              {year}
            </text>
          ))}
          <Curve line={before} look={css.lineBefore} scales={scales} />
          {after.map((line, index) => (
            <Curve key={line.key} line={line} look={strokes[index]} scales={scales} />
          ))}
          {first && <Meeting line={first} scales={scales} />}
          <Ends lines={lines} scales={scales} />
        </svg>
      </div>
    </ScrollBox>
  )
}
