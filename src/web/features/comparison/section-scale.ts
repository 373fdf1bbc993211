/** Place of the parts of a section in its drawing [px]. */
export const SECTION = {
  left: 2,
  top: 10,
  bodyHeight: 132,
  lineHeight: 154,
  dimension: 162,
  text: 180,
  height: 184,
} as const

/** Widest drawing [px]. */
const WIDEST = 560
/** Thickness that fills a drawing at least [m]: what is thinner is not blown up. */
const LEAST_FILLING = 0.5
/** Room right of the section for the tick of its dimension [px]. */
const END_ROOM = 8

export type SectionScale = {
  /** px per m */
  readonly scale: number
  /** Of each drawing [px]. */
  readonly width: number
  /** Lines behind the sections, from the outer face [px]. */
  readonly lines: readonly number[]
  /** Length of the scale bar [m]. */
  readonly bar: number
}

/**
 * One scale for all sections of a comparison: as large as the column allows, so that the thickest fits.
 *
 * @param thicknesses - [m]
 * @param column - width there is for a section [px]
 */
export function sectionScale(thicknesses: readonly number[], column: number): SectionScale {
  const width = Math.min(WIDEST, Math.max(80, column))
  const room = width - SECTION.left - END_ROOM
  const scale = Math.min(width / LEAST_FILLING, room / Math.max(0.05, ...thicknesses))
  const step = [0.1, 0.2, 0.5, 1, 2, 5].find((candidate) => candidate * scale >= 24) ?? 10
  const count = Math.floor(room / (step * scale))
  const lines = Array.from({ length: count + 1 }, (_, index) => index * step * scale)
  return { scale, width, lines, bar: [0.2, 0.5, 1, 2, 5].find((candidate) => candidate * scale >= 50) ?? 10 }
}
