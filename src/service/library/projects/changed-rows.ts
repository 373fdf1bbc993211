import { isDeepStrictEqual } from 'node:util'
import type { ProjectKpis } from '#contract/project-figures.ts'

type Row = ProjectKpis['rows'][number]
type Line = ProjectKpis['transmission']['lines'][number]

/** Rows of a building and what goes through them, by what they are. */
export type ToldRows = {
  readonly rows: ReadonlyMap<string, Row>
  readonly lines: ReadonlyMap<string, Line>
  /** All of both, as the objects that they are. */
  readonly all: ReadonlySet<Row | Line>
}

const nameOf = ({ kind, id }: Pick<Row, 'kind' | 'id'>) => `${kind} ${id}`
const byName = <One extends Pick<Row, 'kind' | 'id'>>(all: readonly One[] = []) =>
  new Map(all.map((one) => [nameOf(one), one]))

export const toldRows = (kpis: ProjectKpis | undefined): ToldRows => ({
  rows: byName(kpis?.rows),
  lines: byName(kpis?.transmission.lines),
  all: new Set([...(kpis?.rows ?? []), ...(kpis?.transmission.lines ?? [])]),
})

/** Lines hold nothing but values. */
const isSameLine = (one: Line, other: Line | undefined): boolean =>
  other !== undefined &&
  one.area === other.area &&
  one.uValue === other.uValue &&
  one.fx === other.fx &&
  one.fxUA === other.fxUA &&
  one.uReference === other.uReference

/** Figures with the rows and lines alone that are new, or have other figures than before: few are other objects. */
export const changedIn = (now: ProjectKpis, before: ToldRows): ProjectKpis => ({
  ...now,
  rows: now.rows.filter((row) => !before.all.has(row) && !isDeepStrictEqual(row, before.rows.get(nameOf(row)))),
  transmission: {
    ...now.transmission,
    lines: now.transmission.lines.filter(
      (line) => !before.all.has(line) && !isSameLine(line, before.lines.get(nameOf(line))),
    ),
  },
})
