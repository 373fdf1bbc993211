import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Condition, condition } from '#contract/construction-conditions.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import { MOST_CONDITIONS, questionOwners } from '#vocabulary/questions.ts'
import { conditionOf, type Group, isGroup, type Part, type Question } from './question.ts'
import { parametersOf, questionFrom } from './question-address.ts'
import { isBounded, lists, type Row, type RowKind, rowKinds } from './rows.ts'
import { lexiconOf } from './sentence/lexicon.ts'
import { readSentence } from './sentence/read-sentence.ts'
import type { Names } from './sentence/words.ts'
import { writeSentence } from './sentence/write-sentence.ts'

const ids = ['0f8fad5b-d9cb-469f-a165-70867728950e', '7c9e6679-7425-40de-944b-e07fc1f90ae7']
const names: Names = {
  categories: [
    { category: 'insulation', name: 'Dämmstoffe' },
    { category: 'wood', name: 'Holz' },
  ],
  packs: { gegAnnex7: 'GEG Anlage 7', begEm: 'BEG Einzelmaßnahmen', 'din4108-3': 'DIN 4108-3' },
  materials: [
    { id: 'xps', name: 'XPS-Perimeterdämmung (036)' },
    { id: 'wool', name: 'Mineralwolle 035' },
  ],
  offices: [
    { id: ids[0] ?? '', name: 'Atelier Nordhang' },
    { id: ids[1] ?? '', name: 'Büro Süd (neu)' },
  ],
}

const text = fc
  .string({ minLength: 1, maxLength: 12, unit: 'grapheme' })
  .filter((one) => one.trim() !== '' && !/[„“”"]/.test(one) && one.isWellFormed())
const some = (values: readonly string[]) => fc.subarray([...values], { minLength: 1 })
const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const ends = (one: fc.Arbitrary<string>) => fc.array(one, { minLength: 1, maxLength: 2 })

const amount = (step: number) =>
  ends(fc.integer({ min: 0, max: 900 }).map((count) => String(Number((count * step).toPrecision(12)))))
const none = fc.constant<string[]>([])

const valuesOf: Readonly<Record<RowKind, fc.Arbitrary<string[]>>> = {
  uValue: amount(0.01),
  gwp: amount(0.1),
  penrt: amount(3.6),
  thickness: amount(0.001),
  mass: amount(1),
  type: some(lists.type),
  owner: some(lists.owner),
  category: some(names.categories.map(({ category }) => category)),
  met: some(Object.keys(names.packs)),
  missed: some(Object.keys(names.packs)),
  text: text.map((one) => [one]),
  tags: fc.uniqueArray(text, { minLength: 1, maxLength: 3 }),
  material: some(names.materials.map(({ id }) => id)),
  office: some(ids),
  dataset: some(ids),
  release: some(['OBD_2020_II', 'OBD_2024_I']),
  updated: ends(day),
  created: ends(day),
  expired: none,
  framing: none,
  incomplete: none,
}
const row = (kind: RowKind): fc.Arbitrary<Row> =>
  fc.record({ kind: fc.constant(kind), turned: fc.boolean(), values: valuesOf[kind] })
/** Rows of different kinds: where two of one kind are joined by “or”, a sentence has them as one. */
const rows = (minLength: number) =>
  fc
    .shuffledSubarray([...rowKinds], { minLength, maxLength: 4 })
    .chain((those) => fc.tuple(...those.map(row)).map((all): Row[] => all))
const join = fc.constantFrom('all', 'any')
const group: fc.Arbitrary<Group> = fc.record({ join, turned: fc.boolean(), rows: rows(2) })
const question: fc.Arbitrary<Question> = fc
  .record({
    join,
    plain: rows(1),
    groups: fc.array(group, { maxLength: 2 }),
    scope: fc.option(
      some(questionOwners).map((those) => questionOwners.filter((one) => those.includes(one))),
      {
        nil: undefined,
      },
    ),
  })
  .map(({ join: by, plain, groups, scope }) => {
    const parts: Part[] = [...plain.slice(0, 1), ...groups, ...plain.slice(1)]
    return { join: parts.length > 1 ? by : 'all', parts, ...(scope && { scope }) }
  })

/** Whether something holds, by chance, and always the same for the same. */
const chance = (seed: number) => (told: unknown) =>
  Array.from(JSON.stringify(told)).reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 65_537, seed) % 2 === 0

type Holds = (leaf: unknown) => boolean
function conditionHolds(asked: Condition, holds: Holds): boolean {
  if (asked.on === 'not') return !conditionHolds(asked.of, holds)
  if (asked.on === 'all') return asked.of.every((one) => conditionHolds(one, holds))
  if (asked.on === 'any') return asked.of.some((one) => conditionHolds(one, holds))
  return holds(asked)
}
function partHolds(part: Part, holds: Holds): boolean {
  if (isGroup(part)) {
    const those = part.rows.map((one) => partHolds(one, holds))
    return (part.join === 'all' ? those.every(Boolean) : those.some(Boolean)) !== part.turned
  }
  const isBound = isBounded(part.kind) && part.values.length === 1
  const asked = conditionOf({ join: 'all', parts: [isBound ? part : { ...part, turned: false }] })
  const leaf = asked?.on === 'all' ? asked.of[0] : undefined
  return holds(leaf) !== (part.turned && !isBound)
}

describe('any question', () => {
  test('comes back from the address as it was', () => {
    fc.assert(
      fc.property(question, (asked) => {
        expect(questionFrom(new URLSearchParams(parametersOf(asked).toString()))).toEqual(asked)
      }),
    )
  })

  test('is one that the contract takes, however deep, and asks the same', () => {
    fc.assert(
      fc.property(question, fc.nat(), (asked, seed) => {
        const where = conditionOf(asked)
        expect(condition.safeParse(where).error?.issues).toBeUndefined()
        const holds = chance(seed)
        const parts = asked.parts.map((part) => partHolds(part, holds))
        const inScope = !asked.scope || holds({ on: 'owner', in: asked.scope })
        const expected = (asked.join === 'all' ? parts.every(Boolean) : parts.some(Boolean)) && inScope
        expect(where && conditionHolds(where, holds)).toBe(expected)
      }),
    )
  })

  test.each<Locale>(['de_DE', 'en_GB'])('reads as the same again as a sentence, in %s', (locale) => {
    const lexicon = lexiconOf(locale, names)
    fc.assert(
      fc.property(question, ({ scope: _elsewhere, ...asked }) => {
        const sentence = writeSentence(asked, locale, names)
        const understood = readSentence(sentence, lexicon)
        expect(understood.unknown, sentence).toEqual([])
        expect(understood.question, sentence).toEqual(asked)
      }),
    )
  })
})

test('the longest question is within what the service takes', () => {
  const tags = Array.from({ length: 40 }, (_, index): Row => ({ kind: 'tags', turned: true, values: [`T${index}`] }))
  const long: Question = { join: 'any', parts: [{ join: 'any', turned: false, rows: tags }], scope: ['own', 'office'] }
  const where = conditionOf(questionFrom(parametersOf(long)))
  expect(condition.safeParse(where).success).toBe(true)
  const leaves =
    JSON.stringify(where).split('"on":"tags"').length + JSON.stringify(where).split('"on":"owner"').length - 2
  expect(leaves).toBeLessThanOrEqual(MOST_CONDITIONS)
})

test('what is not entered is not asked', () => {
  const parts: Part[] = [
    { kind: 'gwp', turned: true, values: [] },
    { kind: 'uValue', turned: false, values: ['', '0.3'] },
    { kind: 'created', turned: false, values: ['', ''] },
    { join: 'any', turned: true, rows: [{ kind: 'text', turned: false, values: [] }] },
  ]
  expect(conditionOf({ join: 'all', parts })).toEqual({
    on: 'all',
    of: [{ on: 'figure', figure: 'uValue', max: 0.3 }],
  })
  expect(conditionOf({ join: 'all', parts: parts.slice(2) })).toBeUndefined()
})

test.each([
  'if=weight:5',
  'if=type:tunnel',
  'if=tags:%25E0%25',
  'if=',
  'if=any(',
  'if=any(weight:5)',
  'if=created:gestern',
  'in=all',
])('%s is left out or empty', (address) => {
  expect(conditionOf(questionFrom(new URLSearchParams(address)))).toBeUndefined()
})
