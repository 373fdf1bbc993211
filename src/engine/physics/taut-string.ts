/**
 * The vapour pressure line between two ends: a string pulled tight below the saturation polygon, that is the lower
 * convex hull over the equivalent air layer thickness (DIN 4108-3, annex A; ISO 13788:2012).
 *
 * @param thickness - equivalent air layer thickness at the nodes, increasing [m]
 * @param pressure - saturation pressure at the nodes, at both ends the pressure of the air [Pa]
 * @param first - node where the string starts
 * @param last - node where it ends
 * @param touched - takes the nodes the string touches, ends included
 * @param from - where in `touched` to write
 * @returns how many nodes are in `touched` then
 */
export function tautString(
  thickness: readonly number[],
  pressure: readonly number[],
  first: number,
  last: number,
  touched: number[],
  from: number,
): number {
  let count = from
  for (let node = first; node <= last; node += 1) {
    const x = thickness[node] ?? 0
    const p = pressure[node] ?? 0
    while (count - from >= 2) {
      const corner = touched[count - 1] ?? 0
      const before = touched[count - 2] ?? 0
      const thicknessBefore = thickness[before] ?? 0
      const pressureBefore = pressure[before] ?? 0
      const run = (thickness[corner] ?? 0) - thicknessBefore
      const rise = (pressure[corner] ?? 0) - pressureBefore
      if (run * (p - pressureBefore) - rise * (x - thicknessBefore) > 0) break
      count -= 1
    }
    touched[count] = node
    count += 1
  }
  return count
}
