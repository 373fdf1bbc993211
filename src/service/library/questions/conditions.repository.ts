import { type RawBuilder, sql } from 'kysely'
import type { Condition } from '#contract/construction-conditions.ts'
import { type FactKind, factOf, type Marks, traitOf } from '#service/assessment/facts.ts'
import { escapedPattern, searchWords } from '#service/search-text.ts'
import type { Viewer } from '#service/viewer.ts'
import type { ConstructionType } from '#vocabulary/constructions.ts'
import type { QuestionFigure, QuestionOwner } from '#vocabulary/questions.ts'
import { textPieces } from '../access/visibility.repository.ts'

/** The part of what the viewer may see in which a condition is asked; own ones are those of the offices, too. */
export type QuestionPart = 'owned' | 'shared' | 'standard' | 'thirdParty'

/** By whom, in which part, and on which day (ISO date) is asked. */
export type Asking = {
  readonly viewer: Viewer
  readonly part: QuestionPart
  /** What is the viewer's, or of the offices, of it: where the index of texts is asked. */
  readonly owned: RawBuilder<boolean>
  /** No other types can answer; every one where absent. */
  readonly types: readonly ConstructionType[] | undefined
  readonly today: string
  /** What the index has that answers (migration 0865): marks, facts with traits, or names and facts. */
  readonly index: 'marks' | 'facts' | 'names'
  readonly marks: Marks
  /** Inside of a `not`, where what is unknown has to be false: elsewhere it finds nothing, as false does. */
  readonly turned?: boolean
}

const never = sql<boolean>`false`

const columns: Readonly<Record<QuestionFigure, string>> = {
  uValue: 'u_value',
  gwp: 'gwp',
  penrt: 'penrt',
  thickness: 'thickness',
  mass: 'mass',
}

const either = (conditions: readonly RawBuilder<boolean>[]) =>
  conditions.length === 0 ? never : sql<boolean>`(${sql.join(conditions, sql` or `)})`
const every = (conditions: readonly RawBuilder<boolean>[]) =>
  conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(conditions, sql` and `)})`

/** Any of these facts: those that are traits by one look at their bits, the others each by its mark or in the array. */
function hasFact(kind: FactKind, values: readonly string[], { index, marks }: Pick<Asking, 'index' | 'marks'>) {
  const named = values.map((value) => ({ value, fact: factOf(kind, value) }))
  const traitIn = (fact: string) => (index === 'names' ? undefined : traitOf(fact))
  const traits = named.reduce((mask, { fact }) => mask | (traitIn(fact) ?? 0n), 0n)
  return either([
    ...(traits === 0n ? [] : [sql<boolean>`construction.traits & ${traits.toString()}::bigint <> 0`]),
    ...named.flatMap(({ value, fact }) => {
      if (traitIn(fact) !== undefined) return []
      const bit = index === 'marks' && kind === 'material' ? marks.bitOf(value) : undefined
      return bit === undefined
        ? [sql<boolean>`${fact}::bigint = any(construction.facts)`]
        : [sql<boolean>`get_bit(construction.material_marks, ${sql.lit(bit)}) = 1`]
    }),
  ])
}

const isOf = (owner: QuestionOwner, { viewer, part }: Asking): RawBuilder<boolean> => {
  if (part !== 'owned') return owner === part ? sql<boolean>`true` : never
  if (owner === 'own') return sql`construction.owner_id = ${viewer.userId}`
  return owner === 'office' ? sql`construction.owner_id <> ${viewer.userId}` : never
}

const within = (column: string, { from, to }: { from?: string | undefined; to?: string | undefined }) =>
  every([
    ...(from === undefined ? [] : [sql<boolean>`${sql.ref(column)} >= ${from}::date::timestamp at time zone 'utc'`]),
    ...(to === undefined ? [] : [sql<boolean>`${sql.ref(column)} < (${to}::date + 1)::timestamp at time zone 'utc'`]),
  ])

type Of<On extends Condition['on']> = Extract<Condition, { readonly on: On }>

function figureSql({ figure, min, max }: Of<'figure'>, { turned = false }: Asking) {
  const column = sql.ref(`construction.${columns[figure]}`)
  return every([
    ...(turned || (min === undefined && max === undefined) ? [sql<boolean>`${column} is not null`] : []),
    ...(min === undefined ? [] : [sql<boolean>`${column} >= ${min}::float8`]),
    ...(max === undefined ? [] : [sql<boolean>`${column} <= ${max}::float8`]),
  ])
}

/** What a construction is made of and keeps, as far as its facts tell. */
function contentSql(
  condition: Of<'complete' | 'expired' | 'framing' | 'verdict' | 'material' | 'category' | 'dataset' | 'release'>,
  asking: Asking,
): RawBuilder<boolean> {
  const { today, turned = false } = asking
  switch (condition.on) {
    case 'complete':
      return sql`construction.complete = ${condition.is}::boolean`
    case 'expired':
      if (condition.is && !turned) return sql`construction.data_until < ${today}::date`
      return sql`(coalesce(construction.data_until < ${today}::date, false)) = ${condition.is}::boolean`
    case 'framing':
      return condition.is ? hasFact('framing', [''], asking) : sql`not ${hasFact('framing', [''], asking)}`
    case 'verdict':
      return hasFact(condition.is, condition.of, asking)
    case 'dataset':
      return hasFact(
        'dataset',
        condition.in.map((uuid) => uuid.toLowerCase()),
        asking,
      )
    default:
      return hasFact(condition.on, condition.in, asking)
  }
}

const isOfType = (types: readonly ConstructionType[]) => sql<boolean>`construction.type = any(${[...types]}::text[])`

/** Words in the texts of a construction: own ones have an index of their texts, which has nothing else that is asked for. */
function textSql({ has }: Of<'text'>, { part, owned, types }: Asking): RawBuilder<boolean> {
  const words = searchWords(has)
  const holds = every(words.map((word) => sql<boolean>`construction.search_text like ${escapedPattern(word)}`))
  if (part !== 'owned' || words.length === 0) return holds
  const among = types ? isOfType(types) : sql<boolean>`true`
  const found = textPieces(owned).map(
    (piece) => sql`select construction.id from construction where ${piece} and ${among} and ${holds}`,
  )
  // what is told true is no join: the planner takes few to be found, and reads the row of each
  return sql`(construction.id in (${sql.join(found, sql` union all `)})) is true`
}

/** What a construction is called, when it was written and whose it is. */
function ownSql(
  condition: Of<'type' | 'owner' | 'office' | 'tags' | 'text' | 'updated' | 'created'>,
  asking: Asking,
): RawBuilder<boolean> {
  switch (condition.on) {
    case 'type':
      return isOfType(condition.in)
    case 'owner':
      return either(condition.in.map((owner) => isOf(owner, asking)))
    case 'office':
      return asking.part === 'owned'
        ? either(condition.in.map((office) => sql`construction.owner_id = ${office}::uuid`))
        : never
    case 'tags':
      return sql`construction.tags @> ${[...condition.all]}::text[]`
    case 'text':
      return textSql(condition, asking)
    default:
      return within(`construction.${condition.on}_at`, condition)
  }
}

/** A condition as SQL over `construction`: true where it holds; inside of a `not` never null. */
export function conditionSql(condition: Condition, asking: Asking): RawBuilder<boolean> {
  switch (condition.on) {
    case 'all':
      return every(condition.of.map((one) => conditionSql(one, asking)))
    case 'any':
      return either(condition.of.map((one) => conditionSql(one, asking)))
    case 'not':
      return sql`not ${conditionSql(condition.of, { ...asking, turned: true })}`
    case 'figure':
      return figureSql(condition, asking)
    case 'type':
    case 'owner':
    case 'office':
    case 'tags':
    case 'text':
    case 'updated':
    case 'created':
      return ownSql(condition, asking)
    default:
      return contentSql(condition, asking)
  }
}

const partOf: Readonly<Record<QuestionOwner, QuestionPart>> = {
  own: 'owned',
  office: 'owned',
  shared: 'shared',
  standard: 'standard',
  thirdParty: 'thirdParty',
}
const allParts: readonly QuestionPart[] = ['owned', 'shared', 'standard', 'thirdParty']

/** Parts in which a condition can hold at all, as far as that is seen at once. */
export function partsAsked(condition: Condition | undefined): readonly QuestionPart[] {
  switch (condition?.on) {
    case 'owner':
      return allParts.filter((part) => condition.in.some((owner) => partOf[owner] === part))
    case 'office':
      return ['owned']
    case 'all':
      return allParts.filter((part) => condition.of.every((one) => partsAsked(one).includes(part)))
    default:
      return allParts
  }
}

/** Whether `holds` of one of the conditions in a condition. */
const someOf = (condition: Condition | undefined, holds: (one: Condition) => boolean): boolean => {
  switch (condition?.on) {
    case 'all':
    case 'any':
      return condition.of.some((one) => someOf(one, holds))
    case 'not':
      return someOf(condition.of, holds)
    default:
      return condition !== undefined && holds(condition)
  }
}

/** Whether this is not told by marks. */
function isUnmarked(condition: Condition, marks: Marks): boolean {
  switch (condition.on) {
    case 'material':
      return condition.in.some((id) => marks.bitOf(id) === undefined)
    case 'verdict':
      return condition.of.some((name) => traitOf(factOf(condition.is, name)) === undefined)
    default:
      return condition.on === 'dataset' || condition.on === 'release' || condition.on === 'created'
  }
}

/** The index that has all that a condition asks for, texts aside; with names where they are asked for, too. */
export function indexFor(
  condition: Condition | undefined,
  { hasName, marks }: { hasName: boolean; marks: Marks },
): Asking['index'] {
  if (hasName || someOf(condition, ({ on }) => on === 'tags')) return 'names'
  return someOf(condition, (one) => isUnmarked(one, marks)) ? 'facts' : 'marks'
}

/** The one office that a condition asks about, as far as that is seen at once. */
export function officeAsked(condition: Condition | undefined): string | undefined {
  if (condition?.on === 'office') return condition.in.length === 1 ? condition.in[0] : undefined
  return condition?.on === 'all' ? condition.of.map(officeAsked).find((office) => office !== undefined) : undefined
}

/** The types that a condition leaves, as far as that is seen at once; undefined where it leaves every one. */
export function typesAsked(condition: Condition | undefined): readonly ConstructionType[] | undefined {
  if (condition?.on === 'type') return condition.in
  return condition?.on === 'all' ? condition.of.map(typesAsked).find((types) => types !== undefined) : undefined
}

/** Conditions in all, those that combine others left out. */
export const numberOfConditions = (condition: Condition): number =>
  condition.on === 'all' || condition.on === 'any'
    ? condition.of.reduce((sum, one) => sum + numberOfConditions(one), 0)
    : condition.on === 'not'
      ? numberOfConditions(condition.of)
      : 1
