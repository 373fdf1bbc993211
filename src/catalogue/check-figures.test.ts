import { expect, test } from 'vitest'
import type { DeclaredModule } from '#vocabulary/life-cycle.ts'
import { loadCatalogue, type MaterialDataset } from './catalogue.ts'

const catalogue = loadCatalogue()

/** Climate change and total non-renewable primary energy [kg CO₂e, MJ] of the default scenario; null: not declared. */
type Pair = readonly [number, number] | null

const figuresOf = (dataset: MaterialDataset | undefined, module: DeclaredModule, scenario?: string): Pair => {
  const found = dataset?.modules.filter((one) => one.module === module && one.scenario === scenario) ?? []
  expect(found.length).toBeLessThan(2)
  const indicators = found[0]?.indicators
  return indicators ? [indicators.gwpTotal ?? indicators.gwpA1 ?? Number.NaN, indicators.penrt ?? Number.NaN] : null
}

test.each<[string, string, number, Pair, Pair, Pair, Pair]>([
  ['concrete_c30_37', 'b6096c9c-1248-4ce1-9c2d-f4a48aade80f', 2400, [219, 1100], [6.01, 78.7], null, [-21.4, -279]],
  [
    'mw_facade_035',
    'f8afef87-5de3-4996-838c-1f2af9ef81df',
    46.25,
    [70.3915018782036, 818.86116538409],
    [1.26969432035492, 46.3035499886749],
    [0.703441023362277, 10.2677003830853],
    null,
  ],
  ['eps_035', 'c5edec42-1921-46c6-a3aa-5cbd27685a74', 22.7, [59.5, 1810], null, [75.2, 9.6], [-39.6, -604]],
  [
    'clt',
    '7f12b868-0c13-4a5d-bfe7-0f05734cca89',
    489.41,
    [-657.9988452196086, 1876.8971736275746],
    [792.4557562231684, -21.959702127032983],
    null,
    null,
  ],
  [
    'kvh',
    '1a70d292-a82c-42a6-a378-d3cbd9a9af4e',
    492.92,
    [-721.7380669196741, 1147.4362192630151],
    [809.7131962231683, 48.43363026783949],
    null,
    null,
  ],
])('%s in OBD_2020_II is per m³ as published', (material, uuid, density, production, c3, c4, d) => {
  const dataset = catalogue.datasetOf(material, 'OBD_2020_II')
  expect(dataset).toMatchObject({ uuid, density, referenceUnit: 'm3', referenceQuantity: 1 })
  expect(figuresOf(dataset, 'A1-A3')).toEqual(production)
  expect(figuresOf(dataset, 'C3')).toEqual(c3)
  expect(figuresOf(dataset, 'C4')).toEqual(c4)
  expect(figuresOf(dataset, 'D')).toEqual(d)
})

test('gypsum board in OBD_2020_II is per m² of 10 kg and 12.5 mm, with C4 but without C3', () => {
  const dataset = catalogue.datasetOf('gypsum_board_fire', 'OBD_2020_II')
  expect(dataset).toMatchObject({
    uuid: 'da72684f-471c-425b-817d-69f262323f04',
    referenceUnit: 'm2',
    arealMass: 10,
    referenceThickness: 0.0125,
  })
  expect(figuresOf(dataset, 'A1-A3')).toEqual([1.54129301051775, 33.4973323777788])
  expect(figuresOf(dataset, 'C3')).toBeNull()
  expect(figuresOf(dataset, 'C4')).toEqual([0.150055413884175, 2.19026752698937])
})

test.each([
  ['clt', [-305.9896648850834, -4682.530041621679], [-11.123370883868613, -144.78086200289138]],
  ['kvh', [-351.3820868213024, -4702.795686068265], [-13.281277933907267, -175.3000872809261]],
] as const)('the two scenarios of D of %s are alternatives', (material, energetic, recycled) => {
  const dataset = catalogue.datasetOf(material, 'OBD_2020_II')
  expect(figuresOf(dataset, 'D', 'energetisch')).toEqual(energetic)
  expect(figuresOf(dataset, 'D', 'stofflich')).toEqual(recycled)
  expect(figuresOf(dataset, 'D')).toBeNull()
})

test.each([
  ['concrete_c30_37', 'd6f982e3', [257.693592680481, 873.263980837819]],
  ['mw_facade_035', '50d421e2', [66.9749789974578, 795.280978155757]],
  ['eps_035', '121c71e8', [86.9290183109761, 2285.99943441286]],
  ['kvh', '6b363ddc', [-629.370198947723, 2585.60246374451]],
  ['gypsum_board_fire', '46c055f0', [1.70807813012895, 33.6824245437954]],
] as const)('%s in OBD_2024_I declares the published production and nothing else', (material, uuid, production) => {
  const dataset = catalogue.datasetOf(material, 'OBD_2024_I')
  expect(dataset?.uuid.slice(0, 8)).toBe(uuid)
  expect(dataset?.modules.map(({ module }) => module)).toEqual(['A1-A3'])
  expect(figuresOf(dataset, 'A1-A3')).toEqual(production)
})

test('structural timber in OBD_2024_I is fossil, biogenic and land use together', () => {
  const indicators = catalogue.datasetOf('kvh', 'OBD_2024_I')?.modules[0]?.indicators
  expect(indicators).toMatchObject({
    gwpFossil: 215.200208331972,
    gwpBiogenic: -845.868118824993,
    gwpLuluc: 1.29771154529712,
  })
})

test('gypsum board in OBD_2024_I takes up carbon in its paper', () => {
  expect(catalogue.datasetOf('gypsum_board_fire', 'OBD_2024_I')?.modules[0]?.indicators.gwpBiogenic).toBeCloseTo(
    -0.597,
    3,
  )
})

test.each([
  ['concrete_c30_37', 'a28ca150', 'C3', 0.00284],
  ['gypsum_board_fire', '9c1b485e', 'C4', 0.014962],
  ['foam_glass', '16d08b28', 'C4', 0.014962],
  ['cellulose_blown', 'cf7efcf5', 'C3', 1.820973],
  ['kvh', '53945e96', 'C3', 1.661414],
  ['clt', '53945e96', 'C3', 1.661414],
  ['pur_025', '2b354644', 'C3', 2.5235],
  ['eps_035', '8a3a537c', 'C3', 3.376761],
  ['carpet_tiles', '886739f5', 'C3', 1.738553],
  ['linoleum', 'e7aeda5d', 'C3', 0.921874],
  ['steel_section', 'aef7e06a', 'C4', 0.000748],
  ['steel_sheet', 'd63aa653', 'C4', 0.000748],
  ['stainless_sheet', '4340b8dd', 'C4', 0.000748],
  ['aluminium_sheet', '8835b216', 'C4', 0.000748],
] as const)('%s in OBD_2024_I ends in the generic process %s, per kg', (material, uuid, module, gwp) => {
  const dataset = catalogue.datasetOf(material, 'OBD_2024_I')
  const process = dataset?.process ?? dataset?.endOfLife
  expect(process).toMatchObject({ referenceUnit: 'kg', referenceQuantity: 1 })
  expect(process?.uuid.slice(0, 8)).toBe(uuid)
  expect(process?.modules).toHaveLength(1)
  expect(Math.abs((figuresOf(process, module)?.[0] ?? Number.NaN) - gwp)).toBeLessThan(1e-6)
})

/** Published figures per reference quantity, and what a kg of the product is then made to release [kg CO₂e]. */
test.each([
  // A1-A3 of 10 kg binds 0.597; landfill releases 0.0149616 of fossil origin per kg
  ['gypsum_board_fire', 'C4', 0.0597, 0.0747],
  // 1 kg binds 1.044; 0.442 of household waste is fossil
  ['linoleum', 'C3', 1.044, 1.486],
] as const)(
  '%s in OBD_2024_I releases in %s what it bound, and the fossil part of the process',
  (id, module, bound, total) => {
    const released = catalogue.datasetOf(id, 'OBD_2024_I')?.endOfLife?.modules.find((one) => one.module === module)
    expect(released?.indicators.gwpBiogenic).toBeCloseTo(bound, 3)
    expect(released?.indicators.gwpTotal).toBeCloseTo(total, 2)
  },
)

test('stainless sheet keeps its own credit of scrap, reinforcement has none, sheet takes that of its process', () => {
  const credit = (id: string) => {
    const dataset = catalogue.datasetOf(id, 'OBD_2020_II')
    return dataset?.endOfLife?.modules.find(({ module }) => module === 'D')?.indicators.gwpA1
  }
  expect(credit('stainless_sheet')).toBeCloseTo(-0.663, 3)
  expect(credit('reinforcing_steel')).toBeUndefined()
  expect(credit('steel_sheet_galvanised')).toBeCloseTo(-1.811, 3)
})
