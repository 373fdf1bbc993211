import { clsx } from 'clsx'
import { useXAxisScale, useYAxisScale } from 'recharts'
import { type Neighbour, placeNeighbours } from './neighbours.ts'
import { dotBox, placeNames } from './place-names.ts'

/** A point that is compared, with the name beside it. */
export type NamedPoint = { readonly u: number; readonly gwp: number; readonly text: string }

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
  const called = points.map(({ u, gwp, text }) => ({ x: x(u) ?? 0, y: y(gwp) ?? 0, text }))
  const taken = [...called.map(dotBox), ...placeNames(called, right).map(({ box }) => box)]
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

/** What the points compared are called. */
export function PointNames({ points, right }: { points: readonly NamedPoint[]; right: number }) {
  const x = useXAxisScale()
  const y = useYAxisScale()
  if (!x || !y) return null
  const called = points.map(({ u, gwp, text }) => ({ x: x(u) ?? 0, y: y(gwp) ?? 0, text }))
  return placeNames(called, right).map((place, index) => (
    <text key={points[index]?.text} x={place.x} y={place.y} className={clsx('x12 k xb halo', place.before && 'xe')}>
      {points[index]?.text}
    </text>
  ))
}
