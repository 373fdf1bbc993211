import { clsx } from 'clsx'
import css from './missing-layer.module.css'
import '#web/styles/drawing.css'
import { HatchFill } from './hatch-fill.tsx'
import { ticks } from './sheet-marks.tsx'

const TOP = 20
const HEIGHT = 260
const LINE = 306
const GAP = { x: 246.4, width: 180 }

const layers = [
  { hatch: 'plaster', x: 40, width: 14.4 },
  { hatch: 'mineralWool', x: 54.4, width: 192, text: '160' },
  { hatch: 'reinforcedConcrete', x: 426.4, width: 168, text: '140' },
  { hatch: 'plaster', x: 594.4, width: 16.8 },
] as const

const faces = [40, 54.4, 246.4, 426.4, 594.4, 611.2]
const breakLine = (y: number) => `M24 ${y}H316.6l4 -6l7 12l4 -6H627.2`

/** A wall that lacks a layer of 404 mm: the picture of an address that leads nowhere. */
export function MissingLayer() {
  return (
    <svg className="section" viewBox="0 0 652 326" aria-hidden>
      {layers.map(({ hatch, x, width }) => (
        <HatchFill key={x} {...{ hatch, x, width }} y={TOP} height={HEIGHT} density={1} lying={false} seed="missing" />
      ))}
      <path className="e e2" d={faces.map((x) => `M${x} ${TOP}v${HEIGHT}`).join('')} />
      <rect className="pf" x={GAP.x} y={TOP} width={GAP.width} height={HEIGHT} />
      <rect className="void" x={GAP.x} y={TOP} width={GAP.width} height={HEIGHT} />
      <text x={GAP.x + GAP.width / 2} y={TOP + HEIGHT / 2 + 5} className={clsx(css.number, 'xm')}>
        ?
      </text>
      <path className="thin" d={`M32 ${LINE}H619.2${faces.map((x) => `M${x} 288V${LINE + 5}`).join('')}`} />
      <path className="tick" d={ticks(faces.map((x) => [x, LINE] as const))} />
      {layers.map(
        (layer) =>
          'text' in layer && (
            <text key={layer.x} x={layer.x + layer.width / 2} y={LINE - 6} className="x12 k xm">
              {layer.text}
            </text>
          ),
      )}
      <text x={GAP.x + GAP.width / 2} y={LINE - 6} className="x12 k xm xb">
        404
      </text>
      <path className="thin" d={breakLine(TOP) + breakLine(TOP + HEIGHT)} />
    </svg>
  )
}
