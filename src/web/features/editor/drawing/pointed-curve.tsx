import { curveFrame } from '#web/drawing/curve-frame.ts'
import { curvePiece } from '#web/drawing/curve-piece.ts'
import type { SectionGeometry } from '#web/drawing/section-drawing.tsx'
import type { SectionClimate, SectionNumbers } from '#web/drawing/section-types.ts'
import { useStore } from '#web/lib/store.ts'
import type { LayerDraft } from '../document/document.ts'
import { useControls } from '../document/editor-state.ts'
import css from './drawing-pane.module.css'

/** Marks what the temperature does within the layer that is pointed at, with the temperatures of its faces. */
export function PointedCurve({
  geometry,
  layers,
  climate,
  numbers,
}: {
  geometry: SectionGeometry
  layers: readonly LayerDraft[]
  climate: SectionClimate
  numbers: SectionNumbers
}) {
  const key = useStore(useControls().pointed)
  const layer = layers.findIndex((one) => one.key === key)
  const piece = layer < 0 ? undefined : curvePiece(climate, curveFrame(geometry), layer, numbers.temperature)
  if (!piece) return null
  const { from, to, labels } = piece
  return (
    <svg
      aria-hidden
      className={css.pointedCurve}
      viewBox={`0 0 ${geometry.width} ${geometry.height}`}
      data-curve-of={layer}
    >
      <path d={`M${from.join(' ')}L${to.join(' ')}`} />
      {[from, to].map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={4} />
      ))}
      {labels.map(({ text, x, y, end }) => (
        <text key={`${x} ${y}`} x={x} y={y} className={`x11 x-t halo xb ${end ? 'xe' : ''}`}>
          {text}
        </text>
      ))}
    </svg>
  )
}
