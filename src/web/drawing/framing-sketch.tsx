import '#web/styles/drawing.css'
import type { Hatch } from '#vocabulary/materials.ts'
import { HatchFill } from './hatch-fill.tsx'
import type { DrawnFraming } from './section-types.ts'
import { ticks } from './sheet-marks.tsx'

const WIDTH = 300
const LAYER = { top: 8, height: 64 }
const DIMENSION = 78
/** Of the space between two members drawn beyond them [px]. */
const OVERHANG = 45

export interface FramingSketchProps {
  /** Of the layer between the members. */
  readonly hatch: Hatch
  readonly framing: DrawnFraming
  /** Writes a length in m as a number of mm. */
  readonly thickness: (metres: number) => string
}

/** Two members of a layer at true width and spacing, with the spacing as dimension; nothing where they overlap. */
export function FramingSketch({ hatch, framing, thickness }: FramingSketchProps) {
  const { width, spacing } = framing
  if (!(width > 0) || !(spacing > width)) return null
  const scale = (WIDTH - 2 * OVERHANG) / spacing
  const centres = [OVERHANG, WIDTH - OVERHANG]
  const fill = { y: LAYER.top, height: LAYER.height, density: 0.8, lying: true }
  return (
    <svg className="section" viewBox={`0 0 ${WIDTH} 94`} aria-hidden>
      <HatchFill hatch={hatch} x={0} width={WIDTH} {...fill} seed="framing" />
      {centres.map((centre) => {
        const member = { x: centre - (width * scale) / 2, width: width * scale }
        return (
          <g key={centre}>
            <HatchFill hatch={framing.hatch} {...member} {...fill} seed={`framing${centre}`} />
            <rect className="e" {...member} y={LAYER.top} height={LAYER.height} />
          </g>
        )
      })}
      <path className="e e2" d={`M0 ${LAYER.top}H${WIDTH}M0 ${LAYER.top + LAYER.height}H${WIDTH}`} />
      <path className="thin" d={`M${centres[0]} ${DIMENSION}H${centres[1]}`} />
      <path className="tick" d={ticks(centres.map((x) => [x, DIMENSION] as const))} />
      <text x={WIDTH / 2} y={92} className="x12 k xm halo">
        {thickness(spacing)}
      </text>
    </svg>
  )
}
