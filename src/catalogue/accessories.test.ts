import { describe, expect, test } from 'vitest'
import { type AccessoryId, accessoryIds, accessoryOf, usualReinforcement } from '#vocabulary/accessories.ts'
import { accessoryDefinitions } from '#vocabulary/accessory-definitions.ts'
import { constructionTypes } from '#vocabulary/constructions.ts'
import { accessoryKeys, accessoryUuids, inheritedAccessory } from './accessories.ts'
import { accessoryDatasets } from './accessory-datasets.ts'
import { loadCatalogue } from './catalogue.ts'
import { readCatalogueFiles } from './catalogue-files.ts'
import { datasetKey } from './oekobaudat-datasets.ts'

const catalogue = loadCatalogue()
const { releases } = readCatalogueFiles()
const datasetIn = catalogue.accessoryDatasetOf

/** A1-A3 and the whole of A to C per kg, per release [kg CO₂e]. */
const figuresOf = (id: AccessoryId, release: string) => {
  const dataset = datasetIn(id, release)
  const modules = [...(dataset?.modules ?? []), ...(dataset?.endOfLife?.modules ?? [])]
  const climate = (name: string) => {
    const found = modules.find(({ module }) => module === name)?.indicators
    return found?.gwpTotal ?? found?.gwpA1
  }
  return { quantity: dataset?.referenceQuantity, unit: dataset?.referenceUnit, climate }
}

test('every dataset that an accessory names is in the catalogue', () => {
  for (const { release, datasets } of releases) {
    const keys = new Set(datasets.map(datasetKey))
    expect(accessoryKeys(release).filter((key) => !keys.has(key))).toEqual([])
  }
})

test('amounts are in order, and whoever has none says why', () => {
  for (const id of accessoryIds) {
    const { amount, kind } = accessoryOf(id)
    if (amount) expect([id, amount.low <= amount.typical && amount.typical <= amount.high]).toEqual([id, true])
    else expect([id, ['fastener', 'profile'].includes(kind)]).toEqual([id, true])
  }
})

test('reinforcing steel is 0.6875 kg CO₂e per kg from A to C, and no credit is taken', () => {
  const { quantity, unit, climate } = figuresOf('reinforcementWall', 'OBD_2020_II')
  expect([quantity, unit]).toEqual([1, 'kg'])
  const sum = ['A1-A3', 'C1', 'C2', 'C4'].reduce((total, name) => total + (climate(name) ?? Number.NaN), 0)
  expect(sum).toBeCloseTo(0.6875, 4)
  expect(climate('D')).toBeUndefined()
})

test('a metre of stud is its mass: 1.312 kg CO₂e for 0.72 kg of CW 50, A to C', () => {
  const { quantity, unit, climate } = figuresOf('studsCw50', 'OBD_2020_II')
  expect([quantity, unit]).toEqual([0.72, 'kg'])
  const sum = ['A1-A3', 'C3', 'C4'].reduce((total, name) => total + (climate(name) ?? Number.NaN), 0)
  expect(sum).toBeCloseTo(1.312, 2)
  expect(datasetIn('studsCw50', 'OBD_2024_I')?.endOfLife?.referenceUnit).toBe('kg')
})

test.each(['studsCw50', 'studsCw75', 'studsCw100'] as const)('%s weigh what studs and tracks weigh together', (id) => {
  const { studs, amount } = accessoryDefinitions[id]
  expect(studs.studMass).toBe(accessoryDatasets[id]['OBD_2020_II']?.massPerMetre)
  expect(studs.studLength * studs.studMass + studs.trackLength * studs.trackMass).toBeCloseTo(amount.typical, 1)
})

test('dowels are what a dowelled system has more than a bonded one: 1.5907 kg CO₂e for 0.3 kg per m²', () => {
  const { quantity, unit, climate } = figuresOf('eticsDowels', 'OBD_2020_II')
  expect([quantity, unit]).toEqual([0.3, 'kg'])
  expect(climate('A1-A3')).toBeCloseTo(1.5907, 4)
  expect(datasetIn('eticsDowels', 'OBD_2024_I')).toBeUndefined()
})

test('concrete has the reinforcement of its component', () => {
  const amounts = constructionTypes.map((type) => [type, accessoryOf(usualReinforcement(type)).amount?.typical])
  expect(Object.fromEntries(amounts)).toEqual({
    outerWall: 60,
    outerWallGround: 100,
    innerWall: 60,
    partitionToUnheated: 60,
    pitchedRoof: 80,
    flatRoof: 80,
    topFloorCeiling: 80,
    internalFloor: 80,
    basementCeiling: 80,
    groundSlab: 60,
    floorAboveOutdoorAir: 80,
  })
})

describe('in another release', () => {
  const shipped = new Map(
    releases.flatMap(({ release, generation, datasets }) =>
      datasets.map((dataset) => [dataset.uuid, { ...dataset, release, generation }] as const),
    ),
  )
  const heir = (uuid: string) => {
    const dataset = shipped.get(uuid)
    return dataset && { ...dataset, release: 'OBD_NEW', version: '99' }
  }
  const of = (id: AccessoryId, found = heir) => inheritedAccessory(id, catalogue.accessoryUnitOf, found)

  test.each(['studsCw75', 'reinforcementWall', 'eticsDowels'] as const)('%s are what stands for them there', (id) => {
    const [own, known] = [of(id), datasetIn(id, 'OBD_2020_II')]
    expect(own).toMatchObject({ release: 'OBD_NEW', version: '99', uuid: known?.uuid, modules: known?.modules })
    expect([own?.referenceUnit, own?.referenceQuantity]).toEqual(['kg', known?.referenceQuantity])
    expect(own?.endOfLife?.modules).toEqual(known?.endOfLife?.modules)
  })

  test('what is not there, of another unit, or half of a difference is none', () => {
    expect(accessoryUuids.filter((uuid) => !shipped.has(uuid))).toEqual([])
    expect(of('studsCw75', () => undefined)).toBeUndefined()
    const perPiece = (uuid: string) => {
      const dataset = heir(uuid)
      return dataset && { ...dataset, referenceUnit: 'piece' as const }
    }
    expect(of('studsCw75', perPiece)).toBeUndefined()
    const bonded = accessoryDatasets.eticsDowels['OBD_2020_II']?.without?.split('@')[0]
    expect(of('eticsDowels', (uuid) => (uuid === bonded ? undefined : heir(uuid)))).toBeUndefined()
  })
})
