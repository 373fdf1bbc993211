import Parser from 'dxf-parser'
import { expect, test } from 'vitest'
import { hatches } from '#vocabulary/materials.ts'
import type { DrawnLayer } from '#web/drawing/section-types.ts'
import { sectionDxf } from './section-dxf.ts'

const words = { hatch: 'Schraffur', dimensions: 'Maße', write: (metres: number) => String(metres * 1000) }
const wall: readonly DrawnLayer[] = [
  { hatch: 'plaster', thickness: 0.02, name: 'Kalkputz' },
  {
    hatch: 'mineralWool',
    thickness: 0.16,
    name: 'Mineralwolle 035, "Platte"',
    framing: { hatch: 'timber', width: 0.06, spacing: 0.625 },
  },
  { hatch: 'vapourBarrier', thickness: 0.0002, name: 'Dampfbremse' },
  { hatch: 'brick', thickness: 0.3, name: 'Ziegel', state: 'existing' },
]

type Vertex = { x: number; y: number }
type Entity = { type: string; layer: string; vertices?: Vertex[]; text?: string }
function parsed(layers: readonly DrawnLayer[], orientation: Parameters<typeof sectionDxf>[1] = 'standing') {
  const text = sectionDxf(layers, orientation, 'seed', words)
  const file = new Parser().parseSync(text)
  if (!file) throw new Error('nothing was read')
  return { file, text, entities: file.entities as unknown as Entity[] }
}
const extent = (vertices: readonly Vertex[], axis: 'x' | 'y') => {
  const values = vertices.map((vertex) => vertex[axis])
  return [Math.min(...values), Math.max(...values)]
}

test('it is R2010 in mm, with a named layer for outline and hatch of each layer of the wall', () => {
  const { file } = parsed(wall)
  expect(file.header['$ACADVER']).toBe('AC1024')
  expect(file.header['$INSUNITS']).toBe(4)
  expect(Object.keys(file.tables.layer.layers)).toEqual(
    expect.arrayContaining(['01 Kalkputz', '01 Kalkputz Schraffur', '02 Mineralwolle 035 Platte', '04 Ziegel', 'Maße']),
  )
})

const outlinesOf = (entities: readonly Entity[], layer: string) =>
  entities.filter((one) => one.type === 'LWPOLYLINE' && one.layer === layer).map(({ vertices = [] }) => vertices)

test('outlines have the true thickness, one after the other', () => {
  const { entities } = parsed(wall)
  const across = (layer: string) => outlinesOf(entities, layer).map((vertices) => extent(vertices, 'x'))[0]
  expect(across('01 Kalkputz')?.[1]).toBeCloseTo(20, 1)
  expect(across('04 Ziegel')?.[0]).toBeCloseTo(180.2, 1)
  expect(across('04 Ziegel')?.[1]).toBeCloseTo(480.2, 1)
})

test('members have their width and spacing', () => {
  const { entities } = parsed(wall)
  const studs = outlinesOf(entities, '02 Mineralwolle 035 Platte').slice(1)
  const [first, second] = studs.map((vertices) => extent(vertices, 'y').map(Math.round))
  expect(studs).toHaveLength(2)
  expect(first).toEqual([-360, -300])
  expect(second).toEqual([-985, -925])
})

test('a floor lies, with its outside where it is built', () => {
  const { entities } = parsed(wall, 'outsideBelow')
  const plaster = entities.find(({ type, layer }) => type === 'LWPOLYLINE' && layer === '01 Kalkputz')
  expect(extent(plaster?.vertices ?? [], 'y')[0]).toBeCloseTo(-480.2, 1)
  expect(extent(plaster?.vertices ?? [], 'x')[1]).toBeCloseTo(1000, 1)
})

test.each(hatches.filter((hatch) => hatch !== 'air'))('the hatch %s is lines within its layer', (hatch) => {
  const { entities } = parsed([{ hatch, thickness: 0.2, name: hatch }])
  const lines = entities.filter(({ type, layer }) => type === 'LINE' && layer === `01 ${hatch} Schraffur`)
  expect(lines.length).toBeGreaterThan(0)
  for (const { vertices = [] } of lines) {
    for (const { x, y } of vertices) {
      expect(x).toBeGreaterThan(-0.2)
      expect(x).toBeLessThan(200.2)
      expect(y).toBeLessThan(0.2)
      expect(y).toBeGreaterThan(-1000.2)
    }
  }
})

test('every thickness is written', () => {
  const { entities } = parsed(wall)
  expect(entities.filter(({ type }) => type === 'TEXT').map(({ text }) => text)).toEqual(['20', '160', '0.2', '300'])
})
