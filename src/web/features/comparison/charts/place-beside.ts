import { textWidth } from '#web/drawing/label-placement.ts'

const GAP = 11
const FONT = 12

/**
 * Where a name stands beside its point: after it, or before it where the sheet ends.
 *
 * @param right - end of the sheet [px]
 */
export function placeBeside(x: number, text: string, right: number): { readonly x: number; readonly before: boolean } {
  const before = x + GAP + textWidth(text, FONT) > right
  return { x: before ? x - GAP : x + GAP, before }
}
