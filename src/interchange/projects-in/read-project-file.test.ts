import { describe, expect, test } from 'vitest'
import { ForeignFileError } from '../foreign/foreign-file-error.ts'
import { proposeProject } from '../ifc/building/propose-project.ts'
import { matchedRows } from './matched-rows.ts'
import { asMetadata } from './own-project.ts'
import { readProjectFile } from './read-project-file.ts'

const dataset = '0a1b2c3d-1111-4222-8333-444455556666'
const product = (name: string, quantity: number, unit: string, more: object = {}) => ({
  name,
  quantity,
  unit,
  impactData: [{ type: 'EPD', id: dataset, name, declaredUnit: unit, impacts: { gwp: { a1a3: 1 } } }],
  ...more,
})
const wall = {
  id: 'w',
  name: 'Außenwand',
  quantity: 84.5,
  unit: 'm2',
  classification: [{ system: 'DIN 276:2018-12', code: '331', name: 'Tragende Außenwände' }],
  products: [
    product('Beton', 0.2, 'm3', { referenceServiceLife: 50, transport: [{ distance: 30, distanceUnit: 'km' }] }),
  ],
  results: { gwp: { a1a3: 9_000 } },
}
const lift = {
  id: 'l',
  name: 'Aufzug',
  quantity: 2,
  unit: 'pcs',
  classification: [{ system: 'DIN 276:2018-12', code: '461', name: 'Aufzugsanlagen' }],
  products: [product('Stahl', 900, 'kg')],
}
const bytes = (value: unknown) => new TextEncoder().encode(typeof value === 'string' ? value : JSON.stringify(value))
const concrete = () => ({ materialId: 'concrete', sure: true })
function proposed(value: unknown, knows: readonly string[] = [dataset]) {
  const file = readProjectFile(bytes(value), '–')
  if (file.format === 'own') throw new Error('not of another program')
  return proposeProject(file, concrete, { datasets: new Set(knows) })
}
const school = { name: 'Schule', assemblies: [wall, { ...wall, id: 'w2', quantity: 10 }, lift] }

describe('a project of LCAx', () => {
  test('has a row for each assembly by area, with its cost group, and layers with all that they can keep', () => {
    const { project, format } = proposed(school)
    expect(format).toBe('lcax')
    expect(project.name).toBe('Schule')
    const shared = { construction: 'K1', areaIs: 'net', name: 'Außenwand', costGroup: '331' }
    expect(project.elements).toEqual([
      { ...shared, id: 'E1', area: 84.5, sourceId: '/assemblies/0' },
      { ...shared, id: 'E2', area: 10, sourceId: '/assemblies/1' },
    ])
    const layer = { materialId: 'concrete', thickness: 0.2, overrides: { serviceLife: 50 }, transportDistance: 30 }
    expect(project.constructions).toEqual({ K1: { type: 'outerWall', name: 'Außenwand', layers: [layer] } })
  })

  test('has an item for each product of what is counted otherwise, where its dataset is known', () => {
    const item = { id: 'P1', costGroup: '461', dataset: { uuid: dataset }, quantity: 1_800, unit: 'kg' }
    expect(proposed(school).project.items).toEqual([
      { ...item, name: 'Aufzug: Stahl', sourceId: `${dataset} /assemblies/2` },
    ])
    const { project, report } = proposed(school, [])
    expect(project.items).toEqual([])
    expect(report.itemsLeftOut).toEqual([{ sourceId: '/assemblies/2', name: 'Aufzug: Stahl', quantity: 1_800 }])
  })

  test('tells the results of the file, and the figures of its datasets, as lost', () => {
    const { lost } = proposed(school).report
    expect(lost.filter(({ code }) => code === 'storedResults').map(({ sourceId }) => sourceId)).toEqual([
      '/assemblies/0',
      '/assemblies/1',
    ])
    expect(lost.filter(({ code }) => code === 'embeddedFigures')).toHaveLength(3)
    expect(lost.map(({ code }) => code)).not.toContain('quantity')
  })

  test('of this program comes back as it was, with the materials of users in it', () => {
    const project = { name: 'Haus', areas: { netRoomArea: 100 }, elements: [{ id: 'E1', area: null }] }
    const own = { format: 'aufbau-project', formatVersion: 1, project, ownMaterials: [{ id: 'own-1' }] } as const
    const lcaxOf = (aufbau: object) => ({ name: 'Haus', assemblies: [], metaData: { aufbau } })
    for (const file of [own, lcaxOf(asMetadata(own))])
      expect(readProjectFile(bytes(file), '–')).toEqual({ format: 'own', own })
    const { ownMaterials: _none, ...before } = own
    expect(readProjectFile(bytes(lcaxOf(before)), '–')).toEqual({ format: 'own', own: { ...own, ownMaterials: [] } })
  })
})

test('elements of eLCA are rows with their quantity and group', () => {
  const { project, format } = proposed(`<elca><element uuid="u" din276Code="330" quantity="120" refUnit="m2">
    <elementInfo><name>Wand</name></elementInfo><components><component isLayer="true" processConfigName="Beton"
    layerPosition="1" layerSize="0.2" layerAreaRatio="1" layerLength="1" layerWidth="1"/></components></element></elca>`)
  expect(format).toBe('elca')
  expect(project.elements).toMatchObject([{ area: 120, costGroup: '330', name: 'Wand' }])
})

test('what is neither is refused', () => {
  for (const text of ['', '[]', '{}', 'kein IFC', '<html/>'])
    expect(() => readProjectFile(bytes(text), '–')).toThrow(ForeignFileError)
})

test('a second reading knows rows by their ids in the file, and leaves those of hand alone', () => {
  const row = (id: string, sourceId: string | undefined, area: number | null) => ({
    id,
    construction: 'K1',
    area,
    ...(sourceId !== undefined && { sourceId }),
  })
  const before = [row('E1', 'a', 10), row('E2', 'b', 20), row('E3', undefined, 30), row('E4', 'd', null)]
  const now = [row('E1', 'b', 25), row('E2', 'c', 5), row('E3', 'd', null)]
  expect(matchedRows({ elements: before }, { elements: now })).toEqual({
    added: ['E2'],
    changed: [{ row: 'E2', proposed: 'E1', before: 20, after: 25 }],
    gone: ['E1'],
  })
})
