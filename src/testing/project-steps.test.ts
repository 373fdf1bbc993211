import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { projectChange } from '#contract/project-changes.ts'
import { type ProjectDocument, projectInput } from '#contract/projects.ts'
import { changedProject } from '#service/library/projects/project-changes.ts'
import { ascending } from '#web/features/projects/document/ascending.ts'
import { changesBetween, isSentAsSteps } from '#web/features/projects/document/changes.ts'
import { timberWall } from './constructions.ts'
import { buildProject } from './projects.ts'

const document = (): ProjectDocument => projectInput.parse(buildProject())
const whole = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

const maybe = <Value>(values: fc.Arbitrary<Value>) => fc.option(values, { nil: undefined })
const told = (fields: object) => Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
const ids = ['E1', 'E2', 'E3', 'E4', 'E5', 'E6', '7', '8'] as const
const keys = ['AW', 'DA', '3'] as const

const element = fc.record({
  construction: fc.constantFrom(...keys),
  area: fc.option(fc.integer({ min: 1, max: 90 })),
  name: maybe(fc.constantFrom('Nord', 'Süd')),
  count: maybe(fc.integer({ min: 1, max: 3 })),
  storey: maybe(fc.constant('EG')),
})
const override = fc.record({
  area: maybe(fc.option(fc.integer({ min: 1, max: 90 }))),
  excluded: maybe(fc.constant(true)),
})

const documents = fc
  .record({
    order: fc.shuffledSubarray([...ids]),
    rows: fc.array(element, { minLength: ids.length, maxLength: ids.length }),
    own: fc.array(override, { minLength: 3, maxLength: 3 }),
    name: fc.constantFrom('Haus', 'Scheune'),
    code: maybe(fc.constant('H1')),
    location: maybe(fc.record({ city: fc.constantFrom('Ulm', 'Bern') })),
    hasVariant: fc.boolean(),
    library: fc.shuffledSubarray([...keys], { minLength: 3 }),
    wall: fc.constantFrom('Wand', 'Mauer'),
  })
  .map(({ order, rows, own, hasVariant, library, wall, name, ...header }): ProjectDocument => {
    const { openings: _openings, items: _items, variants: _variants, ...begun } = document()
    const elements = order.map((id) => ({ id, ...told(rows[ids.indexOf(id)] ?? {}) }))
    const entry = { type: 'outerWall' as const, name: wall, layers: timberWall() }
    const sent = {
      ...begun,
      ...told(header),
      name,
      constructions: Object.fromEntries(library.map((key) => [key, entry])),
      elements,
      variants: hasVariant
        ? [
            {
              id: 'B',
              name: 'Holz',
              elements: Object.fromEntries(order.slice(0, 3).map((id, at) => [id, told(own[at] ?? {})])),
            },
          ]
        : [],
    }
    return projectInput.parse(sent)
  })

describe('the steps that an editor sends', () => {
  test('lead from what is stored to what stands on screen, whatever has changed', () => {
    fc.assert(
      fc.property(documents, documents, (before, after) => {
        const steps = changesBetween(before, after)
        for (const step of steps) expect(projectChange.safeParse(step).success).toBe(true)
        const made = changedProject(before, whole(steps) as typeof steps)
        expect(made).toEqual(after)
        for (const list of ['elements', 'variants'] as const)
          expect(made[list].map(({ id }) => id)).toEqual(after[list].map(({ id }) => id))
        expect(Object.keys(made.constructions)).toEqual(Object.keys(after.constructions))
      }),
      { numRuns: 200 },
    )
  })

  test('are none where nothing has changed, and as few as what has', () => {
    const before = document()
    expect(changesBetween(before, document())).toEqual([])
    const rows = Array.from({ length: 40 }, (_, index) => ({ id: `R${index}`, construction: 'AW', area: 1 }))
    const many = { ...before, elements: rows }
    const [first, ...others] = rows
    const moved = { ...many, elements: [...others, ...(first ? [first] : [])] }
    expect(changesBetween(many, moved)).toEqual([{ op: 'move', list: 'elements', id: 'R0', before: null }])
    const typed = { ...many, elements: rows.map((row) => (row.id === 'R7' ? { ...row, area: 3 } : row)) }
    expect(changesBetween(many, typed)).toEqual([{ op: 'patch', list: 'elements', id: 'R7', fields: { area: 3 } }])
  })

  test('give way to the document where they are too many, weigh more, or change constructions', () => {
    const before = document()
    const grown = (count: number, note = '') => ({
      ...before,
      elements: Array.from({ length: count }, (_, index) => ({ id: `R${index}`, construction: 'AW', area: 1, note })),
    })
    const sent = (after: ProjectDocument, from = before) => isSentAsSteps(changesBetween(from, after), after)
    expect(sent({ ...before, name: 'Neu' })).toBe(true)
    expect(sent(before)).toBe(false)
    const counted = (count: number) => ({
      ...grown(480, 'x'.repeat(200)),
      elements: grown(480, 'x'.repeat(200)).elements.map((row) => ({ ...row, count })),
    })
    expect(sent(counted(2), counted(1))).toBe(true)
    expect(sent(grown(490))).toBe(false)
    expect(sent(grown(501, 'x'), grown(501, 'y'))).toBe(false)
    expect(sent({ ...before, constructions: {} })).toBe(false)
    expect(sent({ ...before, release: 'OBD_2024_I' })).toBe(false)
  })
})

test('a longest rising part is found', () => {
  const rising = fc.uniqueArray(fc.integer({ min: 0, max: 30 }), { maxLength: 9 })
  fc.assert(
    fc.property(rising, (numbers) => {
      const found = ascending(numbers)
      const values = found.map((index) => numbers[index] ?? Number.NaN)
      expect(values).toEqual(values.toSorted((one, other) => one - other))
      expect(found).toEqual(found.toSorted((one, other) => one - other))
      const longest = Array.from({ length: 2 ** numbers.length }, (_, mask) =>
        numbers.filter((_number, index) => (mask >> index) & 1),
      )
        .filter((part) => part.every((number, index) => index === 0 || number > (part[index - 1] ?? 0)))
        .reduce((most, { length }) => Math.max(most, length), 0)
      expect(found).toHaveLength(longest)
    }),
    { numRuns: 100 },
  )
})
