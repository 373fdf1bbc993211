import { type CurveFrame, fits, levelled, temperatureScale } from './climate-curves.ts'
import { textWidth } from './label-placement.ts'
import type { SectionClimate } from './section-types.ts'

/** A temperature at a face, and where it is written. */
type FaceLabel = { readonly text: string; readonly x: number; readonly y: number; readonly end: boolean }

/** The temperature within one layer. */
export type CurvePiece = {
  /** From its outer to its inner face [px]. */
  readonly from: readonly [x: number, y: number]
  readonly to: readonly [x: number, y: number]
  /** Of its faces, outside first; a face in moving air has none. */
  readonly labels: readonly FaceLabel[]
}

type Place = { readonly across: number; readonly along: number; readonly text: string }

/** Above an outer surface left of the curve, below an inner one right of it; elsewhere as far as there is room. */
function standingLabel({ across, along, text }: Place, which: 'first' | 'last' | 'outer' | 'inner', room: number) {
  if (which === 'first') return { text, x: across - 8, y: along + 16, end: true }
  if (which === 'last') return { text, x: across + 14, y: along + 20, end: false }
  return which === 'outer' || room > textWidth(text, 11) + 16
    ? { text, x: across - 8, y: along - 8, end: true }
    : { text, x: across + 8, y: along + 16, end: false }
}

/** Above the upper face; below the lower one where the layer is too thin for both. */
const lyingLabel = ({ across, along, text }: Place, isLower: boolean, room: number) => ({
  text,
  x: along + 10,
  y: isLower && room < 26 ? across + 14 : across - 6,
  end: false,
})

/**
 * The piece of the temperature curve within a layer; undefined where no curve passes it.
 *
 * @param write - a temperature in °C as text
 */
export function curvePiece(
  climate: SectionClimate,
  frame: CurveFrame,
  layer: number,
  write: (celsius: number) => string,
): CurvePiece | undefined {
  if (!fits(climate, frame.faces)) return undefined
  const values = levelled(climate.temperatures, climate.outside, climate.inside)
  const scale = temperatureScale(climate, frame)
  const ends = [layer, layer + 1].map((index) => {
    const [value, across] = [values[index], frame.faces[index]]
    return typeof value === 'number' && across !== undefined ? { index, across, along: scale(value) } : undefined
  })
  const [outer, inner] = ends
  if (!outer || !inner) return undefined
  const room = Math.abs(inner.across - outer.across)
  const labels = [outer, inner].flatMap(({ index, across, along }): FaceLabel | [] => {
    const celsius = climate.temperatures[index]
    if (typeof celsius !== 'number') return []
    const place = { across, along, text: `${write(celsius)}°` }
    if (frame.lying) return lyingLabel(place, across === Math.max(outer.across, inner.across), room)
    const isInner = index > layer
    const which = index === 0 ? 'first' : index === frame.faces.length - 1 ? 'last' : isInner ? 'inner' : 'outer'
    return standingLabel(place, which, room)
  })
  const point = ({ across, along }: { across: number; along: number }) =>
    frame.lying ? ([along, across] as const) : ([across, along] as const)
  return { from: point(outer), to: point(inner), labels }
}
