import { Pen } from './pen.ts'
import type { SectionClimate } from './section-types.ts'
import { dewPoint, saturationPressure } from './vapour.ts'

/** Where the curves lie on the sheet. */
export interface CurveFrame {
  readonly lying: boolean
  /** Positions of the layer faces across the section, outside surface first [px]. */
  readonly faces: readonly number[]
  /** Ends of the curves in the air outside and inside, across the section [px]. */
  readonly outsideEnd: number
  readonly insideEnd: number
  /** Along the section: where the coldest and the warmest value lie [px]. */
  readonly coldest: number
  readonly warmest: number
}

/** A known value at a face: its position across the section [px] and the value [°C]. */
interface FaceValue {
  readonly across: number
  readonly value: number
}

const known = (faces: readonly number[], values: readonly (number | null)[]): FaceValue[] =>
  faces.flatMap((across, index) => {
    const value = values[index]
    return value === null || value === undefined || !Number.isFinite(value) ? [] : [{ across, value }]
  })

/** Whether the climate belongs to these layers: one value per face, air temperatures known. */
export const fits = (climate: SectionClimate, faces: readonly number[]): boolean =>
  climate.temperatures.length === faces.length &&
  [climate.outside, climate.inside].every(Number.isFinite) &&
  known(faces, climate.temperatures).length > 1

/** Lowest and highest value among all that is drawn [°C]; at least 1 K apart. */
function rangeOf({ outside, inside, temperatures, dewPoints }: SectionClimate): readonly [number, number] {
  const values = [outside, inside, ...temperatures, ...(dewPoints ?? [])].filter(
    (value): value is number => value !== null && Number.isFinite(value),
  )
  const [low, high] = [Math.min(...values), Math.max(...values)]
  return high - low < 1 ? [low - 2, high + 2] : [low, high]
}

/** Turns °C into a position along the section [px]. */
export function temperatureScale(climate: SectionClimate, { coldest, warmest }: CurveFrame) {
  const [low, high] = rangeOf(climate)
  return (celsius: number): number => coldest + ((celsius - low) / (high - low)) * (warmest - coldest)
}

/** Whole temperatures for an axis over the air and material temperatures, every 5 K, or 10 where there are many. */
export function axisTicks(climate: SectionClimate): number[] {
  const [low, high] = rangeOf({ ...climate, dewPoints: undefined })
  const step = high - low > 45 ? 10 : high - low > 8 ? 5 : 1
  const first = Math.ceil(low / step - 1e-9)
  const last = Math.floor(high / step + 1e-9)
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => (first + index) * step)
}

/** Room for the bend of the temperature within the surface film [px]. */
const BEND = 10

/**
 * The temperature through the section as path data: level in the air, bent within the surface films, straight within
 * each layer (steady state). Layers open to the air have no values at their faces; soil has no film, so that the first
 * face is as cold as it is.
 */
export function temperaturePath(climate: SectionClimate, frame: CurveFrame): string {
  const along = temperatureScale(climate, frame)
  const values = known(frame.faces, climate.temperatures)
  const [first, last] = [values[0], values.at(-1)]
  if (!first || !last) return ''
  const pen = new Pen(frame.lying)
  const inward = Math.sign(frame.insideEnd - frame.outsideEnd)
  const outer = along(climate.outside)
  pen.move(frame.outsideEnd, outer).line(first.across - inward * BEND, outer)
  pen.curve(first.across - inward * 3, outer, first.across, along(first.value))
  for (const { across, value } of values.slice(1)) pen.line(across, along(value))
  const inner = along(climate.inside)
  pen.curve(last.across + inward * 3, inner, last.across + inward * BEND, inner).line(frame.insideEnd, inner)
  return pen.data
}

/** Points of the dew point within a layer: the vapour pressure is linear there, its dew point is not. */
function dewPointsWithin(from: FaceValue, to: FaceValue): FaceValue[] {
  const parts = Math.max(1, Math.min(12, Math.round(Math.abs(to.across - from.across) / 12)))
  const [outer, inner] = [saturationPressure(from.value), saturationPressure(to.value)]
  return Array.from({ length: parts }, (_, index) => {
    const share = (index + 1) / parts
    const value = index + 1 === parts ? to.value : dewPoint(outer + (inner - outer) * share)
    return { across: from.across + (to.across - from.across) * share, value }
  })
}

/** The dew point through the section as path data; level in the air. */
export function dewPointPath(climate: SectionClimate, frame: CurveFrame): string {
  const along = temperatureScale(climate, frame)
  const values = known(frame.faces, climate.dewPoints ?? [])
  const [first, last] = [values[0], values.at(-1)]
  if (!first || !last || climate.dewPoints?.length !== frame.faces.length) return ''
  const pen = new Pen(frame.lying)
  pen.move(frame.outsideEnd, along(first.value)).line(first.across, along(first.value))
  for (const [index, from] of values.entries()) {
    const to = values[index + 1]
    if (to) for (const { across, value } of dewPointsWithin(from, to)) pen.line(across, along(value))
  }
  return pen.line(frame.insideEnd, along(last.value)).data
}

/** Values at the faces; beyond the first and the last that are known the curve is level. */
export function levelled(values: readonly (number | null)[], outside: number | null, inside: number | null) {
  const first = values.findIndex((value) => value !== null)
  return values.map((value, index) => value ?? (index < first ? outside : inside))
}

/**
 * Where the curves pass a layer.
 *
 * @returns for a layer and a share of its thickness, from its outer face, positions along the section [px]: the
 *   temperature, then the dew point where it is known
 */
export function curvesIn(climate: SectionClimate, frame: CurveFrame) {
  const along = temperatureScale(climate, frame)
  const dewPoints = climate.dewPoints ?? []
  const known = dewPoints.filter((value) => value !== null)
  const curves = [
    levelled(climate.temperatures, climate.outside, climate.inside),
    levelled(dewPoints, known[0] ?? null, known.at(-1) ?? null),
  ]
  return (layer: number, share: number): number[] =>
    curves.flatMap((values) => {
      const [from, to] = [values[layer], values[layer + 1]]
      return typeof from === 'number' && typeof to === 'number' ? along(from + (to - from) * share) : []
    })
}

/** A face where the temperature is marked. */
export interface MarkedFace {
  readonly index: number
  readonly across: number
  readonly along: number
  readonly celsius: number
}

/** The faces at which a temperature is known; none where both sides are equally warm. */
export function markedFaces(climate: SectionClimate, frame: CurveFrame): MarkedFace[] {
  if (climate.outside === climate.inside) return []
  const along = temperatureScale(climate, frame)
  return frame.faces.flatMap((across, index) => {
    const celsius = climate.temperatures[index]
    if (celsius === null || celsius === undefined || !Number.isFinite(celsius)) return []
    return [{ index, across, along: along(celsius), celsius }]
  })
}
