import type { Framing } from './construction.ts'

/** Share of the area of the layer that the members take [1]: as stated, else width over spacing. */
export const shareOfMembers = ({ share, width, spacing }: Framing): number => share ?? width / spacing

/** Length of the members per area [m/m²]. */
export const lengthOfMembers = ({ share, width, spacing }: Framing): number =>
  share === undefined ? 1 / spacing : share / width
