import { expect, test } from 'vitest'
import type { KeyPerformanceIndicators } from '#contract/assessment.ts'
import type { Material } from '#contract/materials.ts'
import { testAssessor } from '#testing/assessor.ts'
import { emptyLayer } from '../../document/document.ts'
import { candidatesFor, lessCarbon } from './alternatives.ts'

const material = (id: string, rest: Partial<Material> = {}): Material => ({
  id,
  name: id,
  category: 'insulation',
  hatch: 'mineralWool',
  traits: [],
  conductivity: 0.04,
  density: 30,
  specificHeatCapacity: 1030,
  vapourResistanceFactor: null,
  sd: null,
  serviceLife: null,
  defaultThickness: null,
  marketThicknesses: [],
  densityClass: null,
  uses: ['ventilatedInsulation'],
  statuses: {},
  note: null,
  dataset: { uuid: id } as Material['dataset'],
  own: false,
  ...rest,
})
const layer = { ...emptyLayer('a'), materialId: 'wool', numbers: { thickness: 0.1 } }
const wool = material('wool', { conductivity: 0.035 })

test('insulation of the same use is as thick as its resistance asks for, in whole millimetres upwards', () => {
  const all = [wool, material('cork', { conductivity: 0.0401 }), material('better', { conductivity: 0.03 })]
  expect(candidatesFor(layer, wool, all).map(({ material: { id }, thickness }) => [id, thickness])).toEqual([
    ['cork', 0.115],
    ['better', 0.086],
  ])
})

test('an own conductivity of the layer is the one that counts', () => {
  const own = { ...layer, numbers: { thickness: 0.1, conductivity: 0.04 } }
  expect(candidatesFor(own, wool, [material('cork')]).map(({ thickness }) => thickness)).toEqual([0.1])
})

test('other uses, unknown conductivities and missing datasets are left out; what bears no heat keeps its thickness', () => {
  const others = [
    material('screed', { uses: ['screedInsulation'] }),
    material('unknown', { conductivity: null }),
    material('none', { dataset: null }),
    material('board', { category: 'board' }),
  ]
  expect(candidatesFor(layer, wool, others)).toEqual([])
  const board = material('board', { category: 'board', uses: ['lining'], conductivity: null })
  const clay = material('clay', { category: 'board', uses: ['lining'], conductivity: null })
  expect(candidatesFor(layer, board, [clay])).toEqual([{ material: clay, thickness: 0.1 }])
})

const assessor = testAssessor()
const wall = (materialId: string, thickness: number) => [
  { materialId: 'plaster_lime_cement', thickness: 0.015 },
  { materialId, thickness },
  { materialId: 'sand_lime_1800', thickness: 0.175 },
]
const kpisOf = (materialId: string, thickness: number) =>
  assessor.kpis({ type: 'outerWall', layers: wall(materialId, thickness) }, { locale: 'de_DE' })

test('only those with less GWP are told, the least first, with what the construction then has', async () => {
  const ids = ['eps_032', 'cork_expanded', 'pur_025', 'mw_facade_035']
  const figures = new Map<string, KeyPerformanceIndicators>()
  for (const id of ids) figures.set(id, await kpisOf(id, 0.1))
  const now = await kpisOf('eps_035', 0.14)
  const candidates = ids.map((id) => ({ material: material(id), thickness: 0.1 }))
  const found = lessCarbon(candidates, now, 1, (one) => figures.get(one.material.id)) ?? []
  const total = now.lifeCycle.gwp?.total ?? 0
  expect(found.length).toBeGreaterThan(0)
  expect(found.every(({ gwp }) => gwp < total)).toBe(true)
  expect(found.map(({ gwp }) => gwp)).toEqual(found.map(({ gwp }) => gwp).toSorted((one, other) => one - other))
  for (const { material: one, gwp, uValue } of found) {
    expect(figures.get(one.id)?.lifeCycle.gwp?.total).toBe(gwp)
    expect(figures.get(one.id)?.thermal.uValue).toBe(uValue)
  }
})

test('where the layer is not balanced whole nothing is compared, and no candidate that is not', async () => {
  const now = await kpisOf('eps_035', 0.14)
  const partly = { ...now, layers: now.layers.map((one) => ({ ...one, complete: false })) }
  const candidates = [{ material: material('eps_032'), thickness: 0.1 }]
  expect(lessCarbon(candidates, partly, 1, () => now)).toBeUndefined()
  expect(lessCarbon(candidates, now, 1, () => partly)).toEqual([])
})
