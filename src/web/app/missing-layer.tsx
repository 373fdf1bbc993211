import '#web/styles/drawing.css'
import type { Hatch } from '#vocabulary/materials.ts'
import { HatchFill } from '#web/drawing/hatch-fill.tsx'
import { ticks } from '#web/drawing/sheet-marks.tsx'

const TOP = 20
const HEIGHT = 260
const layers: readonly { readonly hatch: Hatch; readonly from: number; readonly to: number }[] = [
  { hatch: 'plaster', from: 40, to: 54.4 },
  { hatch: 'mineralWool', from: 54.4, to: 246.4 },
  { hatch: 'reinforcedConcrete', from: 426.4, to: 594.4 },
  { hatch: 'plaster', from: 594.4, to: 611.2 },
]
const dimensions = [40, 54.4, 246.4, 426.4, 594.4, 611.2]
const figures = [
  { x: 150.4, text: '160' },
  { x: 336.4, text: '404' },
  { x: 510.4, text: '140' },
]
const breakLine = (y: number) => `M24 ${y}H316.6l4 -6l7 12l4 -6H627.2`

/** A section in which one layer is missing, with the error's number as its dimension. */
export function MissingLayer() {
  return (
    <svg className="missing-layer" viewBox="0 0 651.2 326" aria-hidden="true">
      {layers.map(({ hatch, from, to }) => (
        <g key={from}>
          <HatchFill
            hatch={hatch}
            x={from}
            y={TOP}
            width={to - from}
            height={HEIGHT}
            density={1}
            lying={false}
            seed={`404${from}`}
          />
          <path className="e e2" d={`M${from} ${TOP}v${HEIGHT}M${to} ${TOP}v${HEIGHT}`} />
        </g>
      ))}
      <rect x="246.4" y={TOP} width="180" height={HEIGHT} className="void" />
      <text x="336.4" y="165" className="x-404 xm">
        ?
      </text>
      <path className="thin" d={`M32 306H619.2${dimensions.map((x) => `M${x} 288v23`).join('')}`} />
      <path className="tick" d={ticks(dimensions.map((x) => [x, 306]))} />
      {figures.map(({ x, text }) => (
        <text key={text} x={x} y="300" className="x12 k xm">
          {text}
        </text>
      ))}
      <path className="thin" d={breakLine(TOP) + breakLine(TOP + HEIGHT)} />
    </svg>
  )
}
