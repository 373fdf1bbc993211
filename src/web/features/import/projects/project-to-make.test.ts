import { describe, expect, test } from 'vitest'
import { readProjectFile } from '#interchange/projects-in/read-project-file.ts'
import { ifcHouse } from '#testing/ifc-house.ts'
import type { Mapping } from '../model/foreign-materials.ts'
import { areaOfRooms, type BuildingFile, materialsIn, proposalOf, toldAtFirst, toMake } from './project-to-make.ts'

function house(): BuildingFile {
  const file = readProjectFile(new TextEncoder().encode(ifcHouse()), '–')
  if (file.format === 'own') throw new Error('not of another program')
  return file
}
const mappedTo = (materialId: string | undefined): readonly Mapping[] =>
  materialsIn(house()).map((used) => ({ used, proposals: [], materialId, proposal: undefined }))

describe('a project from a file', () => {
  test('has the area of the rooms that count', () => {
    expect(areaOfRooms(house(), [])).toBe(50)
    expect(
      areaOfRooms(
        house(),
        house().building.spaces.map(({ sourceId }) => sourceId),
      ),
    ).toBeNull()
  })

  test('is made of what stands for the materials now', () => {
    const proposal = proposalOf(house(), mappedTo('concrete'), new Set())
    const made = toMake(proposal, { ...toldAtFirst(house()), measure: 'fullModernisation' }, 50)
    expect(made).toMatchObject({ name: 'Haus am See', measure: 'fullModernisation', areas: { netRoomArea: 50 } })
    expect(Object.values(made.constructions ?? {}).flatMap(({ layers }) => layers)[0]?.materialId).toBe('concrete')
    expect(made.elements).toHaveLength(2)
  })

  test('has no rows of layers that nothing stands for, and tells them', () => {
    const { project, report } = proposalOf(house(), mappedTo(undefined), new Set())
    expect(project.elements).toEqual([])
    expect(report.withoutConstruction).toHaveLength(4)
    expect(new Set(report.layersLeftOut.map(({ reason }) => reason))).toEqual(new Set(['noMaterial']))
  })
})
