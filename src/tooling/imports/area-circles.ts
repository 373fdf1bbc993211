import path from 'node:path'

/** An import, types included: the file it stands in, and the file it names. */
export type Import = readonly [from: string, to: string]

/**
 * The area of the service that a file belongs to: its folder. What lies at the root of the service stands for itself.
 *
 * @returns undefined for what is no part of the service, and for tests
 */
export function areaOf(file: string): string | undefined {
  if (!file.startsWith('src/service/') || file.endsWith('.test.ts')) return undefined
  const folder = path.posix.dirname(file)
  return folder === 'src/service' ? file : folder
}

function reachable(from: string, neighbours: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const found = new Set<string>()
  const left = [from]
  for (let area = left.pop(); area !== undefined; area = left.pop())
    for (const next of neighbours.get(area) ?? [])
      if (!found.has(next)) {
        found.add(next)
        left.push(next)
      }
  return found
}

/**
 * Areas that import each other, directly or by way of others: each group is one circle, sorted by name. That no two files
 * import each other says nothing about their folders.
 */
export function circlesBetween(imports: readonly Import[]): string[][] {
  const neighbours = new Map<string, Set<string>>()
  for (const [from, to] of imports) {
    const [one, other] = [areaOf(from), areaOf(to)]
    if (one === undefined || other === undefined || one === other) continue
    neighbours.set(one, (neighbours.get(one) ?? new Set()).add(other))
  }
  const reach = new Map([...neighbours.keys()].map((area) => [area, reachable(area, neighbours)] as const))
  const circles = new Map<string, string[]>()
  for (const [area, found] of reach) {
    if (!found.has(area)) continue
    const circle = [...found].filter((other) => reach.get(other)?.has(area)).toSorted()
    circles.set(circle.join(' '), circle)
  }
  return [...circles.values()]
}
