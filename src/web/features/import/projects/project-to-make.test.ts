import { describe, expect, test } from 'vitest'
import type { Material } from '#contract/materials.ts'
import type { Project } from '#contract/projects.ts'
import { openingKindKey } from '#interchange/ifc/building/proposed-openings.ts'
import { changesIn } from '#interchange/projects-in/file-changes.ts'
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
  tooLongIn,
} from './project-to-make.ts'
import { takenAtFirst, updatedProject } from './taken-changes.ts'

function house(): BuildingFile {
  const file = readProjectFile(new TextEncoder().encode(ifcHouse()), '–')
  if (file.format === 'own') throw new Error('not of another program')
  return file
}
const mappedTo = (materialId: string | undefined): readonly Mapping[] =>
  materialsIn(house(), decidedAtFirst(house())).map((used) => ({
    used,
    proposals: [],
    materialId,
    proposal: undefined,
  }))

const basis = {
  decided: decidedAtFirst(house()),
  datasets: new Set<string>(),
  materials: new Map<string, Material>(),
  words: { locale: 'de_DE' as const, entity: (entity: string) => entity },
}

describe('a project from a file', () => {
  test('has no more rows than a project may have', () => {
    const { project } = proposalOf(house(), mappedTo('concrete_c25_30'), basis)
    const [row] = project.elements
    const elements = Array.from({ length: 2_001 }, () => row as NonNullable<typeof row>)
    expect(tooLongIn({ project })).toBeUndefined()
    expect(tooLongIn({ project: { ...project, elements } })).toBe('elements')
  })

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
      decided: { openings, bulks: [], isMerged: true },
    })
    expect(project.openings).toEqual([])
    expect(report.openingsLeftOut).toMatchObject([{ reason: 'noType' }])
  })

  test('has elements that are alike in one row, or each by itself with its name', () => {
    const each = { ...basis, decided: { ...basis.decided, isMerged: false } }
    const [together, alone] = [basis, each].map((one) => proposalOf(house(), mappedTo('concrete'), one).project)
    const sources = (rows: Project['elements'] = []) =>
      new Set(rows.flatMap(({ sourceId, mergedSources = [] }) => [sourceId, ...mergedSources]))
    expect([together?.elements.length, alone?.elements.length]).toEqual([2, 3])
    expect(sources(together?.elements)).toEqual(sources(alone?.elements))
    expect(alone?.elements.filter(({ mergedSources }) => mergedSources !== undefined)).toEqual([])
    const named = house().building.elements.flatMap(({ name, layers }) => (name === '' || !layers ? [] : [name]))
    expect(alone?.elements.flatMap(({ name }) => name ?? [])).toEqual(named)
    const whole = (rows: Project['elements'] = []) => rows.reduce((sum, { area }) => sum + (area ?? 0), 0)
    expect(whole(alone?.elements)).toBeCloseTo(whole(together?.elements), 9)
  })

  test('that was made of each element by itself is read into so again', () => {
    const rowsOf = (isMerged: boolean) =>
      proposalOf(house(), mappedTo('concrete'), { ...basis, decided: { ...basis.decided, isMerged } }).project
    const into = (isMerged: boolean) => decidedAtFirst(house(), rowsOf(isMerged)).isMerged
    expect([into(true), into(false)]).toEqual([true, false])
    const unnamed = rowsOf(true).elements.map(({ mergedSources: _sources, ...row }) => row)
    expect(decidedAtFirst(house(), { ...rowsOf(true), elements: unnamed }).isMerged).toBe(true)
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
  const [window] = made.openings ?? []
  const none = { added: [], changed: [], gone: [] }
  const item = { id: 'P1', name: 'Stützen', costGroup: '343', dataset: { uuid: 'a' }, quantity: 1, unit: 'm3' }
  const project = {
    ...made,
    elements: [
      { ...first, area: 10, count: 2 },
      { ...second, id: 'E7', sourceId: 'gone', mergedSources: undefined },
      byHand,
    ],
    openings: [
      { ...window, id: 'O5', width: 2 },
      { id: 'O1', type: 'F1', host: 'E7', area: 1 },
    ],
    items: [{ ...item, sourceId: 'x' }],
    variants: [{ id: 'b', name: 'B', elements: { E7: { area: 3 }, E1: { area: 4 } }, items: { P1: { quantity: 2 } } }],
  } as unknown as Project

  test('is told by what is new, has another size, or is gone; what was written by hand is none of it', () => {
    const changes = changesIn(project, proposal)
    expect(changes).toEqual({
      elements: { added: [second?.id], changed: [{ row: 'E1', proposed: 'E1' }], gone: ['E7'] },
      openings: { added: [], changed: [{ row: 'O5', proposed: window?.id }], gone: [] },
      items: { ...none, gone: ['P1'] },
    })
    expect(takenAtFirst(changes)).toEqual({
      elements: { added: [second?.id], changed: ['E1'], gone: [] },
      openings: { added: [], changed: ['O5'], gone: [] },
      items: none,
    })
  })

  test('changes what is taken of it alone', () => {
    const updated = updatedProject(project, proposal, {
      elements: { added: ['E2'], changed: ['E1'], gone: ['E7'] },
      openings: { ...none, changed: ['O5'] },
      items: { ...none, gone: ['P1'] },
    })
    expect(updated.elements).toEqual([
      { ...first, areaIs: 'net' },
      byHand,
      { ...second, id: expect.not.stringMatching(/^E[179]$/) as string },
    ])
    expect(updated.constructions).toEqual(project.constructions)
    expect(updated.openings).toEqual([
      { ...window, id: 'O5' },
      { id: 'O1', type: 'F1', area: 1 },
    ])
    expect(updated.items).toEqual([])
    expect(updated.variants).toEqual([{ id: 'b', name: 'B', elements: { E1: { area: 4 } }, items: {} }])
    expect(updatedProject(project, proposal, { elements: none, openings: none, items: none })).toEqual(project)
  })

  test('brings a new window into the row that its wall is in, with its type', () => {
    const walls = { ...made, openings: [], openingTypes: {}, items: [], variants: [] } as unknown as Project
    const [added = ''] = changesIn(walls, proposal).openings.added
    const updated = updatedProject(walls, proposal, {
      elements: none,
      openings: { ...none, added: [added] },
      items: none,
    })
    expect(updated.openings).toMatchObject([{ host: 'E1', width: 1, height: 1.5 }])
    expect(updated.openingTypes[updated.openings[0]?.type ?? '']).toMatchObject({ name: 'F1' })
  })

  test('knows a row again whose first element is gone, and tells what is in it now', () => {
    const merged = made.elements?.find(({ mergedSources }) => mergedSources !== undefined)
    const [next = '', ...others] = merged?.mergedSources ?? []
    const fewer = { ...merged, area: 1, sourceId: next, mergedSources: others.length > 0 ? others : undefined }
    const now = {
      ...proposal,
      project: { ...proposal.project, elements: [fewer as unknown as (typeof proposal.project.elements)[number]] },
    }
    const before = { ...made, elements: [merged], openings: [], items: [], variants: [] } as unknown as Project
    const changes = changesIn(before, now)
    expect(changes.elements).toEqual({ ...none, changed: [{ row: merged?.id, proposed: merged?.id }] })
    const [row] = updatedProject(before, now, takenAtFirst(changes)).elements
    expect([row?.area, row?.sourceId, row?.mergedSources]).toEqual([1, next, fewer.mergedSources])
  })

  test('knows openings by their size and wall where they were read before their ids were kept', () => {
    const before = { ...project, openings: made.openings?.map(({ sourceId: _source, ...row }) => row) }
    expect(changesIn(before as unknown as Project, proposal).openings).toEqual(none)
  })
})
