import { describe, expect, test } from 'vitest'
import { importedConstruction } from '#contract/imports.ts'
import type { Material } from '#contract/materials.ts'
import type { ForeignConstruction, ForeignLayer } from '#interchange/foreign/foreign-construction.ts'
import { gapsOf, lossesOf, toSend } from './constructions-to-send.ts'
import { mappings, usedMaterials } from './foreign-materials.ts'
import { changed, type ImportItem, itemsOf, plannedLayers, typedThickness } from './import-items.ts'

const layer = (name: string, thickness?: number, more: Partial<ForeignLayer> = {}): ForeignLayer => ({
  material: { name, ids: [] },
  ...(thickness !== undefined && { thickness }),
  lost: [],
  ...more,
})
const construction = (
  layers: readonly ForeignLayer[],
  more: Partial<ForeignConstruction> = {},
): ForeignConstruction => ({
  name: 'Wand',
  description: '',
  sourceRef: '#1',
  firstLayer: 'outside',
  layers,
  lost: [],
  ...more,
})
const itemOf = (source: ForeignConstruction): ImportItem => {
  const [item] = itemsOf({ format: 'ifc', project: '', constructions: [source], lost: [] })
  if (!item) throw new Error('no item')
  return item
}
const material = (id: string, more: Partial<Material> = {}): Material => ({
  id,
  name: id,
  category: 'insulation',
  hatch: 'mineralWool',
  traits: [],
  conductivity: 0.035,
  density: 46,
  specificHeatCapacity: 1030,
  vapourResistanceFactor: null,
  serviceLife: 50,
  sd: null,
  defaultThickness: null,
  marketThicknesses: [],
  densityClass: null,
  uses: [],
  statuses: {},
  note: null,
  dataset: null,
  own: false,
  ...more,
})
const known = (foreign: { name: string }) => (foreign.name === 'fremd' ? undefined : material(foreign.name))

describe('layers', () => {
  test('stand outside first, and the other way round when reversed', () => {
    const item = itemOf(construction([layer('a', 0.1), layer('b', 0.2)], { firstLayer: 'inside' }))
    const names = (one: ImportItem) => plannedLayers(one).map((planned) => planned.layer.material.name)
    expect(names(item)).toEqual(['b', 'a'])
    expect(names({ ...item, reversed: true })).toEqual(['a', 'b'])
  })

  test('need a thickness or are left out', () => {
    const item = itemOf(construction([layer('a', 0.1), layer('Folie')]))
    expect(gapsOf(item, known)).toEqual([{ kind: 'thickness', index: 1 }])
    expect(gapsOf({ ...item, thicknesses: { 1: '0,2' } }, known)).toEqual([])
    expect(gapsOf({ ...item, leftOut: [1] }, known)).toEqual([])
    expect(lossesOf({ ...item, leftOut: [1] }, known)).toEqual([{ layer: 'Folie', loss: { code: 'layerLeftOut' } }])
  })

  test.each([
    ['12,5', 0.0125],
    ['200', 0.2],
    ['5000', 5],
    ['5001', undefined],
    ['0', undefined],
    ['-3', undefined],
    ['1e3', undefined],
    ['', undefined],
  ])('a typed thickness of %j mm is %j m', (text, metres) => {
    expect(typedThickness(text)).toBe(metres)
  })
})

describe('materials', () => {
  test('are counted by name over chosen constructions alone, members too', () => {
    const framing = { material: { name: 'KVH', ids: [] }, width: 0.06, spacing: 0.6 }
    const items = [
      itemOf(construction([layer('Putz', 0.1), layer('Dämmung', 0.2, { framing })])),
      itemOf(construction([layer('DAEMMUNG', 0.1)])),
      { ...itemOf(construction([layer('Gold', 0.1)])), chosen: false },
    ]
    expect(usedMaterials(items).map(({ key, uses }) => [key, uses])).toEqual([
      ['daemmung', 2],
      ['kvh', 1],
      ['putz', 1],
    ])
  })

  test('what was chosen now counts more than what is remembered or proposed', () => {
    const used = usedMaterials([itemOf(construction([layer('Putz', 0.1)]))])
    const match = (_foreign: object, remembered?: string) => [
      ...(remembered ? [{ materialId: remembered, score: 1, reason: 'remembered', sure: true } as const] : []),
      { materialId: 'likely', score: 0.7, reason: 'similarName', sure: remembered === undefined } as const,
    ]
    const mapped = (chosen: Record<string, string>, remembered = new Map<string, string>()) =>
      mappings(used, { match, chosen, remembered })[0]?.materialId
    expect(mapped({})).toBe('likely')
    expect(mapped({}, new Map([['putz', 'before']]))).toBe('before')
    expect(mapped({ putz: 'now' }, new Map([['putz', 'before']]))).toBe('now')
  })

  test('a doubtful proposal stands for nothing until it is chosen', () => {
    const used = usedMaterials([itemOf(construction([layer('Putz', 0.1)]))])
    const match = () => [{ materialId: 'likely', score: 0.7, reason: 'similarName', sure: false } as const]
    const [mapped] = mappings(used, { match, chosen: {}, remembered: new Map() })
    expect([mapped?.materialId, mapped?.proposals.length]).toEqual([undefined, 1])
    const [taken] = mappings(used, { match, chosen: { putz: 'likely' }, remembered: new Map() })
    expect([taken?.materialId, taken?.proposal?.reason]).toEqual(['likely', 'similarName'])
  })

  test('one that stands for nothing is a gap', () => {
    expect(gapsOf(itemOf(construction([layer('fremd', 0.1)])), known)).toEqual([{ kind: 'material', key: 'fremd' }])
  })
})

describe('what is sent', () => {
  test('is what the contract takes, with state, members, service life and distance of the file', () => {
    const source = construction([
      layer('a', 0.1, {
        state: 'existing',
        serviceLife: 30,
        transportDistance: 80,
        framing: { material: { name: 'm', ids: [] }, width: 0.06, spacing: 0.6 },
      }),
      layer('b', 0.2, { serviceLife: 50, airCavity: 'unventilated' }),
    ])
    const sent = toSend(itemOf(source), known)
    expect(importedConstruction.safeParse(sent).error?.issues ?? []).toEqual([])
    expect(sent.layers).toEqual([
      {
        materialId: 'a',
        thickness: 0.1,
        state: 'existing',
        framing: { materialId: 'm', width: 0.06, spacing: 0.6 },
        overrides: { serviceLife: 30 },
        transportDistance: 80,
      },
      { materialId: 'b', thickness: 0.2 },
    ])
  })

  test('figures of the file that the material has otherwise are told as lost, those that agree are not', () => {
    const source = construction([
      layer('a', 0.1, { material: { name: 'a', ids: [], conductivity: 0.032, density: 46 } }),
    ])
    expect(lossesOf(itemOf(source), known)).toEqual([
      { layer: 'a', loss: { code: 'materialFigure', values: { figure: 'conductivity', value: 0.032 } } },
    ])
  })

  test('an order that nobody told is told as assumed, until the user turns it', () => {
    const item = itemOf(construction([layer('a', 0.1), layer('b', 0.1)], { firstLayer: 'unknown' }))
    expect(lossesOf(item, known)).toEqual([{ loss: { code: 'orderAssumed' } }])
    const [turned] = changed([item], [item.key], ({ reversed }) => ({ reversed: !reversed }))
    expect(turned && lossesOf(turned, known)).toEqual([])
  })
})
