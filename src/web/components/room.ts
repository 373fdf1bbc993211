/** Height above and below something within the window [px]. */
export type Room = { readonly above: number; readonly below: number }

/** Distance that what opens keeps from the edges of the window [px]. */
export const MARGIN = 8

/** What may lie above and below an element. */
export function roomAround(anchor: Element): Room {
  const { top, bottom } = anchor.getBoundingClientRect()
  return {
    above: Math.max(0, top - MARGIN),
    below: Math.max(0, document.documentElement.clientHeight - bottom - MARGIN),
  }
}

/** Whether something opens above its anchor: where it does not fit below, and there is more room above. */
export const opensAbove = ({ above, below }: Room, wanted: number): boolean => wanted > below && above > below
