import { describe, expect, test } from 'vitest'
import { buildBuilding, buildElement, buildEnergy, buildItem, buildOpening } from '#testing/building-builders.ts'
import {
  buildConstruction,
  buildDataset,
  buildLayer,
  buildMaterial,
  declare,
  firstGeneration,
  secondGeneration,
} from '#testing/life-cycle-builders.ts'
import { assessBuilding } from './assess-building.ts'
import type { Building, Operation } from './building.ts'

const assess = (overrides: Partial<Building>) => assessBuilding(buildBuilding(overrides), firstGeneration)
const rowOf = (found: ReturnType<typeof assess>, id: string) => found.rows.find((row) => row.id === id)

describe('rows', () => {
  test('count a construction by area, an opening by area, perimeter and pieces, an item by its mass', () => {
    const found = assess({ elements: [buildElement()], openings: [buildOpening()], items: [buildItem()] })
    // 10 m² of 0.1 m, per m³ 100 + 3 + 5
    expect(rowOf(found, 'E1')?.total?.gwp).toBeCloseTo(108, 9)
    // pane: 1 m² of 108 and once more 105; frame: 6 m of 108
    expect(rowOf(found, 'O1')?.total?.gwp).toBeCloseTo(108 + 105 + 648, 9)
    // 2000 kg of 1.5
    expect(rowOf(found, 'P1')?.total?.gwp).toBeCloseTo(3000, 9)
    expect(found.masses.installed).toBeCloseTo(10 * 0.1 * 1000 + 1 * 30 + 6 * 2 + 2000, 9)
    expect(found.byCostGroup.map(({ costGroup }) => costGroup)).toEqual(['330', '334', '351'])
    expect(found.ranking).toEqual(['P1', 'O1', 'E1'])
  })

  test('take the openings off a gross area, of all that are alike', () => {
    const elements = [buildElement({ area: 10, areaIs: 'gross', count: 2 })]
    const openings = [buildOpening({ host: 'E1', count: 3 })]
    expect(rowOf(assess({ elements, openings }), 'E1')?.measures.area).toBe(14)
  })

  test('are refused where the openings leave nothing of a gross area', () => {
    const elements = [buildElement({ area: 2, areaIs: 'gross' })]
    expect(() => assess({ elements, openings: [buildOpening({ host: 'E1' })] })).toThrow(
      expect.objectContaining({ code: 'contradicts', path: '/elements/0/area' }),
    )
  })

  test('warn where openings are larger than the net area that they are in', () => {
    const elements = [buildElement({ area: 1 })]
    expect(assess({ elements, openings: [buildOpening({ host: 'E1' })] }).warnings).toContain('openingLargerThanHost')
  })

  test('count only what is replaced and goes of what exists, and only what goes of what is taken out', () => {
    const elements = [
      buildElement({ id: 'kept', status: 'existing', remainingServiceLife: 10 }),
      buildElement({ id: 'gone', status: 'removed' }),
    ]
    const found = assess({ elements })
    // ⌈(50 − 10) / 50⌉ = 1 replacement of 100 + 5
    expect(rowOf(found, 'kept')?.total?.gwp).toBeCloseTo(105 + 8, 9)
    expect(rowOf(found, 'gone')?.total?.gwp).toBeCloseTo(8, 9)
    expect(rowOf(found, 'gone')?.heat.uValue).toBeNull()
    expect(found.masses.installed).toBeCloseTo(1000, 9)
  })

  test('name the construction where the engine refuses it', () => {
    const constructions = { wall: buildConstruction(buildLayer({ thickness: -1 })) }
    expect(() => assess({ constructions })).toThrow(
      expect.objectContaining({ code: 'valueOutOfRange', path: '/constructions/wall/layers/0/thickness' }),
    )
  })
})

describe('what is missing', () => {
  test('an area that is not known leaves its row out, and the sums are lower bounds', () => {
    const found = assess({ elements: [buildElement({ area: null }), buildElement({ id: 'E2' })] })
    expect(rowOf(found, 'E1')).toMatchObject({ gap: 'noArea', modules: null, total: null })
    expect(found.fabricAndItems.gwp).toBeCloseTo(108, 9)
    expect(found.complete).toEqual({ gwp: false, penrt: false, pert: false })
    expect(found.bound.gwp).toBe('lower')
    expect(found.transmission).toMatchObject({ ht: null, open: ['E1'] })
  })

  test('an opening without width and height counts its pane alone', () => {
    const { width: _width, height: _height, ...opening } = buildOpening({ area: 2 })
    const found = assess({ openings: [opening] })
    expect(rowOf(found, 'O1')).toMatchObject({ gap: 'noPerimeter', complete: { gwp: false } })
    expect(found.fabricAndItems.gwp).toBeCloseTo(108 + 105, 9)
  })

  test('one empty cell marks its indicator alone', () => {
    const dataset = buildDataset({
      modules: [declare('A1-A3', { gwpA1: 100, penrt: 1000, pert: 50 }), declare('C3', { gwpA1: 5, pert: 2 })],
    })
    const constructions = { wall: buildConstruction(buildLayer({ material: buildMaterial({ dataset }) })) }
    const found = assess({ constructions, elements: [buildElement()] })
    expect(found.complete).toEqual({ gwp: true, penrt: false, pert: true })
    expect(rowOf(found, 'E1')?.makeup.missing).toMatchObject([{ reason: 'notDeclared', modules: ['C3:penrt'] }])
  })

  test('what lacks of a grown material makes a sum no lower bound', () => {
    const { dataset: _dataset, ...wood } = buildMaterial({ traits: ['wood'] })
    const constructions = { wall: buildConstruction(buildLayer({ material: wood })) }
    const found = assess({ constructions, elements: [buildElement()] })
    expect(found.bound.gwp).toBe('unknown')
    expect(rowOf(found, 'E1')?.makeup.missing).toMatchObject([{ reason: 'noDataset' }])
  })

  test('a product that takes carbon up and does not tell how much leaves the stock a lower bound', () => {
    const timber = (more: object = {}) =>
      buildItem({
        dataset: buildDataset({
          referenceUnit: 'kg',
          modules: [
            declare('A1-A3', { gwpA1: -1.5, penrt: 2, pert: 20 }),
            declare('C3', { gwpA1: 1.7, penrt: 0, pert: 0 }),
          ],
          ...more,
        }),
      })
    expect(assess({ items: [timber()] }).masses).toMatchObject({ carbon: 0, isCarbonWhole: false })
    const told = assess({ items: [timber({ biogenicCarbon: 0.5 })] }).masses
    expect(told.carbon).toBeCloseTo((2000 * 0.5 * 44) / 12, 6)
    expect(told.isCarbonWhole).toBe(true)
    // steel takes none up; what goes is no part of the stock
    expect(assess({ items: [buildItem(), { ...timber(), status: 'removed' }] }).masses.isCarbonWhole).toBe(true)
    const frame = { kind: 'window', parts: [{ ...timber(), per: 'perimeter', quantity: 3 }] } as const
    const opening = assess({ openingTypes: { window: { ...frame, uValue: 1 } }, openings: [buildOpening()] })
    expect(opening.masses.isCarbonWhole).toBe(false)
  })

  test('an item whose unit cannot be converted says so', () => {
    const found = assess({ items: [buildItem({ unit: 'piece' })] })
    expect(rowOf(found, 'P1')?.makeup.missing).toMatchObject([{ reason: 'noConversion' }])
    expect(found.byMaterial).toMatchObject([{ material: 'steel', massKnown: false }])
  })

  test('an item whose unit cannot be converted leaves a lower bound, unless it has grown', () => {
    const operation = { carriers: [], userElectricity: { mode: 'none' } } as const
    const grown = buildDataset({
      referenceUnit: 'kg',
      modules: [declare('A1-A3', { gwpA1: -1.5, penrt: 2, pert: 20 })],
    })
    const boundOf = (item: object) => assess({ operation, items: [buildItem({ unit: 'piece', ...item })] }).bound.gwp
    expect(boundOf({})).toBe('lower')
    expect(boundOf({ dataset: grown })).toBe('unknown')
    expect(boundOf({ dataset: undefined })).toBe('unknown')
  })
})

describe('operation', () => {
  const carriers: Operation['carriers'] = [
    { id: 'heat', purpose: 'heating', finalEnergy: 1000, electricity: true, dataset: buildEnergy() },
    { id: 'gas', purpose: 'hotWater', finalEnergy: 500, dataset: buildEnergy() },
  ]
  const userElectricity = { mode: 'flat', dataset: buildEnergy() } as const
  const photovoltaic = { generation: 5000, ownUse: 4000, exportDataset: buildEnergy() }

  test('own electricity covers what is electric, and what is left is exported', () => {
    const { operation, warnings } = assess({ operation: { carriers, userElectricity, photovoltaic } })
    expect(operation).toMatchObject({ ownUseCounted: 1000, exported: 4000, regulatedPerYear: { gwp: 250 } })
    expect(operation?.userElectricity).toMatchObject({ finalEnergy: 1600, perYear: { gwp: 800 } })
    expect(operation?.exportCreditPerYear?.gwp).toBeCloseTo(-2000, 9)
    expect(warnings).toContain('ownUseAboveDemand')
  })

  test('own electricity covers the users too where it may', () => {
    const covering = { ...photovoltaic, covers: 'regulatedAndUser' } as const
    const { operation } = assess({ operation: { carriers, userElectricity, photovoltaic: covering } })
    expect(operation).toMatchObject({ ownUseCounted: 2600, userElectricity: { fromOwn: 1600, perYear: { gwp: 0 } } })
  })

  test('without a dataset of energy it is not known, and the seal stays open', () => {
    const [first] = carriers
    const unknown = first ? [{ ...first, dataset: undefined }] : []
    const found = assess({ operation: { carriers: unknown, userElectricity } })
    expect(found.operation).toMatchObject({ regulatedPerYear: null, isWhole: false })
    expect(found.warnings).toContain('noEnergyData')
    expect(found.qng?.gwp.open).toEqual(['servicesMissing', 'operationMissing'])
    expect(found.qng?.gwp.verdicts.PLUS.fulfilled).toBeNull()
  })

  test('nothing said of it is not nothing', () => {
    const found = assess({ elements: [buildElement()] })
    expect(found).toMatchObject({ operation: null, bound: { gwp: 'lower' } })
  })
})

describe('the quality seal', () => {
  const whole: Partial<Building> = {
    services: { mode: 'flatRate', rate: 'standard' },
    operation: { carriers: [], userElectricity: { mode: 'own', finalEnergy: 0, dataset: buildEnergy() } },
  }

  test('leaves out transport, dismantling and the cost groups that it does not count', () => {
    const elements = [buildElement(), buildElement({ id: 'pit', costGroup: '311' })]
    const { qng } = assess({ ...whole, elements })
    // per m² of wall 10 + 0.5, of 10 m² over 100 m² and 50 a
    expect(qng?.gwp.fabricAndItems).toBeCloseTo(105 / 5000, 12)
    expect(qng?.gwp.value).toBeCloseTo(105 / 5000 + 1.2, 12)
    expect(qng).toMatchObject({ outsideCostGroups: ['pit'], level: 'PREMIUM' })
    expect(qng?.outsideModules.gwp).toBeCloseTo(6, 9)
  })

  test('gives no verdict that an unconfirmed figure decides', () => {
    // 23.1 kg with the flat rate, 24.3 with twice as much
    const elements = [buildElement({ area: (21.9 * 5000) / 10.5 })]
    const { qng } = assess({ ...whole, elements })
    expect(qng?.gwp).toMatchObject({ open: ['unconfirmedDecides'], verdicts: { PLUS: { fulfilled: null } } })
    expect(qng?.level).toBeNull()
  })

  test.each([
    [{ use: 'nonResidential' } as const, 'qngValueNotKnown'],
    [{ measure: 'partialRenovation' } as const, 'qngNotApplicable'],
  ])('does not apply to %o', (overrides, warning) => {
    const found = assess({ ...whole, ...overrides })
    expect(found).toMatchObject({ qng: null, warnings: expect.arrayContaining([warning]) })
  })

  test('keeps its flat rate out of the sums of another generation', () => {
    const found = assessBuilding(buildBuilding({ ...whole, constructions: {}, openingTypes: {} }), secondGeneration)
    expect(found).toMatchObject({ total: { gwp: 0 }, servicesFlatRate: { isCounted: false } })
    expect(found.qng?.gwp.servicesFlatRate).toBe(1.2)
    expect(found.warnings).toContain('flatRateOtherGeneration')
  })
})

describe('transmission', () => {
  const slab = (deep: number): Building['constructions'] => ({
    slab: {
      type: 'groundSlab',
      layers: [buildLayer({ thickness: deep, material: buildMaterial({ conductivity: 0.04 }) })],
    },
  })
  const elements = [buildElement({ construction: 'slab', area: 92 })]
  const fxOf = (areas: Partial<Building['areas']>, deep = 0.1) =>
    assess({ constructions: slab(deep), elements, areas: { netRoomArea: 100, ...areas } }).transmission

  test.each([
    [{ groundPerimeter: 39.6 }, 0.1, 0.6],
    [{ groundPerimeter: 39.6 }, 0.02, 0.45],
    [{ groundPerimeter: 30 }, 0.1, 0.5],
    [{ groundPerimeter: 18 }, 0.1, 0.35],
    [{ groundPerimeter: 39.6, edgeInsulation: 'horizontal' } as const, 0.1, 0.3],
    [{ groundPerimeter: 18, edgeInsulation: 'vertical' } as const, 0.1, 0.15],
  ])('takes F_x of a slab by B′, resistance and edge: %o, %d m → %d', (areas, deep, fx) => {
    expect(fxOf(areas, deep).lines[0]?.fx).toBe(fx)
  })

  test('takes the middle of the table without a perimeter, and says so', () => {
    expect(fxOf({})).toMatchObject({ lines: [{ fx: 0.5 }], warnings: ['fxMiddle'], characteristicDimension: null })
  })

  test('takes F_x of an element and of an opening by their own lists, whatever their ids', () => {
    const { lines } = assess({
      elements: [buildElement({ id: 'X', fx: 0.4 })],
      openings: [buildOpening({ id: 'X', fx: 0.7 })],
    }).transmission
    expect(lines.map(({ kind, fx }) => [kind, fx])).toEqual([
      ['element', 0.4],
      ['opening', 0.7],
    ])
  })

  test('of the envelope alone, by outside dimensions where they are told', () => {
    const { transmission } = assess({
      elements: [
        buildElement({ envelopeArea: 12 }),
        buildElement({ id: 'inside', adjacency: 'heated' }),
        buildElement({ id: 'gone', status: 'removed' }),
      ],
    })
    expect(transmission.lines.map(({ id }) => id)).toEqual(['E1'])
    expect(transmission.envelopeArea).toBe(12)
    // U = 1 / (0.13 + 0.1 + 0.04), and 0.05 for thermal bridges
    expect(transmission.htPrime).toBeCloseTo(1 / 0.27 + 0.05, 9)
    expect(transmission.htPrimeReference).toBeCloseTo(0.33, 9)
  })
})
