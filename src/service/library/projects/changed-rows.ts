import { isDeepStrictEqual } from 'node:util'
import type { ProjectKpis } from '#contract/project-figures.ts'

type Row = ProjectKpis['rows'][number]
type Line = ProjectKpis['transmission']['lines'][number]

/** Rows of a building and what goes through them, by what they are. */
export type ToldRows = {
  readonly rows: ReadonlyMap<string, Row>
  readonly lines: ReadonlyMap<string, Line>
}

const nameOf = ({ kind, id }: Pick<Row, 'kind' | 'id'>) => `${kind} ${id}`
const byName = <One extends Pick<Row, 'kind' | 'id'>>(all: readonly One[] = []) =>
  new Map(all.map((one) => [nameOf(one), one]))

export const toldRows = (kpis: ProjectKpis | undefined): ToldRows => ({
  rows: byName(kpis?.rows),
  lines: byName(kpis?.transmission.lines),
})

/** Lines are made anew with each sum, and hold nothing but values. */
const isSameLine = (one: Line, other: Line | undefined): boolean =>
  other !== undefined &&
  one.area === other.area &&
  one.uValue === other.uValue &&
  one.fx === other.fx &&
  one.fxUA === other.fxUA &&
  one.uReference === other.uReference

const isSameRow = (one: Row, other: Row | undefined): boolean => one === other || isDeepStrictEqual(one, other)

/** Figures with the rows and lines alone that are new, or have other figures than before. */
export const changedIn = (now: ProjectKpis, before: ToldRows): ProjectKpis => ({
  ...now,
  rows: now.rows.filter((row) => !isSameRow(row, before.rows.get(nameOf(row)))),
  transmission: {
    ...now.transmission,
    lines: now.transmission.lines.filter((line) => !isSameLine(line, before.lines.get(nameOf(line)))),
  },
})
