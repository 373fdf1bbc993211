import type { Bounds } from './bounds.ts'

/**
 * Plan shapes of tapered insulation of a slope up to 5 % (ISO 6946:2017, annex C): a rectangle that rises along one
 * side; triangles that are thickest, or thinnest, at the apex; a triangle with three different corners.
 */
export const taperShapes = ['rectangle', 'thickestAtApex', 'thinnestAtApex', 'threeCorners'] as const
export type TaperShape = (typeof taperShapes)[number]

/** How a layer tapers about its mean thickness. */
export type Taper = {
  readonly shape: TaperShape
  /** Thickest less thinnest point [m]. */
  readonly rise: number
  /** Middle corner less thinnest point [m], of three corners; below the rise. */
  readonly intermediate?: number | undefined
}

/** Mean thickness less thinnest point [m]. */
const meanRise = ({ shape, rise, intermediate = 0 }: Taper): number => {
  if (shape === 'rectangle') return rise / 2
  if (shape === 'thickestAtApex') return rise / 3
  return shape === 'thinnestAtApex' ? (2 * rise) / 3 : (intermediate + rise) / 3
}

/** Thickness at the thinnest point [m], of a layer of a mean thickness [m]. */
export const thinnestOf = (thickness: number, taper: Taper): number => thickness - meanRise(taper)

/** Mean thickness [m] of a layer of a thickness at the thinnest point [m]. */
export const meanThickness = (thinnest: number, taper: Taper): number => thinnest + meanRise(taper)

/** A mean is no exact decimal: rises that leave less than nothing by as little as this are taken to leave nothing [m]. */
export const DUST = 1e-9

/** What the rise may be, so that the thinnest point of a layer of a mean thickness [m] is not below nothing. */
export const riseWithin = (thickness: number, { shape, intermediate = 0 }: Taper): Bounds => {
  const most = { rectangle: 2, thickestAtApex: 3, thinnestAtApex: 1.5, threeCorners: 3 }[shape] * thickness
  return { unit: 'm', minimum: 0, maximum: shape === 'threeCorners' ? most - intermediate : most }
}
