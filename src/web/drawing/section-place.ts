import type { SectionLayout } from './section-layout.ts'
import type { DrawnLayer } from './section-types.ts'

/** A section laid out on the sheet, and how it is filled. Lengths in px. */
export interface SectionPlace {
  readonly layers: readonly DrawnLayer[]
  readonly layout: SectionLayout
  /** Corner of the section. */
  readonly x: number
  readonly y: number
  /** Along the layers. */
  readonly length: number
  readonly lying: boolean
  /** Factor on the spacing of hatches. */
  readonly density: number
  readonly seed: string
  /** Where the first member of a framed layer starts along the section. */
  readonly memberOffset: number
}

/** A rectangle on the sheet. */
export interface Rect {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** As exact as a screen can show [px]. */
export const toHundredth = (length: number): number => Math.round(length * 100) / 100

/** The rectangle on the sheet of a band across the section, cut to a part along it. */
export function bandRect(
  { x, y, lying }: Pick<SectionPlace, 'x' | 'y' | 'lying'>,
  band: { readonly from: number; readonly size: number },
  along: readonly [from: number, length: number],
): Rect {
  const [across, size] = [toHundredth(band.from), toHundredth(band.size)]
  return lying
    ? { x: x + along[0], y: toHundredth(y + across), width: along[1], height: size }
    : { x: toHundredth(x + across), y: y + along[0], width: size, height: along[1] }
}

/** Lengths on the sheet as parts of it, so that they follow its size on screen. */
export const inPercent = (length: number, whole: number): string => `${(100 * length) / whole}%`
