import type { Framing, Layer } from './construction.ts'

/** Share of the area of the layer that members take [1]: as stated, else width over spacing. */
export const shareOfMembers = ({ share, width, spacing }: Framing): number => share ?? width / spacing

/** Length of members per area [m/m²]. */
export const lengthOfMembers = ({ share, width, spacing }: Framing): number =>
  share === undefined ? 1 / spacing : share / width

/**
 * Share of the area that the second members of a layer take beside the first ones [1]: where they cross and their share is
 * not stated, the first ones interrupt them.
 */
export function shareOfSecond({ framing, secondFraming }: Layer): number {
  if (!framing || !secondFraming) return 0
  const share = shareOfMembers(secondFraming)
  const isInterrupted = secondFraming.share === undefined && secondFraming.direction !== framing.direction
  return isInterrupted ? share * (1 - shareOfMembers(framing)) : share
}

/** Share of the area between all members [1]. */
export const shareBetween = (layer: Layer): number =>
  layer.framing ? 1 - shareOfMembers(layer.framing) - shareOfSecond(layer) : 1
