import { describe, expect, test } from 'vitest'
import type { ProjectDocument } from '#contract/projects.ts'
import { cellName, draftOf, type ProjectDraft } from './draft.ts'
import { addRows, changeCells, excludeRows, moveRows, removeRows, resetCells, resetRows } from './edits.ts'
import { edited, newHistory, redone, undone } from './history.ts'
import { merged } from './merge.ts'
import { storable } from './storable.ts'
import { deriveVariant } from './variant-edits.ts'
import { variedRows } from './variant-rows.ts'

const project: ProjectDocument = {
  name: 'Haus',
  use: 'residential',
  measure: 'newBuild',
  areas: { netRoomArea: 100 },
  constructions: {
    AW: { type: 'outerWall', name: 'Wand', layers: [] },
    DA: { type: 'flatRoof', name: 'Dach', layers: [] },
  },
  openingTypes: {},
  elements: [
    { id: 'E1', construction: 'AW', area: 10 },
    { id: 'E2', construction: 'AW', area: 20 },
  ],
  openings: [{ id: 'O1', type: 'F', host: 'E1', width: 1, height: 2 }],
  items: [],
  variants: [{ id: 'B', name: 'Holz' }],
}
const draft = (): ProjectDraft => draftOf(project)
const ids = ({ elements }: Pick<ProjectDraft, 'elements'>) => elements.map(({ id }) => id)

describe('cells', () => {
  test('of the base change the row; those of a variant become its own, and none where they are as in the base', () => {
    const change = (area: number) => changeCells('elements', 'B', [{ row: 'E1', column: 'area', fields: { area } }])
    const varied = change(12)(draft())
    expect(varied.elements[0]?.area).toBe(10)
    expect(variedRows(varied, 'elements', 'B')[0]).toMatchObject({ row: { area: 12 }, own: { area: 12 } })
    expect(change(10)(varied).variants[0]?.elements).toEqual({})
    expect(resetRows('elements', 'B', ['E1'])(varied).variants[0]?.elements).toEqual({})
  })

  test('of a variant go back to the base one by one, and rows that it leaves out are there again', () => {
    const own = [
      { row: 'E1', column: 'area', fields: { area: 12 } },
      { row: 'E1', column: 'construction', fields: { construction: 'DA' } },
    ]
    const varied = excludeRows('elements', 'B', ['E2'], true)(changeCells('elements', 'B', own)(draft()))
    const back = resetCells('elements', 'B', [
      { row: 'E1', column: 'area' },
      { row: 'E2', column: 'name' },
    ])(varied)
    expect(back.variants[0]?.elements).toEqual({ E1: { construction: 'DA' } })
  })

  test('of a variant that it cannot have of its own change for all', () => {
    const next = changeCells('elements', 'B', [{ row: 'E1', column: 'storey', fields: { storey: 'EG' } }])(draft())
    expect(next.elements[0]).toMatchObject({ storey: 'EG' })
  })

  test('that are not understood keep what was typed, until something else is written', () => {
    const typed = { row: 'E1', column: 'area', fields: { area: null }, fault: '12x' }
    const faulty = changeCells('elements', 'base', [typed])(draft())
    expect(faulty.faults).toEqual({ [cellName('base', 'elements', 'E1', 'area')]: '12x' })
    expect(storable(faulty).document.elements[0]?.area).toBeNull()
    const mended = changeCells('elements', 'base', [{ row: 'E1', column: 'area', fields: { area: 12 } }])(faulty)
    expect(mended.faults).toEqual({})
  })
})

describe('rows', () => {
  test('are put in, moved as a block, and taken out with what variants and openings say of them', () => {
    const more = addRows('elements', [{ id: 'E3' }], { before: 'E2', variant: 'base' })(draft())
    expect(ids(more)).toEqual(['E1', 'E3', 'E2'])
    expect(ids(moveRows('elements', ['E3', 'E2'], -1)(more))).toEqual(['E3', 'E2', 'E1'])
    expect(ids(moveRows('elements', ['E1'], -1)(more))).toEqual(['E1', 'E3', 'E2'])
    const without = removeRows('elements', ['E1'])(excludeRows('elements', 'B', ['E1'], true)(more))
    expect(without.variants[0]?.elements).toEqual({})
    expect(without.openings[0]).toEqual({ id: 'O1', type: 'F', width: 1, height: 2 })
  })

  test('that lack what the service needs are left out when it is stored, and counted', () => {
    const more = addRows('elements', [{ id: 'E3', area: 5 }], { before: null, variant: 'base' })(draft())
    const { document, waiting } = storable(more)
    expect(ids(document)).toEqual(['E1', 'E2'])
    expect(waiting).toBe(1)
  })

  test('of a gross area that their openings fill have none', () => {
    const full = { row: 'E1', column: 'area', fields: { area: 2, areaIs: 'gross' } }
    expect(storable(changeCells('elements', 'base', [full])(draft())).document.elements[0]?.area).toBeNull()
  })
})

test('steps are undone and done again; changes that gather are one', () => {
  const rename = (name: string) => (one: ProjectDraft) => ({ ...one, name })
  const typed = edited(edited(newHistory(draft()), rename('A'), 'name'), rename('AB'), 'name')
  expect(typed.past).toHaveLength(1)
  expect(undone(typed).present.name).toBe('Haus')
  expect(redone(undone(typed)).present.name).toBe('AB')
})

test('what two people changed in different rows goes together; the same row is told', () => {
  const area = (row: string, value: number) =>
    changeCells('elements', 'base', [{ row, column: 'area', fields: { area: value } }])
  const theirs = storable(area('E2', 25)(draft())).document
  const apart = merged(draft(), area('E1', 11)(draft()), theirs)
  expect(apart.conflicts).toEqual([])
  expect(apart.draft.elements.map((row) => row.area)).toEqual([11, 25])
  const torn = merged(draft(), area('E2', 21)(draft()), theirs)
  expect(torn.conflicts.map(({ list, id }) => [list, id])).toEqual([['elements', 'E2']])
  expect(torn.draft.elements[1]?.area).toBe(21)
})

describe('what two people made of one project', () => {
  const snapshot = (name: string) => ({
    type: 'outerWall' as const,
    name,
    layers: [{ materialId: 'm', thickness: 0.1 }],
  })
  const withRow = (id: string, name: string) => (one: ProjectDraft) => ({
    ...one,
    constructions: { ...one.constructions, A9: snapshot(name) },
    elements: [...one.elements, { id, construction: 'A9', area: 1 }],
  })

  test('keeps both constructions that were taken over under the same key', () => {
    const { draft: merge, conflicts } = merged(
      draft(),
      withRow('mine', 'Ziegel')(draft()),
      storable(withRow('theirs', 'Holz')(draft())).document,
    )
    expect(conflicts).toEqual([])
    const nameOf = (id: string) =>
      merge.constructions[merge.elements.find((row) => row.id === id)?.construction ?? '']?.name
    expect([nameOf('mine'), nameOf('theirs')]).toEqual(['Ziegel', 'Holz'])
  })

  test('goes together in a variant that both changed, as long as it is in different rows', () => {
    const begun = deriveVariant('base', { id: 'B', name: 'B' })(draft())
    const area = (row: string, value: number) =>
      changeCells('elements', 'B', [{ row, column: 'area', fields: { area: value } }])
    const apart = merged(begun, area('E1', 11)(begun), storable(area('E2', 25)(begun)).document)
    expect(apart.conflicts).toEqual([])
    expect(apart.draft.variants[0]?.elements).toEqual({ E1: { area: 11 }, E2: { area: 25 } })
    const torn = merged(begun, area('E1', 11)(begun), storable(area('E1', 12)(begun)).document)
    expect(torn.conflicts.map(({ list, id }) => [list, id])).toEqual([['variants', 'B']])
    expect(torn.draft.variants[0]?.elements).toEqual({ E1: { area: 11 } })
  })
})
