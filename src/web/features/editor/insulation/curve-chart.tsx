import { type PointerEvent, useRef } from 'react'
import type { InsulationCurvePoint } from '#contract/insulation-curve.ts'
import { useWidth } from '#web/charts/use-width.ts'
import { quantities } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { linearAxis, roundAxis } from '../views/axes.ts'
import type { CurveAsked } from './curve-asked.ts'
import { lines, type Mark, valueOf } from './curve-marks.ts'
import { Axes, BOTTOM, Dots, Ends, type Field, HEIGHT, LEFT, Limits, NAMES, pathOf, TOP } from './curve-parts.tsx'
import css from './insulation.module.css'
import { insulationTexts } from './insulation-texts.ts'

const USUAL_WIDTH = 900

/** Between two ticks [m]: as many as there is room for. */
const stepOf = (end: number, width: number): number => {
  const room = width < 560 ? 6 : 16
  return [0.04, 0.1, 0.2].find((step) => end / step <= room) ?? 0.4
}

type ChartProps = Pick<CurveAsked, 'quantity'> & {
  readonly points: readonly InsulationCurvePoint[]
  readonly marks: readonly Mark[]
  /** Thicknesses that are hardly worse than the optimum [m]. */
  readonly range: { readonly from: number; readonly to: number } | null
  /** Where the drawing ends [m]. */
  readonly end: number
  /** Thickness that is read off [m]. */
  readonly at: number
  readonly onAt: (thickness: number) => void
  readonly label: string
}

const ofLines = { total: css.total, embodied: css.embodied, operational: css.operational } as const

/** What a layer costs and saves by its thickness; the place that is read off follows the pointer. */
export function CurveChart({ points, marks, range, end, at, onAt, label, quantity }: ChartProps) {
  const t = useTexts(insulationTexts)
  const { ref, width } = useWidth<HTMLDivElement>(USUAL_WIDTH)
  const drawing = useRef<SVGSVGElement>(null)
  const right = width - NAMES
  const isWithin = ({ thickness }: InsulationCurvePoint) => thickness <= end + 1e-9
  const drawn = points.filter(isWithin)
  const within = marks.filter(({ point }) => isWithin(point))
  const values = drawn.flatMap((point) => lines.map((line) => valueOf(point, line, quantity) ?? 0))
  const known = values.toSorted((one, other) => one - other)
  // thin layers lose so much that they would flatten all that one looks for
  const most = Math.min(
    known.at(-1) ?? 1,
    2.2 * (valueOf(marks[0]?.point ?? (points[0] as InsulationCurvePoint), 'total', quantity) ?? known.at(-1) ?? 1),
  )
  const field: Field = {
    x: linearAxis(0, end, stepOf(end, width), LEFT, right),
    y: roundAxis(Math.min(0, known[0] ?? 0), most, 6, BOTTOM, TOP),
    right,
  }
  const last = drawn.at(-1)
  const move = (event: PointerEvent) => {
    const box = drawing.current?.getBoundingClientRect()
    if (!box) return
    const share = (event.clientX - box.left - LEFT) / (right - LEFT)
    onAt(Math.min(end, Math.max(0, share * end)))
  }
  const clip = `${label.length}${quantity}`
  return (
    <div ref={ref}>
      <svg
        ref={drawing}
        data-drawing="curve"
        viewBox={`0 0 ${width} ${HEIGHT}`}
        width={width}
        height={HEIGHT}
        role="img"
        aria-label={label}
        onPointerMove={move}
      >
        <clipPath id={clip}>
          <rect x={LEFT} y={TOP} width={Math.max(0, right - LEFT)} height={BOTTOM - TOP} />
        </clipPath>
        {range && (
          <rect
            className={css.range}
            x={field.x.at(range.from)}
            y={TOP}
            width={Math.max(0, field.x.at(Math.min(range.to, end)) - field.x.at(range.from))}
            height={BOTTOM - TOP}
          />
        )}
        <Axes field={field} />
        <Limits marks={within} field={field} />
        {lines.map((line) => (
          <path
            key={line}
            data-line={line}
            className={ofLines[line]}
            clipPath={`url(#${clip})`}
            d={pathOf(drawn, line, quantity, field)}
          />
        ))}
        {at <= end && <path className={css.at} d={`M${field.x.at(at)} ${TOP}V${BOTTOM}`} />}
        <Dots marks={within} quantity={quantity} field={field} />
        {last && <Ends last={last} quantity={quantity} field={field} />}
        <text x="0" y="12" className="x11">
          {quantities[quantity === 'gwp' ? 'gwp' : 'primaryEnergy'].unit}
        </text>
        <text x={right} y={HEIGHT - 4} className="x11 xe">
          {t('axis')}
        </text>
      </svg>
    </div>
  )
}
