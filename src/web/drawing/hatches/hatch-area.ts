import type { Random } from '../random.ts'

/** The rectangle a hatch fills, in the coordinates of its layer. Lengths in px. */
export interface HatchArea {
  /** Across the layer. */
  readonly thickness: number
  /** Along the layer. */
  readonly length: number
  /** Factor on every spacing: 1 in the editor, 0.6 in strips and swatches. */
  readonly density: number
  /** A roof or floor: the layer's plane runs from left to right. */
  readonly lying: boolean
  readonly random: Random
}

/** One path of a hatch. */
export interface HatchMark {
  readonly className: string
  readonly path: string
  /** Where it differs from the class [px]. */
  readonly strokeWidth?: number
  readonly dashes?: string
}

/** Draws a hatch into its area. Marks may reach beyond the ends of the layer, where the picture is cut, not beyond its faces. */
export type HatchDrawer = (area: HatchArea) => readonly HatchMark[]
