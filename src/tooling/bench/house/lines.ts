import { linesOf, sourcesIn } from './sources.ts'

/** Lines of the service's transport and operations, without their tests. */
export const transportLines = (): number =>
  ['src/service/http', 'src/service/operations'].flatMap(sourcesIn).reduce((sum, { text }) => sum + linesOf(text), 0)

/** Source files but the migrations: what has run on somebody's database stays as it is, one file per step. */
const all = () =>
  sourcesIn('src')
    .filter(({ path }) => !path.includes('/db/migrations/'))
    .map(({ text }) => linesOf(text))
    .toSorted((one, other) => one - other)

/** How many lines the file has that so large a share of all files, tests left out, does not exceed. */
export function linesAt(share: number): number {
  const lines = all()
  return lines[Math.min(lines.length - 1, Math.floor(lines.length * share))] ?? Number.NaN
}

/** Files of ten lines or fewer. Those that load a screen or its texts when wanted are counted too. */
export const slivers = (): number => all().filter((lines) => lines <= 10).length
