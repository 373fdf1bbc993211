/**
 * Finds the first value for which something holds that holds for all after it too. Asks for the first and the last,
 * then halves what lies between: to ask is dear.
 *
 * @returns its index; undefined where it holds for none
 */
export function firstWhere<T>(values: readonly T[], holds: (value: T) => boolean): number | undefined {
  const holdsAt = (index: number) => values.slice(index, index + 1).some(holds)
  if (holdsAt(0)) return 0
  let known = values.length - 1
  if (known < 1 || !holdsAt(known)) return undefined
  let below = 0
  while (known - below > 1) {
    const middle = Math.floor((below + known) / 2)
    if (holdsAt(middle)) known = middle
    else below = middle
  }
  return known
}
