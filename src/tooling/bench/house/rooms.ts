import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

const editor = 'src/web/features/editor'
/**
 * What a typed thickness passes in any case, in this order: the field; the controls of the document, its history, the
 * command, how text is read as a number; the store, and by way of the controls and the editor who follows it; what of the
 * document can be assessed; the request, the query, the call over the network with its
 * session; back to who keeps the newest answer, and when it may ask again; who
 * follows it, the editor, the panel, the section with the U-value, and how a number is written.
 */
const stations = [
  `${editor}/table/thickness-field.tsx`,
  `${editor}/document/editor-state.ts`,
  `${editor}/document/history.ts`,
  `${editor}/document/commands.ts`,
  `${editor}/document/number-fields.ts`,
  `${editor}/document/commands.ts`,
  `${editor}/document/history.ts`,
  `${editor}/document/editor-state.ts`,
  'src/web/lib/store.ts',
  `${editor}/document/editor-state.ts`,
  `${editor}/editor.tsx`,
  `${editor}/figures/use-figures.ts`,
  `${editor}/figures/assess.ts`,
  `${editor}/document/stored-layers.ts`,
  `${editor}/figures/assess.ts`,
  'src/web/resources/assessment/assessment-queries.ts',
  'src/web/lib/api-client.ts',
  'src/web/lib/session.ts',
  'src/web/lib/api-client.ts',
  'src/web/resources/assessment/assessment-queries.ts',
  `${editor}/figures/assess.ts`,
  `${editor}/figures/live-assessment.ts`,
  `${editor}/figures/pacing.ts`,
  `${editor}/figures/live-assessment.ts`,
  `${editor}/figures/use-figures.ts`,
  `${editor}/editor.tsx`,
  `${editor}/panels/kpi/kpi-panel.tsx`,
  `${editor}/panels/kpi/u-section.tsx`,
  'src/web/lib/format.ts',
]

const importOf = /^import (?!type )[^'"]*from '([^']+)'/gm

/** The file that an import in `file` names; undefined outside the web app. */
const resolved = (file: string, name: string): string | undefined => {
  if (name.startsWith('#web/')) return name.replace('#web/', 'src/web/')
  return name.startsWith('.') ? path.posix.join(path.posix.dirname(file), name) : undefined
}

/** A number passes no texts, and no file outside the editor that the stations do not name. */
const isRoom = (file: string) =>
  stations.includes(file) || (file.startsWith(`${editor}/`) && !/\/texts\/|\.test\./.test(file))

/** Imports of values between rooms, in both directions: values go up by parameters and down by answers. */
function neighbours(): Map<string, Set<string>> {
  const map = new Map<string, Set<string>>()
  const connect = (one: string, other: string) => map.set(one, (map.get(one) ?? new Set()).add(other))
  for (const found of globSync('src/web/**/*.{ts,tsx}')) {
    const file = found.replaceAll('\\', '/')
    if (!isRoom(file)) continue
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(importOf)) {
      const other = resolved(file, name)
      if (other === undefined || !isRoom(other)) continue
      connect(file, other)
      connect(other, file)
    }
  }
  return map
}

/** Files of the shortest way, both ends included. */
function way(from: string, to: string, map: ReadonlyMap<string, ReadonlySet<string>>): readonly string[] {
  const ways: string[][] = [[from]]
  const seen = new Set([from])
  for (const sofar of ways) {
    const last = sofar.at(-1) ?? from
    if (last === to) return sofar
    for (const next of map.get(last) ?? [])
      if (!seen.has(next)) {
        seen.add(next)
        ways.push([...sofar, next])
      }
  }
  throw new Error(`no way from ${from} to ${to}: a station of the figure's way has moved`)
}

/**
 * Files of the web app that a typed thickness enters until its U-value is on screen, each counted once: the shortest way
 * over imports from station to station.
 */
export function roomsToTheFigure(): number {
  const map = neighbours()
  return new Set(stations.slice(1).flatMap((to, index) => way(stations[index] ?? to, to, map))).size
}
