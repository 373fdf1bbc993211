import { useFormats } from '#web/lib/format.ts'
import { type Field, labelled, type MapScale } from './map-points.ts'

/** Room that the figure of a tick needs along its axis [px]: `0,15` with some air, and a line of text. */
const ROOM = { u: 30, gwp: 16 } as const

/** Lines and figures of the map; GWP's zero is drawn stronger. */
export function MapAxes({ field, u, gwp }: { field: Field; u: MapScale; gwp: MapScale }) {
  const { number } = useFormats()
  const [figuresOfU, figuresOfGwp] = [labelled(u, ROOM.u), labelled(gwp, ROOM.gwp)]
  return (
    <g aria-hidden="true">
      {gwp.ticks.map((tick) => (
        <g key={tick}>
          <path className={tick === 0 ? 'inkl' : 'hairl'} d={`M${field.left} ${gwp.at(tick)}H${field.right}`} />
          {figuresOfGwp.includes(tick) && (
            <text x={field.left - 6} y={gwp.at(tick) + 4} className="x11 xe">
              {number(tick)}
            </text>
          )}
        </g>
      ))}
      {u.ticks.map((tick) => (
        <g key={tick}>
          <path className="hairl" d={`M${u.at(tick)} ${field.top}V${field.bottom}`} />
          {figuresOfU.includes(tick) && (
            <text x={u.at(tick)} y={field.bottom + 14} className="x11 xm">
              {number(tick)}
            </text>
          )}
        </g>
      ))}
    </g>
  )
}
