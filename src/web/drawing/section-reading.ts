import { drawable, type PlacedSection } from './section-layout.ts'
import type { DrawnLayer, SectionClimate } from './section-types.ts'
import { dewPoint, saturationPressure } from './vapour.ts'

/** A place in the section: the layer, and how far it is through it from outside, from 0 to 1. */
export interface SectionPoint {
  readonly layer: number
  readonly share: number
}

/** What is read off at a place in the section; null where the method says nothing. */
export interface SectionReading {
  /** From the outer face [m]; null behind a layer without thickness. */
  readonly depth: number | null
  /** [°C] */
  readonly temperature: number | null
  readonly dewPoint: number | null
  /** Partial vapour pressure [Pa]. */
  readonly pressure: number | null
}

/** The place at a position across the sheet [px]; undefined beside the section. */
export function pointAt({ faces, outward }: PlacedSection, across: number): SectionPoint | undefined {
  for (const [layer, outer] of faces.slice(0, -1).entries()) {
    const size = ((faces[layer + 1] ?? outer) - outer) * -outward
    const inside = (across - outer) * -outward
    if (size > 0 && inside >= 0 && inside <= size) return { layer, share: inside / size }
  }
  return undefined
}

/** The position of a place across the sheet [px]. */
export function acrossAt({ faces }: PlacedSection, { layer, share }: SectionPoint): number {
  const [outer, inner] = [faces[layer] ?? 0, faces[layer + 1] ?? 0]
  return outer + (inner - outer) * share
}

/** The depth of a place below the outer face [m]; undefined where a thickness before it is not known. */
export function depthAt(layers: readonly DrawnLayer[], { layer, share }: SectionPoint): number | undefined {
  const before = layers.slice(0, layer + 1).map(drawable)
  if (before.some((thickness) => thickness === undefined)) return undefined
  return before.reduce<number>((sum, one = 0, index) => sum + (index === layer ? share * one : one), 0)
}

/** The place at a depth below the outer face [m], at most the inner face. */
export function pointAtDepth(layers: readonly DrawnLayer[], depth: number): SectionPoint {
  let rest = Math.max(0, depth)
  for (const [layer, one] of layers.entries()) {
    const thickness = drawable(one) ?? 0
    if (thickness > 0 && rest <= thickness) return { layer, share: rest / thickness }
    rest -= thickness
  }
  return { layer: layers.length - 1, share: 1 }
}

const between = (values: readonly (number | null)[] | undefined, layer: number, share: number): number | null => {
  const [outer, inner] = [values?.[layer], values?.[layer + 1]]
  return typeof outer === 'number' && typeof inner === 'number' ? outer + (inner - outer) * share : null
}

/** Temperature and vapour pressure at a place: both are linear within a layer (steady state, in the bay). */
export function readingAt(
  layers: readonly DrawnLayer[],
  climate: SectionClimate | undefined,
  point: SectionPoint,
): SectionReading {
  const { layer, share } = point
  const pressures = climate?.dewPoints?.map((value) => (value === null ? null : saturationPressure(value)))
  const pressure = between(pressures, layer, share)
  return {
    depth: depthAt(layers, point) ?? null,
    temperature: between(climate?.temperatures, layer, share),
    dewPoint: pressure === null ? null : dewPoint(pressure),
    pressure,
  }
}
