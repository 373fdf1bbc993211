import { CartesianGrid, ReferenceLine, Scatter, ScatterChart, type ScatterShapeProps, XAxis, YAxis } from 'recharts'
import { ValueTick } from '#web/charts/axis-ticks.tsx'
import chartCss from '#web/charts/charts.module.css'
import { roundTicks, tickDecimals } from '#web/charts/ticks.ts'
import { useWidth } from '#web/charts/use-width.ts'
import { quantities, useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { comparisonTexts } from '../comparison-texts.ts'
import { LimitNames } from './limit-names.tsx'
import type { Limit } from './limits.ts'
import { NeighbourDots, PointNames } from './neighbour-dots.tsx'
import type { Neighbour } from './neighbours.ts'

export type Point = {
  readonly key: string
  readonly mark: string
  readonly u: number
  readonly gwp: number
  readonly isBaseline: boolean
  /** False: gwp is a lower bound. */
  readonly complete: boolean
}

const HEIGHT = 334
const LEAST_WIDTH = 360
const USUAL_WIDTH = 560
const AXIS_WIDTH = 40

/** The name beside a point; that of the baseline says so, and that of a lower bound is marked. */
function useNames() {
  const t = useTexts(comparisonTexts)
  return ({ mark, isBaseline, complete }: Point) =>
    [mark, isBaseline && t('baseline'), !complete && '≥'].filter(Boolean).join(' ')
}

function Dot(shape: ScatterShapeProps) {
  const { isBaseline } = shape.payload as Point
  const [x, y] = [shape.cx ?? 0, shape.cy ?? 0]
  if (!isBaseline) return <circle cx={x} cy={y} r="5.5" className={chartCss.accent} />
  return (
    <g>
      <circle cx={x} cy={y} r="6.5" className="pf" />
      <circle cx={x} cy={y} r="6.5" className="inkl" />
      <circle cx={x} cy={y} r="3.2" className="inkf" />
    </g>
  )
}

/** Heat across, carbon upwards; the limits as lines, and the rest of the library as dots behind. */
export function ScatterPlot({
  neighbours,
  points,
  limits,
  label,
}: {
  neighbours: readonly Neighbour[]
  points: readonly Point[]
  limits: readonly Limit[]
  label: string
}) {
  const nameOf = useNames()
  const { number } = useFormats()
  const { ref, width: measured } = useWidth<HTMLDivElement>(USUAL_WIDTH)
  const width = Math.max(LEAST_WIDTH, measured)
  const us = [...points.map(({ u }) => u), ...limits.map(({ value }) => value)]
  const gwps = points.map(({ gwp }) => gwp)
  const margin = Math.max(0.005, (Math.max(...us) - Math.min(...us)) * 0.08)
  const xTicks = roundTicks(Math.max(0, Math.min(...us) - margin), Math.max(...us) + margin, width < 480 ? 4 : 7)
  const yTicks = roundTicks(Math.min(0, ...gwps), Math.max(1, ...gwps) * 1.08, 7)
  const field = {
    u: [xTicks[0] ?? 0, xTicks.at(-1) ?? 1],
    gwp: [yTicks[0] ?? 0, yTicks.at(-1) ?? 1],
  } as const
  const named = points.map((point) => ({ u: point.u, gwp: point.gwp, text: nameOf(point) }))
  const decimals = Math.max(2, tickDecimals(xTicks))
  return (
    <div ref={ref} role="img" aria-label={label}>
      <ScatterChart
        accessibilityLayer={false}
        width={width}
        height={HEIGHT}
        margin={{ top: 28, right: 14, bottom: 18, left: 0 }}
      >
        <CartesianGrid vertical={false} className="hairl" stroke="" />
        <XAxis
          type="number"
          dataKey="u"
          domain={[...field.u]}
          ticks={xTicks}
          interval={0}
          height={24}
          stroke="var(--ink)"
          tick={<ValueTick write={(value) => number(Number(value.toFixed(decimals)), decimals)} dy={12} />}
        />
        <YAxis
          type="number"
          dataKey="gwp"
          domain={[...field.gwp]}
          ticks={yTicks}
          interval={0}
          width={AXIS_WIDTH}
          axisLine={false}
          tickLine={false}
          tick={<ValueTick write={(value) => number(value)} dx={-2} dy={4} anchor="xe" />}
        />
        {limits.map(({ name, value }) => (
          <ReferenceLine key={name} x={value} className="thin" stroke="" strokeDasharray="2 3" />
        ))}
        <LimitNames limits={limits} right={width - 14} />
        <NeighbourDots neighbours={neighbours} points={named} field={field} right={width - 14} />
        <Scatter data={[...points]} isAnimationActive={false} shape={Dot} />
        <PointNames points={named} right={width - 14} />
        <text x={0} y={11} className="x11">
          GWP, kg CO
          <tspan dy="2.5" fontSize="8.5">
            2
          </tspan>
          <tspan dy="-2.5">e</tspan>/m²
        </text>
        <text x={AXIS_WIDTH} y={HEIGHT - 4} className="x11">
          U, {quantities.uValue.unit}
        </text>
      </ScatterChart>
    </div>
  )
}
