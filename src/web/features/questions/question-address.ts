import { type QuestionOwner, questionOwners } from '#vocabulary/questions.ts'
import { fitting, isGroup, type Join, type Part, type Question } from './question.ts'
import { isBounded, isList, lists, type Row, type RowKind, rowKinds } from './rows.ts'

const ROW = /^(-?)([a-zA-Z]+):(.*)$/s
const GROUP = /^(-?)(all|any)\((.*)\)$/s
const DAY = /^(?!0000)\d{4}-\d{2}-\d{2}$/

/** A row in the address: `-type:outerWall,flatRoof`. */
const writtenRow = ({ kind, turned, values }: Row): string =>
  `${turned ? '-' : ''}${kind}:${values.map(encodeURIComponent).join(',')}`

/** A group: `-any(type:flatRoof;tags:Schule)`; a semicolon in a value is written as `%3B`. */
const writtenPart = (part: Part): string =>
  isGroup(part) ? `${part.turned ? '-' : ''}${part.join}(${part.rows.map(writtenRow).join(';')})` : writtenRow(part)

/** Values of a row that mean something in it. */
function knownOf(kind: RowKind, values: readonly string[]): readonly string[] {
  if (isList(kind)) {
    const known: readonly string[] = lists[kind]
    return values.filter((value) => known.includes(value))
  }
  if (!isBounded(kind)) return values
  const isDay = kind === 'updated' || kind === 'created'
  const known = values.filter((value) => value === '' || (isDay ? DAY.test(value) : Number.isFinite(Number(value))))
  return known.length === 1 && known[0] === '' ? [] : known.slice(0, 2)
}

function readRow(text: string): Row[] {
  const [, turned = '', name = '', values = ''] = ROW.exec(text) ?? []
  const kind = rowKinds.find((one) => one === name)
  if (kind === undefined) return []
  try {
    const read = values === '' ? [] : values.split(',').map(decodeURIComponent)
    return [{ kind, turned: turned === '-', values: knownOf(kind, read) }]
  } catch {
    return []
  }
}

const isJoin = (text: string | undefined): text is Join => text === 'all' || text === 'any'

function readPart(text: string): Part[] {
  const [, turned, join, rows = ''] = GROUP.exec(text) ?? []
  return isJoin(join) ? [{ join, turned: turned === '-', rows: rows.split(';').flatMap(readRow) }] : readRow(text)
}

/** A question from the address; what is not understood is left out. */
export function questionFrom(parameters: URLSearchParams): Question {
  const asked = parameters.get('in')?.split(',') ?? []
  const scope: QuestionOwner[] = questionOwners.filter((owner) => asked.includes(owner))
  return {
    join: parameters.get('join') === 'any' ? 'any' : 'all',
    parts: fitting(parameters.getAll('if').flatMap(readPart)),
    ...(scope.length > 0 && { scope }),
  }
}

export function parametersOf({ join, parts, scope = [] }: Question): URLSearchParams {
  const parameters = new URLSearchParams(join === 'any' ? { join } : {})
  if (scope.length > 0) parameters.set('in', scope.join(','))
  for (const part of parts) parameters.append('if', writtenPart(part))
  return parameters
}
