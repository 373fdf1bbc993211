import { Bar, BarChart, type BarShapeProps, CartesianGrid, ReferenceLine } from 'recharts'
import { NameAxis, type NameTickProps, UpperAxis } from './bar-axes.tsx'
import chartCss from './charts.module.css'
import { roundTicks } from './ticks.ts'
import { useWidth } from './use-width.ts'

/** A step between the running sums before and after it. */
export type Fall = {
  readonly key: string
  readonly name: string
  readonly change: number
  readonly before: number
  readonly after: number
}

type Write = (value: number) => string
type End = { readonly name: string; readonly value: number }
type Row = {
  readonly key: string
  readonly name: string
  readonly range: readonly [number, number]
  readonly value: number
  readonly kind: 'sum' | 'less' | 'more'
}

const ROW_HEIGHT = 26
const BAR_HEIGHT = 14
const NAMES = 236
const NARROW_NAMES = 132
const AXIS = 24
const LEAST_WIDTH = 480
const USUAL_WIDTH = 780
const VALUES = 64
/** Width of a character of a name, at most [px]. */
const CHARACTER = 6

const rowsOf = (from: End, to: End, falls: readonly Fall[]): Row[] => [
  { key: 'from', name: from.name, range: [0, from.value], value: from.value, kind: 'sum' },
  ...falls.map(
    ({ key, name, before, after, change }): Row => ({
      key: `step ${key}`,
      name,
      range: [before, after],
      value: change,
      kind: change < 0 ? 'less' : 'more',
    }),
  ),
  { key: 'to', name: to.name, range: [0, to.value], value: to.value, kind: 'sum' },
]

const looks = { sum: 'inkf', less: chartCss.less, more: chartCss.more } as const

function Step({ shape, write }: { shape: BarShapeProps; write: Write }) {
  const row = shape.payload as Row
  const { y, height } = shape
  const x = Math.min(shape.x, shape.x + shape.width)
  const width = Math.max(1, Math.abs(shape.width))
  const text = row.kind === 'more' ? `+${write(row.value)}` : write(row.value)
  return (
    <g>
      <rect x={x} y={y} width={width} height={height} className={looks[row.kind]} />
      {row.kind === 'more' && <rect x={x} y={y} width={width} height={height} fill="url(#waterfall-more)" />}
      <text x={x + width + 5} y={y + 11} className={row.kind === 'sum' ? 'x11 k xb halo' : 'x11 halo'}>
        {text}
      </text>
    </g>
  )
}

const stepShape = (write: Write) => (shape: BarShapeProps) => <Step shape={shape} write={write} />

function NameTick({ rows, room, y, payload }: NameTickProps & { rows: readonly Row[]; room: number }) {
  const row = rows.find(({ key }) => key === payload?.value)
  const most = Math.floor(room / CHARACTER)
  const name = row?.name ?? ''
  return (
    <text x={0} y={Number(y) + 4} className={row?.kind === 'sum' ? 'x12 k xb' : 'x12'}>
      {name.length > most ? `${name.slice(0, most - 1)}…` : name}
    </text>
  )
}

/** From one sum to the other, step by step: what lowers it in green, what raises it hatched in red. */
export function WaterfallChart({
  from,
  to,
  falls,
  label,
  write,
  writeTick,
}: {
  from: End
  to: End
  falls: readonly Fall[]
  label: string
  write: Write
  writeTick: Write
}) {
  const { ref, width: measured } = useWidth<HTMLDivElement>(USUAL_WIDTH)
  const width = Math.max(LEAST_WIDTH, measured)
  const names = width < 640 ? NARROW_NAMES : NAMES
  const rows = rowsOf(from, to, falls)
  const ends = rows.flatMap(({ range }) => range)
  const ticks = roundTicks(Math.min(0, ...ends), Math.max(0, ...ends), width < 640 ? 4 : 7)
  return (
    <div ref={ref} role="img" aria-label={label}>
      <BarChart
        accessibilityLayer={false}
        layout="vertical"
        width={width}
        height={AXIS + rows.length * ROW_HEIGHT}
        data={rows}
        margin={{ top: 0, right: VALUES, bottom: 0, left: 0 }}
      >
        <defs>
          <pattern id="waterfall-more" width="5" height="5" patternUnits="userSpaceOnUse">
            <path className={chartCss.hatch} d="M0 5L5 0" />
          </pattern>
        </defs>
        <CartesianGrid horizontal={false} className="hairl" stroke="" />
        <UpperAxis ticks={ticks} height={AXIS} write={writeTick} />
        <NameAxis width={names} tick={<NameTick rows={rows} room={names} />} />
        <Bar dataKey="range" barSize={BAR_HEIGHT} isAnimationActive={false} shape={stepShape(write)} />
        <ReferenceLine x={0} className="inkl" stroke="" />
      </BarChart>
    </div>
  )
}
