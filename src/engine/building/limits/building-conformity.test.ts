import { describe, expect, test } from 'vitest'
import { buildBuilding, buildElement, buildItem, buildOpening } from '#testing/building-builders.ts'
import { buildingExample, hasBuildingExample } from '#testing/building-example.ts'
import { firstGeneration } from '#testing/life-cycle-builders.ts'
import { assessBuilding } from '../assess-building.ts'
import type { Building } from '../building.ts'
import { buildingConformity } from './building-conformity.ts'

const today = '2026-11-01'
function held(building: Building, day = today) {
  const found = assessBuilding(building, firstGeneration)
  const entries = buildingConformity(building, found, { generation: 'EN 15804+A1', today: day })
  return { found, ids: entries.map(({ id }) => id), of: (id: string) => entries.find((one) => one.id === id) }
}
const office = (overrides: Partial<Building> = {}) =>
  buildBuilding({
    use: 'nonResidential',
    openingTypes: {
      window: { kind: 'window', uValue: 0.9, parts: [] },
      door: { kind: 'door', uValue: 3, parts: [] },
      dome: { kind: 'dome', uValue: 2.4, parts: [] },
    },
    ...overrides,
  })

describe('limits of buildings', () => {
  test('are those for the use and the measure', () => {
    const dwelling = held(buildBuilding({ elements: [buildElement()] })).ids
    expect(dwelling).toEqual([
      'qngResidential.gwp.PLUS',
      'qngResidential.gwp.PREMIUM',
      'qngResidential.penrt.PLUS',
      'qngResidential.penrt.PREMIUM',
      'kfn.gwp',
      'kfn.primaryEnergy',
      'kfn.htPrime',
      'bnb.fabric',
      'dgnb2023.reference',
      'dgnb2023.bonus',
      'gegReference.htPrime',
      'epbd.gwp',
    ])
    const works = held(buildBuilding({ measure: 'fullModernisation', elements: [buildElement()] })).ids
    expect(works.filter((id) => !id.startsWith('qng'))).toEqual(['bnb.fabric', 'geg50.primaryEnergy', 'geg50.htPrime'])
    expect(held(buildBuilding({ measure: 'partialRenovation' })).ids).toEqual(['geg50.primaryEnergy', 'geg50.htPrime'])
    const others = held(office({ measure: 'partialRenovation', elements: [buildElement()] })).ids
    expect(others).toEqual(['geg50.primaryEnergy', 'geg50.opaque'])
    expect(held(office({ elements: [buildElement()] })).ids).toContain('gegAnnex3.opaque')
  })

  test('of one source alone tell where a building stands, and never decide', () => {
    const { of } = held(buildBuilding({ elements: [buildElement()], items: [buildItem({ costGroup: '420' })] }))
    // 10 m² of 0.1 m: A1-A3 100 and C3 5 per m³, over 100 m² and 50 years; the item is no fabric
    expect(of('bnb.fabric')).toMatchObject({ value: 105 / 5000, limit: 7.9, status: 'single', fulfilled: null })
    expect(of('dgnb2023.reference')).toMatchObject({ value: 100 / 5000, limit: 8.4, fulfilled: null })
  })

  test('do not decide where something is missing', () => {
    const { of } = held(buildBuilding({ elements: [buildElement(), buildElement({ id: 'E2', area: null })] }))
    expect(of('qngResidential.gwp.PLUS')).toMatchObject({ fulfilled: null, bound: 'lower' })
    expect(of('bnb.fabric')?.notes).toContain('incomplete')
    expect(of('gegReference.htPrime')).toMatchObject({ value: null, limit: null, fulfilled: null })
  })

  test('of the certificate are its demand by the reference', () => {
    const { of } = held(buildBuilding({ primaryEnergy: { demand: 31, reference: 82 } }))
    expect(of('kfn.primaryEnergy')).toMatchObject({ value: 31 / 82, limit: 0.4, fulfilled: null })
  })

  test('of the efficiency house are its heat loss by that of the reference building, too', () => {
    const { of, found } = held(buildBuilding({ elements: [buildElement()] }))
    const share = (found.transmission.htPrime ?? Number.NaN) / (found.transmission.htPrimeReference ?? Number.NaN)
    const entry = of('kfn.htPrime')
    expect(entry).toMatchObject({ limit: 0.55, status: 'secondary', kind: 'orientation', fulfilled: null })
    expect(entry?.value).toBeCloseTo(share, 12)
    expect(held(buildBuilding()).of('kfn.htPrime')).toMatchObject({ value: null })
  })

  test('of works are a proof that may be chosen, so that none of them decides', () => {
    const primaryEnergy = { demand: 110, reference: 82 }
    const building = buildBuilding({ measure: 'partialRenovation', primaryEnergy, elements: [buildElement()] })
    const { of, found } = held(building)
    expect(of('geg50.primaryEnergy')).toMatchObject({ value: 110 / 82, limit: 1.4, fulfilled: null, status: 'primary' })
    const ht = of('geg50.htPrime')
    expect(ht).toMatchObject({ value: found.transmission.htPrime, limit: 0.56, fulfilled: null })
    expect(ht?.notes).toEqual(['insteadOfRows', 'attachedOtherwise'])
  })

  test('per useful floor area need one, and have no number yet', () => {
    const areas = { netRoomArea: 100, usefulFloorArea: 80 }
    const { of, found } = held(buildBuilding({ elements: [buildElement()], areas }))
    expect(of('epbd.gwp')).toMatchObject({ value: found.total.gwp / 80, limit: null, fulfilled: null })
    const without = held(buildBuilding({ elements: [buildElement()] })).of('epbd.gwp')
    expect(without).toMatchObject({ value: null })
    expect(without?.notes).toEqual(['noNationalLimit', 'needsUsefulArea', 'needsSecondGeneration'])
  })
})

describe('mean U of buildings that are not for dwelling', () => {
  test('is of each group by its area, doors in none, and counts by half towards ground and unheated rooms', () => {
    const elements = [
      buildElement({ id: 'E1', construction: 'roof', area: 10 }),
      buildElement({ id: 'E2', construction: 'roof', area: 30, adjacency: 'unheatedRoom' }),
    ]
    const openings = [
      buildOpening({ id: 'O1', type: 'window' }),
      buildOpening({ id: 'O2', type: 'door' }),
      buildOpening({ id: 'O3', type: 'dome' }),
    ]
    const { of, found } = held(office({ elements, openings }))
    const uValue = found.rows[0]?.heat.uValue ?? Number.NaN
    expect(of('gegAnnex3.opaque')?.value).toBeCloseTo((uValue * 10 + 0.5 * uValue * 30) / 40, 12)
    expect(of('gegAnnex3.opaque')).toMatchObject({ fulfilled: true, status: 'primary' })
    expect(of('gegAnnex3.transparent')).toMatchObject({ value: 0.9, limit: 1.5, fulfilled: true })
    expect(of('gegAnnex3.dome')).toMatchObject({ limit: 2.5, fulfilled: true })
    expect(of('gegAnnex3.dome')?.value).toBeCloseTo(2.4, 12)
    expect(of('gegAnnex3.curtainWall')).toBeUndefined()
  })

  test('decides only where the inner part of the slab cannot matter', () => {
    const roof = buildBuilding().constructions['roof']
    if (!roof) throw new Error('no roof')
    const constructions = { ...buildBuilding().constructions, slab: { ...roof, type: 'groundSlab' as const } }
    const slab = buildElement({ id: 'E2', construction: 'slab', area: 1_000 })
    const bad = held(office({ constructions, elements: [buildElement(), slab] })).of('gegAnnex3.opaque')
    expect(bad).toMatchObject({ fulfilled: null })
    expect(bad?.notes).toContain('groundSlabEdge')
    const good = office({ constructions, elements: [buildElement({ construction: 'roof' }), slab] })
    expect(held(good).of('gegAnnex3.opaque')).toMatchObject({ fulfilled: true })
  })

  test('decides nothing on days that it was not compared for', () => {
    const building = office({ elements: [buildElement({ construction: 'roof' })] })
    const later = held(building, '2027-01-01').of('gegAnnex3.opaque')
    expect(later).toMatchObject({ fulfilled: null })
    expect(later?.notes).toContain('notCompared')
  })
})

describe.skipIf(!hasBuildingExample)('the worked example (skipped where it does not lie beside the repository)', () => {
  test('stands as its booking says', () => {
    const building = buildingExample().variant('base')
    const found = assessBuilding(building, firstGeneration)
    const entries = buildingConformity(building, found, { generation: 'EN 15804+A1', today })
    const verdicts = Object.fromEntries(entries.map(({ id, fulfilled }) => [id, fulfilled]))
    expect(verdicts).toMatchObject({
      'qngResidential.gwp.PLUS': true,
      'qngResidential.gwp.PREMIUM': false,
      'qngResidential.penrt.PLUS': true,
      'qngResidential.penrt.PREMIUM': false,
      'kfn.gwp': true,
      'gegReference.htPrime': null,
    })
    const reference = entries.find(({ id }) => id === 'gegReference.htPrime')
    expect(reference?.value).toBeCloseTo(0.2574, 4)
    expect(reference?.limit).toBeCloseTo(0.3399, 4)
  })
})
