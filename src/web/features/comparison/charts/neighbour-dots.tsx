import { useXAxisScale, useYAxisScale } from 'recharts'
import { textWidth } from '#web/drawing/label-placement.ts'
import { type Neighbour, type Obstacle, placeNeighbours } from './neighbours.ts'
import { placeBeside } from './place-beside.ts'

/** A point that is compared, with the name beside it. */
export type NamedPoint = { readonly u: number; readonly gwp: number; readonly text: string }

const NAME_FONT = 12

/** The library behind the points compared: hollow dots, named where there is room. */
export function NeighbourDots({
  neighbours,
  points,
  field,
  right,
}: {
  neighbours: readonly Neighbour[]
  points: readonly NamedPoint[]
  /** Ends of the axes; what lies outside is not shown. */
  field: { readonly u: readonly [number, number]; readonly gwp: readonly [number, number] }
  right: number
}) {
  const x = useXAxisScale()
  const y = useYAxisScale()
  if (!x || !y) return null
  const taken = points.flatMap(({ u, gwp, text }): Obstacle[] => {
    const [left, middle] = [x(u) ?? 0, y(gwp) ?? 0]
    const width = textWidth(text, NAME_FONT)
    const place = placeBeside(left, text, right)
    return [
      { x: left - 8, y: middle - 8, width: 16, height: 16 },
      { x: place.before ? place.x - width : place.x, y: middle - 8, width, height: 16 },
    ]
  })
  const inside = neighbours.filter(
    ({ u, gwp }) => u >= field.u[0] && u <= field.u[1] && gwp >= field.gwp[0] && gwp <= field.gwp[1],
  )
  const placed = placeNeighbours(
    inside.map((neighbour) => ({ ...neighbour, x: x(neighbour.u) ?? 0, y: y(neighbour.gwp) ?? 0 })),
    taken,
    right,
  )
  return placed.map((neighbour) => (
    <g key={neighbour.id}>
      <circle cx={neighbour.x} cy={neighbour.y} r="3.5" className="thin" />
      {neighbour.named && (
        <text x={neighbour.x + 7} y={neighbour.y + 4} className="x11 q halo">
          {neighbour.name}
        </text>
      )}
    </g>
  ))
}
