/**
 * The layer an arrow key, Home or End leads to in the drawing. Right is towards the inside; up and down follow the
 * sheet, so they turn round where the outside lies below.
 *
 * @param selected - index of the layer chosen now
 * @returns undefined for every other key
 */
export function layerAfterKey(
  key: string,
  selected: number | undefined,
  count: number,
  outsideBelow: boolean,
): number | undefined {
  const inward = ['ArrowRight', outsideBelow ? 'ArrowUp' : 'ArrowDown']
  const outward = ['ArrowLeft', outsideBelow ? 'ArrowDown' : 'ArrowUp']
  if (inward.includes(key)) return Math.min(count - 1, (selected ?? -1) + 1)
  if (outward.includes(key)) return Math.max(0, (selected ?? count) - 1)
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}
