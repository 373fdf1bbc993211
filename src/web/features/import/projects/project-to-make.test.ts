import { describe, expect, test } from 'vitest'
import type { Material } from '#contract/materials.ts'
import type { Project } from '#contract/projects.ts'
import { openingKindKey } from '#interchange/ifc/building/proposed-openings.ts'
import { readProjectFile } from '#interchange/projects-in/read-project-file.ts'
import { ifcHouse } from '#testing/ifc-house.ts'
import type { Mapping } from '../model/foreign-materials.ts'
import {
  areaOfRooms,
  type BuildingFile,
  decidedAtFirst,
  materialsIn,
  NO_TYPE,
  proposalOf,
  toldAtFirst,
  toMake,
} from './project-to-make.ts'
import { changesIn, takenAtFirst, updatedProject } from './taken-changes.ts'

function house(): BuildingFile {
  const file = readProjectFile(new TextEncoder().encode(ifcHouse()), '–')
  if (file.format === 'own') throw new Error('not of another program')
  return file
}
const mappedTo = (materialId: string | undefined): readonly Mapping[] =>
  materialsIn(house(), decidedAtFirst).map((used) => ({ used, proposals: [], materialId, proposal: undefined }))

const basis = {
  decided: decidedAtFirst,
  datasets: new Set<string>(),
  materials: new Map<string, Material>(),
  words: { locale: 'de_DE' as const, entity: (entity: string) => entity },
}

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
    const proposal = proposalOf(house(), mappedTo('concrete'), basis)
    const made = toMake(proposal, { ...toldAtFirst(house()), measure: 'fullModernisation' }, 50)
    expect(made).toMatchObject({ name: 'Haus am See', measure: 'fullModernisation', areas: { netRoomArea: 50 } })
    expect(Object.values(made.constructions ?? {}).flatMap(({ layers }) => layers)[0]?.materialId).toBe('concrete')
    expect(made.elements).toHaveLength(2)
    expect(made.openings).toMatchObject([{ host: 'E1', width: 1, height: 1.5, count: 1 }])
    expect(Object.values(made.openingTypes ?? {})).toMatchObject([{ name: 'F1', kind: 'window' }])
  })

  test('leaves openings out where their type is taken as none', () => {
    const [window] = house().building.openings
    if (!window) throw new Error('the house has a window')
    const openings = { [openingKindKey(window)]: NO_TYPE }
    const { project, report } = proposalOf(house(), mappedTo('concrete'), {
      ...basis,
      decided: { openings, bulks: [] },
    })
    expect(project.openings).toEqual([])
    expect(report.openingsLeftOut).toMatchObject([{ reason: 'noType' }])
  })

  test('has no rows of layers that nothing stands for, and tells them', () => {
    const { project, report } = proposalOf(house(), mappedTo(undefined), basis)
    expect(project.elements).toEqual([])
    expect(report.withoutConstruction).toHaveLength(4)
    expect(new Set(report.layersLeftOut.map(({ reason }) => reason))).toEqual(new Set(['noMaterial']))
  })
})

describe('a file that is read a second time', () => {
  const proposal = proposalOf(house(), mappedTo('concrete'), basis)
  const made = toMake(proposal, toldAtFirst(house()), 50)
  const byHand = { id: 'E9', construction: 'K1', area: 12 }
  const [first, second] = made.elements ?? []
  const project = {
    ...made,
    elements: [{ ...first, area: 10, count: 2 }, { ...second, id: 'E7', sourceId: 'gone' }, byHand],
    openings: [{ id: 'O1', type: 'F1', host: 'E7', area: 1 }],
    variants: [{ id: 'b', name: 'B', elements: { E7: { area: 3 }, E1: { area: 4 } } }],
  } as unknown as Project

  test('is told by what is new, has another area, or is gone; what was written by hand is none of it', () => {
    const changes = changesIn(project, proposal)
    expect(changes).toEqual({
      added: [second?.id],
      changed: [{ row: 'E1', proposed: 'E1', before: 20, after: first?.area }],
      gone: ['E7'],
    })
    expect(takenAtFirst(changes)).toEqual({ added: [second?.id], changed: ['E1'], gone: [] })
  })

  test('changes what is taken of it alone', () => {
    const updated = updatedProject(project, proposal, { added: ['E2'], changed: ['E1'], gone: ['E7'] })
    expect(updated.elements).toEqual([
      { ...first, areaIs: 'net' },
      byHand,
      { ...second, id: expect.not.stringMatching(/^E[179]$/) as string },
    ])
    expect(updated.constructions).toEqual(project.constructions)
    expect(updated.openings).toEqual([{ id: 'O1', type: 'F1', area: 1 }])
    expect(updated.variants).toEqual([{ id: 'b', name: 'B', elements: { E1: { area: 4 } } }])
    const none = updatedProject(project, proposal, { added: [], changed: [], gone: [] })
    expect(none).toEqual(project)
  })
})
