import type { Hatch } from '#vocabulary/materials.ts'
import { placeDimensions } from './dimension-labels.ts'
import type { LayerSpan } from './section-layout.ts'
import { toHundredth } from './section-place.ts'
import { saturationPressure } from './vapour.ts'

/** A layer as vapour meets it. */
export interface VapourLayer {
  readonly hatch: Hatch
  /** Equivalent air layer thickness s_d [m]. */
  readonly sd: number
}

/** Temperature and dew point at a face [°C]. */
export interface VapourFace {
  readonly temperature: number
  readonly dewPoint: number
}

const FRAME = { left: 128, right: 900, top: 40 } as const
/** Width of the sheet, and its height where nothing prescribes one [px]. */
export const VAPOUR_SHEET = { width: 1028, height: 468 } as const
/** Between the section and the foot of the sheet; the least that a section keeps [px]. */
const FOOT = 68
const LEAST = 80
const STEPS = [100, 200, 250, 500, 1_000, 2_000]
const PARTS = 10

type Point = readonly [x: number, y: number]

/** Whole pressures from 0 to the largest that is drawn [Pa], at most eight. */
export function pressureTicks(largest: number): number[] {
  const step = STEPS.find((candidate) => largest / candidate <= 7) ?? 5_000
  return Array.from({ length: Math.floor(largest / step) + 1 }, (_, index) => index * step)
}

/** Layers side by side at the scale of s_d, cut to what is finite and not negative. */
function spansOf(layers: readonly VapourLayer[]): LayerSpan[] | undefined {
  const total = layers.reduce((sum, { sd }) => sum + sd, 0)
  if (!Number.isFinite(total) || total <= 0 || layers.some(({ sd }) => sd < 0)) return undefined
  const scale = (FRAME.right - FRAME.left) / total
  let from: number = FRAME.left
  return layers.map(({ sd }, index) => {
    const span = { index, from: toHundredth(from), size: toHundredth(sd * scale), known: true }
    from += sd * scale
    return span
  })
}

/** Points of the saturation pressure through the layers: the temperature is linear over each, its saturation is not. */
function saturationPoints(
  spans: readonly LayerSpan[],
  faces: readonly VapourFace[],
  y: (pascal: number) => number,
): Point[] {
  return spans.flatMap((span, index) => {
    const [from, to] = [faces[index]?.temperature ?? 0, faces[index + 1]?.temperature ?? 0]
    return Array.from({ length: PARTS + 1 }, (_, part): Point => {
      const share = part / PARTS
      return [span.from + span.size * share, y(saturationPressure(from + (to - from) * share))]
    })
  })
}

/** Where the curves are named: in the middle of the widest layer, one above its line, the other below. */
function namesOf(spans: readonly LayerSpan[], saturation: readonly Point[], pressure: readonly Point[]) {
  const widest = spans.reduce((best, span) => (span.size > best.size ? span : best))
  const middle = saturation[widest.index * (PARTS + 1) + PARTS / 2]
  const [from, to] = [pressure[widest.index], pressure[widest.index + 1]]
  return {
    x: toHundredth(widest.from + widest.size / 2),
    saturation: (middle?.[1] ?? 0) - 10,
    pressure: ((from?.[1] ?? 0) + (to?.[1] ?? 0)) / 2 + 22,
  }
}

/**
 * All positions of the vapour pressure drawing [px].
 *
 * @param layers - those that count, outside first
 * @param faces - one more than there are layers
 * @param sd - writes an equivalent air layer thickness [m]
 * @param sheet - height that the sheet fills, as far as it has room for a section [px]; its usual one where absent
 * @returns undefined while a resistance or a face is missing
 */
export function vapourGeometry(
  layers: readonly VapourLayer[],
  faces: readonly VapourFace[],
  sd: (metres: number) => string,
  sheet?: number,
) {
  const spans = spansOf(layers)
  const known = faces.every(({ temperature, dewPoint }) => Number.isFinite(temperature) && Number.isFinite(dewPoint))
  if (!spans || !known || faces.length !== layers.length + 1) return undefined
  const largest = Math.max(...faces.map(({ temperature }) => saturationPressure(temperature)))
  const { left, right, top } = FRAME
  const edges = [...spans.map(({ from }) => from), right]
  const { labels, lanes } = placeDimensions(
    spans,
    layers.map((layer) => sd(layer.sd)),
    { from: 20, to: 1_008 },
  )
  const foot = FOOT + 14 * Math.max(0, lanes - 1)
  const bottom = sheet === undefined ? VAPOUR_SHEET.height - FOOT : Math.max(top + LEAST, sheet - foot)
  const y = (pascal: number) => bottom - (pascal / largest) * (bottom - top - 12)
  const pressure = faces.map(({ dewPoint }, index): Point => [edges[index] ?? right, y(saturationPressure(dewPoint))])
  const saturation = saturationPoints(spans, faces, y)
  return {
    ...FRAME,
    bottom,
    edges,
    names: namesOf(spans, saturation, pressure),
    bands: spans.map((span) => ({ x: span.from, y: top, width: span.size, height: bottom - top })),
    ticks: pressureTicks(largest).map((value) => ({ value, y: toHundredth(y(value)) })),
    saturation,
    pressure,
    dimensions: labels.map((label) => ({
      ...label,
      y: label.place === 'leader' ? bottom + 34 + 14 * label.lane : bottom + 18,
    })),
    height: bottom + foot,
    width: right + left,
    left,
  }
}
