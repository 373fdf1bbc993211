import { expect, test } from 'vitest'
import { timberWall } from '#testing/constructions.ts'
import type { ProjectConstruction } from '#web/resources/projects/lent-construction.ts'
import { saveProblems } from '../document/stored-layers.ts'
import { partDocument, partOf } from './part-document.ts'

const origin = { id: '0190a0a0-0000-7000-8000-000000000001', ownership: 'standard', version: 2 } as const
const wall: ProjectConstruction = { type: 'outerWall', name: 'Wand', code: 'AW-1', layers: timberWall(), origin }
let serial = 0
const newKey = () => `${(serial += 1)}`

test('a construction of a project is edited and given back as it was, with where it comes from', () => {
  const document = partDocument(wall, 'OBD_2020_II', newKey)
  expect(document).toMatchObject({ type: 'outerWall', name: 'Wand', code: 'AW-1', release: 'OBD_2020_II' })
  expect(saveProblems(document)).toEqual([])
  expect(partOf(document, wall)).toEqual(wall)
})

test('what is changed of it is given back; what the project decides is not', () => {
  const document = {
    ...partDocument(wall, null, newKey),
    name: ' Holzwand ',
    code: '',
    description: 'Notiz',
    tags: ['x'],
  }
  const { code: _code, origin: _origin, ...rest } = wall
  expect(partOf({ ...document, type: 'innerWall' }, rest)).toEqual({ ...rest, name: 'Holzwand', type: 'innerWall' })
})
