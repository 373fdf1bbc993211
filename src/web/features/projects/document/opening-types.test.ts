import { expect, test } from 'vitest'
import type { ProjectDocument } from '#contract/projects.ts'
import { finished, newPart, typeDraft } from '../types/type-draft.ts'
import { draftOf } from './draft.ts'
import { nextTypeKey, removeOpeningType, setOpeningType, usesOfType } from './opening-type-edits.ts'

const glass = { dataset: { uuid: 'fa9f6670-3170-4597-92ab-a2fdec7f1451' }, per: 'area', unit: 'm2' } as const
const type = { kind: 'window', name: 'Fenster', uValue: 0.9, parts: [{ ...glass, quantity: 0.7 }] } as const
const project: ProjectDocument = {
  name: 'Haus',
  use: 'residential',
  measure: 'newBuild',
  areas: { netRoomArea: 100 },
  constructions: {},
  openingTypes: { T1: { ...type, parts: [...type.parts] } },
  elements: [],
  openings: [{ id: 'O1', type: 'other', width: 1, height: 2 }],
  items: [],
  variants: [{ id: 'B', name: 'Holz', openings: { O1: { type: 'T1' } } }],
}

test('a type that rows of any variant are of stays; others are put in, replaced and taken out', () => {
  const draft = draftOf(project)
  expect(usesOfType(draft, 'T1')).toBe(1)
  expect(removeOpeningType('T1')(draft)).toBe(draft)
  const key = nextTypeKey(draft)
  expect(key).toBe('T2')
  const more = setOpeningType(key, { ...type, name: 'Tür', parts: [...type.parts] })(draft)
  expect(Object.keys(more.openingTypes)).toEqual(['T1', 'T2'])
  expect(Object.keys(removeOpeningType(key)(more).openingTypes)).toEqual(['T1'])
})

test('a type is whole once it has a name, a U-value, and a dataset and quantity of every part', () => {
  const begun = typeDraft({ ...type, parts: [...type.parts] })
  expect(finished(begun)).toEqual(type)
  expect(finished({ ...begun, name: ' ' })).toBeUndefined()
  expect(finished({ ...begun, uValue: undefined })).toBeUndefined()
  expect(finished({ ...begun, parts: [...begun.parts, newPart()] })).toBeUndefined()
  expect(finished(typeDraft())).toBeUndefined()
})
