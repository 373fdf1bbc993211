import type { Condition } from '#contract/construction-conditions.ts'
import { constructionTypes } from '#vocabulary/constructions.ts'
import { materialCategories } from '#vocabulary/materials.ts'
import { type QuestionFigure, type QuestionOwner, questionOwners } from '#vocabulary/questions.ts'
import {
  type DayKind,
  isBounded,
  isDay,
  isFigure,
  isList,
  isNamed,
  isTrait,
  type ListKind,
  MOST_ROWS,
  type Row,
  type TraitKind,
} from './rows.ts'

export type Join = 'all' | 'any'

/** Rows that hold together among the others. */
export type Group = {
  readonly join: Join
  /** None of them, or not all. */
  readonly turned: boolean
  readonly rows: readonly Row[]
}
export type Part = Row | Group

/** What is asked: rows and groups of rows, and in what; everywhere where nothing is said. */
export type Question = {
  readonly join: Join
  readonly parts: readonly Part[]
  readonly scope?: readonly QuestionOwner[]
}

export const isGroup = (part: Part): part is Group => 'rows' in part

/** Rows in all, those of groups among them. */
export const rowsIn = ({ parts }: Pick<Question, 'parts'>): Row[] =>
  parts.flatMap((part) => (isGroup(part) ? part.rows : [part]))

/** As many parts as have no more rows than a question may have. */
export function fitting(parts: readonly Part[]): Part[] {
  let left = MOST_ROWS
  return parts.flatMap((part): Part[] => {
    if (left <= 0) return []
    if (!isGroup(part)) {
      left -= 1
      return [part]
    }
    const group: Group = { ...part, rows: part.rows.slice(0, left) }
    left -= Math.max(1, group.rows.length)
    return [group]
  })
}

const other = (join: Join): Join => (join === 'all' ? 'any' : 'all')

const chosen = <Value extends string>(values: readonly string[], known: readonly Value[]): Value[] =>
  known.filter((value) => values.includes(value))

/** The bounds of a row that has some; an end that is still empty bounds nothing. */
export function endsOf({ turned, values: [first = '', second] }: Row): {
  readonly min?: string
  readonly max?: string
} {
  const [min, max] = second !== undefined ? [first, second] : turned ? ['', first] : [first, '']
  return { ...(min !== '' && { min }), ...(max !== '' && { max }) }
}

function figureOf(kind: QuestionFigure, row: Row): Condition | undefined {
  const { min, max } = endsOf(row)
  const bounds = {
    ...(min !== undefined && { min: Number(min) }),
    ...(max !== undefined && { max: Number(max) }),
  }
  const numbers = Object.values(bounds)
  return numbers.length > 0 && numbers.every(Number.isFinite) ? { on: 'figure', figure: kind, ...bounds } : undefined
}

function daysOf(kind: DayKind, row: Row): Condition | undefined {
  const { min: from, max: to } = endsOf(row)
  return from === undefined && to === undefined
    ? undefined
    : { on: kind, ...(from !== undefined && { from }), ...(to !== undefined && { to }) }
}

const listed = {
  type: ({ values }: Row): Condition => ({ on: 'type', in: chosen(values, constructionTypes) }),
  owner: ({ values }: Row): Condition => ({ on: 'owner', in: chosen(values, questionOwners) }),
  category: ({ values }: Row): Condition => ({ on: 'category', in: chosen(values, materialCategories) }),
  met: ({ values }: Row): Condition => ({ on: 'verdict', is: 'met', of: [...values] }),
  missed: ({ values }: Row): Condition => ({ on: 'verdict', is: 'missed', of: [...values] }),
} as const satisfies Readonly<Record<ListKind, (row: Row) => Condition>>

const traits: Readonly<Record<TraitKind, Condition>> = {
  expired: { on: 'expired', is: true },
  framing: { on: 'framing', is: true },
  incomplete: { on: 'complete', is: false },
}

/** What a row says where it is not turned; one bound turns by itself. */
function plainOf(row: Row): Condition | undefined {
  const { kind, values } = row
  const [first] = values
  if (isFigure(kind)) return figureOf(kind, row)
  if (isDay(kind)) return daysOf(kind, row)
  if (isTrait(kind)) return traits[kind]
  if (first === undefined) return undefined
  if (isList(kind)) return listed[kind](row)
  if (isNamed(kind)) return { on: kind, in: [...values] }
  return kind === 'text' ? { on: 'text', has: first } : { on: 'tags', all: [...values] }
}

/** @param negated - by the group that it stands in */
function conditionOfRow(row: Row, negated: boolean): Condition[] {
  const plain = plainOf(row)
  if (!plain) return []
  const turnsByItself = isBounded(row.kind) && row.values.length < 2
  const isNot = (row.turned && !turnsByItself) !== negated
  return [isNot ? { on: 'not', of: plain } : plain]
}

/** A turned group as its turned rows, so that “not” stands before single conditions alone. */
function conditionOfPart(part: Part): Condition[] {
  if (!isGroup(part)) return conditionOfRow(part, false)
  const of = part.rows.flatMap((row) => conditionOfRow(row, part.turned))
  const [first, second] = of
  if (first === undefined) return []
  return second === undefined ? [first] : [{ on: part.turned ? other(part.join) : part.join, of }]
}

/** Where it is asked, beside each of what any of holds: one deeper would be too deep. */
function within(owner: Condition, join: Join, parts: readonly Condition[]): Condition {
  if (join === 'all') return { on: 'all', of: [owner, ...parts] }
  return {
    on: 'any',
    of: parts.flatMap((part): Condition[] => {
      if (part.on === 'any') return part.of.map((one) => ({ on: 'all', of: [owner, one] }))
      return [{ on: 'all', of: [owner, ...(part.on === 'all' ? part.of : [part])] }]
    }),
  }
}

/** What is asked of the service; rows that nothing was entered into are left out. */
export function conditionOf({ join, parts, scope = [] }: Question): Condition | undefined {
  const conditions = parts.flatMap(conditionOfPart)
  if (scope.length > 0) {
    const owner: Condition = { on: 'owner', in: [...scope] }
    return conditions.length === 0 ? owner : within(owner, join, conditions)
  }
  return conditions.length === 0 ? undefined : { on: join, of: conditions }
}
