import { clsx } from 'clsx'
import type { SectionLayout } from './section-layout.ts'
import type { Rect } from './section-place.ts'
import css from './sheet-marks.module.css'
import type { SheetSize } from './sheet-size.ts'

interface LayerNumberProps {
  readonly x: number
  readonly y: number
  readonly radius: number
  readonly index: number
  readonly selected: boolean
}

/** A layer's number in its circle. */
export function LayerNumber({ x, y, radius, index, selected }: LayerNumberProps) {
  return (
    <>
      {!selected && <circle cx={x} cy={y} r={radius} className="pf" />}
      <circle cx={x} cy={y} r={radius} className={selected ? css.disc : 'inkl'} />
      <text x={x} y={y + 4} className={clsx('x11 xm', selected ? [css.number, 'xb'] : 'k')}>
        {index + 1}
      </text>
    </>
  )
}

const THINNEST_OUTLINE = 8

/** The outline of the chosen layer; that of a thin sheet stands around it. */
export function SelectedBand({ band }: { band: Rect | undefined }) {
  if (!band) return null
  const [dx, dy] = [band.width, band.height].map((size) => Math.max(0, THINNEST_OUTLINE - size) / 2) as [number, number]
  const grown = { x: band.x - dx, y: band.y - dy, width: band.width + 2 * dx, height: band.height + 2 * dy }
  return <rect className={css.frame} {...grown} />
}

/** The outline of the layer that is pointed at. */
export const PointedBand = ({ band }: { band: Rect | undefined }) =>
  band ? <rect className={css.pointed} {...band} /> : null

/** Ticks at 45° where dimension lines meet the ends of what they measure, as path data. */
export const ticks = (points: readonly (readonly [x: number, y: number])[]): string =>
  points.map(([x, y]) => `M${x - 4} ${y + 4}l8 -8`).join('')

const LENGTHS = [0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2]
const LONGEST_BAR = 100

/** The longest round length [m] whose bar stays short on the sheet. */
const barLength = (scale: number, longest: number): number =>
  LENGTHS.filter((length) => length * scale <= longest).at(-1) ?? (LENGTHS[0] as number)

interface ScaleBarProps {
  readonly x: number
  readonly y: number
  /** px per m */
  readonly scale: number
  readonly longest?: number
  readonly thickness: (metres: number) => string
}

/** A bar of a round length in four parts, which tells the scale at any zoom. */
export function ScaleBar({ x, y, scale, longest = LONGEST_BAR, thickness }: ScaleBarProps) {
  const length = barLength(scale, longest)
  const part = (length * scale) / 4
  return (
    <g>
      {[0, 2].map((index) => (
        <rect key={index} className="inkf" x={x + index * part} y={y} width={part} height={4} />
      ))}
      {[1, 3].map((index) => (
        <rect key={index} className="pf" x={x + index * part} y={y} width={part} height={4} />
      ))}
      <rect className="e" x={x} y={y} width={4 * part} height={4} />
      <text x={x} y={y - 5} className="x11 q">
        0
      </text>
      <text x={x + 4 * part} y={y - 5} className={`x11 q ${part > 11 ? 'xm' : ''}`}>
        {thickness(length)} mm
      </text>
    </g>
  )
}

interface SheetScaleProps {
  readonly geometry: {
    readonly sheet: SheetSize
    readonly layout: SectionLayout
    readonly width: number
    readonly height: number
  }
  readonly thickness: (metres: number) => string
  /** From the bar to the foot of the sheet [px]. */
  readonly foot: number
}

/** The scale of a sheet: a bar on screen, where it may be zoomed, the ratio on paper, where it is true. */
export function SheetScale({ geometry: { sheet, layout, width, height }, thickness, foot }: SheetScaleProps) {
  if (!sheet.paper) {
    if (sheet.sides === 'line') return null
    const longest = sheet.sides === 'corners' ? 76 : LONGEST_BAR
    return <ScaleBar x={sheet.margin} y={height - foot} scale={layout.scale} longest={longest} thickness={thickness} />
  }
  return (
    <text x={width} y={height - 8} className="x11 k xb xe">
      {`M 1:${sheet.paper}`}
    </text>
  )
}
