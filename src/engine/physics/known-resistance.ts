import type { FramingDirection } from '#vocabulary/constructions.ts'

/** A layer with known resistances between the members and through them [m²·K/W] and their share of the area [1]. */
export type KnownResistance = {
  readonly bay: number
  readonly member: number
  readonly share: number
  readonly direction: FramingDirection
  /** Members of another kind beside the first ones. */
  readonly second?: SecondMembers
}

/** Resistance through them [m²·K/W] and their share of the area [1]. */
export type SecondMembers = { readonly member: number; readonly share: number; readonly direction: FramingDirection }
