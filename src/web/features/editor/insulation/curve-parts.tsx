import { clsx } from 'clsx'
import type { InsulationCurvePoint } from '#contract/insulation-curve.ts'
import { spread } from '#web/drawing/label-placement.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import type { Axis } from '../views/axes.ts'
import type { CurveAsked } from './curve-asked.ts'
import { type Line, lines, type Mark, valueOf } from './curve-marks.ts'
import css from './insulation.module.css'
import { insulationTexts } from './insulation-texts.ts'

/** Of the drawing, and room for the names at the ends of the lines [px]. */
export const HEIGHT = 380
export const NAMES = 112
export const TOP = 56
export const BOTTOM = HEIGHT - 40
export const LEFT = 48
const NAME_HEIGHT = 32
/** Half of what the name of a mark takes [px]. */
const HALF_NAME = 56

/** Where the axes lie on the sheet. */
export type Field = { readonly x: Axis; readonly y: Axis; readonly right: number }

export function pathOf(
  points: readonly InsulationCurvePoint[],
  line: Line,
  quantity: CurveAsked['quantity'],
  { x, y }: Field,
) {
  return points
    .map((point, index) => {
      const value = valueOf(point, line, quantity)
      if (value === null) return ''
      const before = points[index - 1]
      const isFirst = before === undefined || valueOf(before, line, quantity) === null
      return `${isFirst ? 'M' : 'L'}${x.at(point.thickness)} ${y.at(value).toFixed(2)}`
    })
    .join('')
}

export function Axes({ field: { x, y, right } }: { field: Field }) {
  const { number, figure } = useFormats()
  return (
    <>
      {y.ticks.map((tick) => (
        <g key={tick}>
          <path className="hairl" d={`M${LEFT} ${y.at(tick)}H${right}`} />
          <text x={LEFT - 8} y={y.at(tick) + 4} className="x11 xe">
            {number(tick, y.decimals)}
          </text>
        </g>
      ))}
      <path className="inkl" d={`M${LEFT} ${BOTTOM}H${right}`} />
      {x.ticks.map((tick) => (
        <g key={tick}>
          <path className="thin" d={`M${x.at(tick)} ${BOTTOM}v5`} />
          <text x={x.at(tick)} y={BOTTOM + 18} className="x11 xm">
            {figure('thickness', tick)}
          </text>
        </g>
      ))}
    </>
  )
}

/** Names of the limits above the field, moved apart where they would touch. */
export function Limits({ marks, field: { x, right } }: { marks: readonly Mark[]; field: Field }) {
  const { withUnit } = useFormats()
  const limits = marks.filter(({ kind }) => kind === 'limit')
  const places = spread(
    limits.map(({ point }) => ({ centre: x.at(point.thickness), width: 84 })),
    LEFT,
    right + NAMES,
  )
  return limits.map(({ name, point }, index) => (
    <g key={name}>
      <path className={css.limit} d={`M${places[index] ?? 0} 44L${x.at(point.thickness)} ${TOP}V${BOTTOM}`} />
      <text x={places[index]} y="26" className="x11 k xm xb">
        {name}
      </text>
      <text x={places[index]} y="40" className="x11 xm">
        {withUnit('thickness', point.thickness)}
      </text>
    </g>
  ))
}

/** What each line is, at its end. */
export function Ends({
  last,
  quantity,
  field: { y, right },
}: { last: InsulationCurvePoint; field: Field } & Pick<CurveAsked, 'quantity'>) {
  const t = useTexts(insulationTexts)
  const { number } = useFormats()
  const ends = lines
    .flatMap((line) => {
      const value = valueOf(last, line, quantity)
      return value === null ? [] : [{ line, value, height: y.at(value) }]
    })
    .toSorted((one, other) => one.height - other.height)
  const places = spread(
    ends.map(({ height }) => ({ centre: height, width: NAME_HEIGHT })),
    TOP,
    BOTTOM + 10,
  )
  return ends.map(({ line, value, height }, index) => {
    const place = places[index] ?? height
    return (
      <g key={line}>
        <path className="thin" d={`M${right + 3} ${height}L${right + 12} ${place}`} />
        <text x={right + 16} y={place} className="x12 k xb">
          {t(`line.${line}`)}
        </text>
        <text x={right + 16} y={place + 14} className="x11">
          {number(Math.round(value))}
        </text>
      </g>
    )
  })
}

export function Dots({
  marks,
  quantity,
  field: { x, y, right },
}: Pick<CurveAsked, 'quantity'> & { marks: readonly Mark[]; field: Field }) {
  const { withUnit } = useFormats()
  return marks.map(({ kind, name, point }) => {
    const value = valueOf(point, 'total', quantity)
    if (kind === 'limit' || value === null) return null
    const [across, up] = [x.at(point.thickness), y.at(value)]
    // beyond the field stand the names of the lines
    const isLast = across > right - HALF_NAME
    return (
      <g key={kind}>
        <circle
          cx={across}
          cy={up}
          r={kind === 'optimum' ? 5 : 4.5}
          className={kind === 'optimum' ? css.optimum : css.given}
        />
        <text
          x={isLast ? right : across}
          y={up - (kind === 'optimum' ? 14 : 26)}
          className={clsx('x12 k xb halo', isLast ? 'xe' : 'xm', kind === 'optimum' && 'x-a')}
        >
          {name} {withUnit('thickness', point.thickness)}
        </text>
      </g>
    )
  })
}
