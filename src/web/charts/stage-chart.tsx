import { useId } from 'react'
import { Bar, BarChart, type BarShapeProps, CartesianGrid, ReferenceLine, useXAxisScale, useYAxisScale } from 'recharts'
import type { LifeCycleModule } from '#vocabulary/life-cycle.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { NameAxis, type NameTickProps, UpperAxis } from './bar-axes.tsx'
import { chartTexts } from './charts-texts.ts'
import { labelClass } from './stage-looks.ts'
import { StageBox, StagePatterns } from './stage-patterns.tsx'
import { extentOf, type StageRow, shownModules } from './stage-values.ts'
import { roundTicks } from './ticks.ts'
import { useWidth } from './use-width.ts'

const ROW_HEIGHT = 62
const BAR_HEIGHT = 24
const BEYOND_HEIGHT = 9
const NAMES = 88
const SUMS = 92
const AXIS = 26
/** Least width of a segment that holds its number [px]. */
const LABELLED = 46
const LEAST_WIDTH = 480
const USUAL_WIDTH = 760

type Write = (value: number) => string

/** A rectangle with its corner left and above, whichever way the bar grows. */
const boxOf = ({ x, y, width, height }: BarShapeProps) => ({
  x: width < 0 ? x + width : x,
  y,
  width: Math.max(0.6, Math.abs(width) - 0.8),
  height,
})

function Segment({
  id,
  module,
  write,
  shape,
}: {
  id: string
  module: LifeCycleModule
  write: Write
  shape: BarShapeProps
}) {
  const box = boxOf(shape)
  const row = shape.payload as StageRow
  const value = row.stages[module] ?? 0
  return (
    <g>
      <StageBox id={id} module={module} box={box} />
      {box.width > LABELLED && (
        <text x={box.x + box.width / 2} y={box.y + 16} className={labelClass(module)}>
          {write(value)}
        </text>
      )}
    </g>
  )
}

function Beyond({ id, write, shape }: { id: string; write: Write; shape: BarShapeProps }) {
  const { x, y, width, height } = boxOf(shape)
  const value = (shape.payload as StageRow).stages.D ?? 0
  return (
    <g>
      <StageBox
        id={id}
        module="D"
        box={{ x: x + 0.5, y: y + 0.5, width: Math.max(0.5, width - 1), height: height - 1 }}
      />
      <text x={value < 0 ? x - 4 : x + width + 4} y={y + height - 1} className={value < 0 ? 'x11 xe halo' : 'x11 halo'}>
        {write(value)}
      </text>
    </g>
  )
}

const segmentShape = (id: string, module: LifeCycleModule, write: Write) => (shape: BarShapeProps) => (
  <Segment id={id} module={module} write={write} shape={shape} />
)
const beyondShape = (id: string, write: Write) => (shape: BarShapeProps) => (
  <Beyond id={id} write={write} shape={shape} />
)

/** The sums A to C as arrows under their bars, and as figures at the right end. */
function Sums({ rows, right, write }: { rows: readonly StageRow[]; right: number; write: Write }) {
  const x = useXAxisScale()
  const y = useYAxisScale()
  if (!x || !y) return null
  return rows.map(({ key, total, complete }) => {
    const top = y(key, { position: 'middle' })
    const at = total === null ? undefined : x(total)
    if (total === null || top === undefined || at === undefined) return null
    return (
      <g key={key}>
        <path className="halo" d={`M${at} ${top - 22}V${top + 12}`} />
        <path className="inkl" d={`M${at} ${top - 22}V${top + 12}`} />
        <path className="inkf" d={`M${at - 4} ${top + 17}h8l-4 -7z`} />
        <text x={right} y={top - 4} className="x12 k xb xe">
          {complete ? '' : '≥ '}
          {write(total)}
        </text>
      </g>
    )
  })
}

const NameTick = ({ rows, y, payload }: NameTickProps & { rows: readonly StageRow[] }) => {
  const row = rows.find(({ key }) => key === payload?.value)
  return (
    <g>
      <text x={0} y={Number(y) - 5} className="x12 k xb">
        {row?.name}
      </text>
      <text x={0} y={Number(y) + 10} className="x11">
        {row?.note}
      </text>
    </g>
  )
}

/** Modules A to C of each row as one bar around zero with their sum as an arrow; D below on a bar of its own. */
export function StageChart({
  rows,
  label,
  write,
  writeTick,
}: {
  rows: readonly StageRow[]
  /** The chart in one sentence. */
  label: string
  write: Write
  /** A value on the axis. */
  writeTick: Write
}) {
  const id = useId()
  const t = useTexts(chartTexts)
  const { ref, width: measured } = useWidth<HTMLDivElement>(USUAL_WIDTH)
  const width = Math.max(LEAST_WIDTH, measured)
  const ticks = roundTicks(...extentOf(rows), width < 640 ? 5 : 8)
  const modules = shownModules(rows)
  const inside = modules.filter((module) => module !== 'D')
  return (
    <div ref={ref} role="img" aria-label={label}>
      <BarChart
        accessibilityLayer={false}
        layout="vertical"
        width={width}
        height={AXIS + rows.length * ROW_HEIGHT}
        data={[...rows]}
        stackOffset="sign"
        barGap={3}
        margin={{ top: 0, right: SUMS, bottom: 0, left: 0 }}
      >
        <StagePatterns id={id} />
        <CartesianGrid horizontal={false} className="hairl" stroke="" />
        <UpperAxis ticks={ticks} height={AXIS} write={writeTick} />
        <NameAxis width={NAMES} tick={<NameTick rows={rows} />} />
        {inside.map((module) => (
          <Bar
            key={module}
            dataKey={(row: StageRow) => row.stages[module] ?? null}
            stackId="inside"
            barSize={BAR_HEIGHT}
            isAnimationActive={false}
            shape={segmentShape(id, module, write)}
          />
        ))}
        {modules.includes('D') && (
          <Bar
            dataKey={(row: StageRow) => row.stages.D || null}
            stackId="beyond"
            barSize={BEYOND_HEIGHT}
            isAnimationActive={false}
            shape={beyondShape(id, write)}
          />
        )}
        <ReferenceLine x={0} className="inkl" stroke="" />
        <Sums rows={rows} right={width} write={write} />
        <text x={width} y={12} className="x11 k xe">
          {t('sum')}
        </text>
      </BarChart>
    </div>
  )
}
