import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { projectInput } from '#contract/projects.ts'
import { buildProject } from '#testing/projects.ts'
import { draftOf, type ProjectDraft } from './draft.ts'
import { changeCells } from './edits.ts'
import { problemsOf, storable } from './storable.ts'

const begun = (): ProjectDraft => draftOf(projectInput.parse(buildProject({ variants: [{ id: 'V', name: 'Anders' }] })))
const change = (list: 'elements' | 'openings', row: string, fields: object) =>
  changeCells(list, 'V', [{ row, column: '', fields: { ...fields } }])
const ofVariant = (draft: ProjectDraft) => storable(draft).document.variants[0]

describe('what a variant says', () => {
  test('is stored without a factor that lacks its reason', () => {
    const typed = change('elements', 'E1', { fx: 0.4 })(begun())
    expect(ofVariant(typed)?.elements).toEqual({ E1: {} })
    expect(problemsOf(typed, 'V').elements.get('E1')).toEqual(['noReason'])
    expect(problemsOf(typed, 'base').elements.get('E1')).toEqual([])
    const reasoned = change('elements', 'E1', { fxReason: 'Erdwall' })(typed)
    expect(ofVariant(reasoned)?.elements).toEqual({ E1: { fx: 0.4, fxReason: 'Erdwall' } })
  })

  test('is stored without an area that its openings fill, whatever fills it', () => {
    for (const typed of [change('elements', 'E1', { area: 10 }), change('openings', 'O1', { count: 25 })]) {
      const draft = typed(begun())
      expect(ofVariant(draft)?.elements?.['E1']?.area).toBeNull()
      expect(storable(draft).document.elements[0]?.area).toBe(50)
      expect(problemsOf(draft, 'V').elements.get('E1')).toEqual(['openingsLarger'])
    }
  })

  test('is stored by width and height, where an opening has these and an area of its own', () => {
    const typed = change('openings', 'O1', { area: 3, width: 1.2, height: 1.4 })(begun())
    expect(ofVariant(typed)?.openings).toEqual({ O1: { width: 1.2, height: 1.4 } })
  })

  test('of the flat amount of dwellings is not stored where the building is none', () => {
    const { operation } = begun()
    const office = { ...begun(), use: 'nonResidential' as const, variants: [{ id: 'V', name: 'Anders', operation }] }
    expect(storable(office).document.operation).not.toHaveProperty('userElectricity')
    expect(ofVariant(office)?.operation).not.toHaveProperty('userElectricity')
    expect(storable({ ...office, use: 'residential' }).document.operation).toEqual(operation)
  })
})

const maybe = <Value>(values: fc.Arbitrary<Value>) => fc.option(values, { nil: undefined })
const size = maybe(fc.double({ min: 0.1, max: 20, noNaN: true }))
const own = fc
  .record({
    width: size,
    height: size,
    area: size,
    count: maybe(fc.integer({ min: 1, max: 30 })),
    fx: maybe(fc.constantFrom(0, 0.5)),
    fxReason: maybe(fc.constant('so')),
  })
  .map((fields) => Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)))
const isOut = fc.boolean()

test('whatever is typed in a variant can be stored', () => {
  fc.assert(
    fc.property(own, own, own, isOut, (ofOpening, ofElement, ofBase, isOnly) => {
      const { width: _width, height: _height, ...element } = ofElement
      const draft = begun()
      const openings = [
        ...draft.openings,
        { id: 'O2', type: 'F', host: 'E1', ...ofBase, ...(isOnly && { only: ['V'] }) },
      ]
      const typed = { ...draft, openings }
      const both = change('openings', 'O2', ofOpening)(change('elements', 'E1', element)(typed))
      const read = projectInput.safeParse(storable(both).document)
      expect(read.error?.issues ?? []).toEqual([])
    }),
    { numRuns: 200 },
  )
})
