import '#web/styles/drawing.css'
import { CurveName, Subscripted } from './curve-lines.tsx'
import { HatchFill } from './hatch-fill.tsx'
import { written } from './pen.ts'
import type { Rect } from './section-place.ts'
import { PointedBand, SelectedBand } from './sheet-marks.tsx'
import { type VapourFace, type VapourLayer, vapourGeometry } from './vapour-geometry.ts'

export interface VapourDrawingProps {
  /** Layers that count, outside first. */
  readonly layers: readonly VapourLayer[]
  /** At their faces: one more than there are layers. */
  readonly faces: readonly VapourFace[]
  readonly seed: string
  /** That the sheet fills, at a width of 1028 [px]. */
  readonly height?: number | undefined
  /** Indices among these layers. */
  readonly selected?: number | undefined
  readonly pointed?: number | undefined
  /** A pointer is over a layer; null: over none any more. */
  readonly onPoint?: (index: number | null) => void
  readonly onSelect?: (index: number) => void
  /** What follows an underscore is written as a subscript. */
  readonly labels: {
    readonly description: string
    readonly saturation: string
    readonly pressure: string
    /** Under the section, with its unit, such as `Diffusionswiderstand in m, s_d`. */
    readonly resistance: string
  }
  readonly numbers: {
    readonly tick: (value: number) => string
    /** An equivalent air layer thickness in m, without its unit. */
    readonly sd: (metres: number) => string
  }
}

type Points = readonly (readonly [x: number, y: number])[]

const path = (points: Points): string =>
  points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${written(x)} ${written(y)}`).join('')

/** Invisible targets over the layers. Keys choose them in the list of layers. */
function Reactions({
  bands,
  onPoint,
  onSelect,
}: Pick<VapourDrawingProps, 'onPoint' | 'onSelect'> & { readonly bands: readonly Rect[] }) {
  return (
    <g className="hit" onPointerLeave={() => onPoint?.(null)}>
      {bands.map((band, index) => (
        <rect
          key={index}
          data-layer={index}
          {...band}
          onPointerEnter={() => onPoint?.(index)}
          onClick={() => onSelect?.(index)}
        />
      ))}
    </g>
  )
}

/**
 * Vapour pressure against saturation pressure, over the section at the scale of s_d: where the curves do not touch,
 * nothing condenses. Nothing is drawn while a value is missing.
 */
export function VapourDrawing({
  layers,
  faces,
  seed,
  height,
  selected,
  pointed,
  labels,
  numbers,
  ...reactions
}: VapourDrawingProps) {
  const geometry = vapourGeometry(layers, faces, numbers.sd, height)
  if (!geometry) return null
  const { bands, edges, left, right, top, bottom, saturation, pressure, names } = geometry
  return (
    <svg
      className="section"
      viewBox={`0 0 ${geometry.width} ${geometry.height}`}
      role="img"
      aria-label={labels.description}
    >
      {layers.map(({ hatch }, index) => {
        const band = bands[index]
        const fill = { hatch, density: 1, lying: false, seed: `${seed}${index}` }
        return band && <HatchFill key={index} {...band} {...fill} />
      })}
      <path className="e" d={edges.map((x) => `M${x} ${top}V${bottom}`).join('')} />
      <SelectedBand band={selected === undefined ? undefined : bands[selected]} />
      <PointedBand band={pointed === undefined || pointed === selected ? undefined : bands[pointed]} />
      {geometry.ticks.map(({ value, y }) => (
        <text key={value} x={left - 10} y={y + 4} className="x11 xe">
          {numbers.tick(value)}
        </text>
      ))}
      <path className="linel" d={geometry.ticks.map(({ y }) => `M${left - 6} ${y}h6`).join('')} />
      <text x={left - 10} y={top - 8} className="x11 xe q">
        Pa
      </text>
      <path className="c-h" d={path(saturation)} />
      <path className="c-t" d={path(saturation)} />
      <path className="c-h" d={path(pressure)} />
      <path className="c-d" d={path(pressure)} />
      <CurveName x={names.x} y={names.saturation} className="x-t xm" text={labels.saturation} />
      <CurveName x={names.x} y={names.pressure} className="x-d xm" text={labels.pressure} />
      {geometry.dimensions.map(({ index, text, centre, y }) => (
        <text key={index} x={centre} y={y} className="x11 xm halo">
          {text}
        </text>
      ))}
      <text x={right} y={geometry.height - 8} className="x11 xe">
        <Subscripted text={labels.resistance} />
      </text>
      {reactions.onPoint && <Reactions bands={bands} {...reactions} />}
    </svg>
  )
}
