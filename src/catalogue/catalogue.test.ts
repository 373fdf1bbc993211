import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { belongsTo, indicatorDefinitions, indicators } from '#vocabulary/indicators.ts'
import { materialCategories } from '#vocabulary/materials.ts'
import { vehicles } from '#vocabulary/vehicles.ts'
import { datasetAttribution, datasetName, noteOf, releaseAttribution } from './attribution.ts'
import { type CatalogueDataset, DEFAULT_RELEASE, loadCatalogue } from './catalogue.ts'
import { figureNames } from './material-schema.ts'

const catalogue = loadCatalogue()
const materials = [...catalogue.materials.values()]
const releases = catalogue.releases.map(({ id }) => id)
const material = (id: string) => {
  const found = catalogue.materials.get(id)
  if (!found) throw new Error(`no material ${id}`)
  return found
}
const datasets: CatalogueDataset[] = materials.flatMap(({ id }) =>
  releases.flatMap((release) => {
    const dataset = catalogue.datasetOf(id, release)
    return dataset ? [dataset, ...(dataset.endOfLife ? [dataset.endOfLife] : [])] : []
  }),
)

test('there are enough materials, in every category, each with two names of its own', () => {
  expect(materials.length).toBeGreaterThanOrEqual(240)
  expect(catalogue.categories.map(({ category }) => category)).toEqual([...materialCategories])
  expect(catalogue.categories.reduce((sum, { count }) => sum + count, 0)).toBe(materials.length)
  for (const locale of ['de_DE', 'en_GB'] as const) {
    expect(new Set(materials.map(({ name }) => name[locale])).size).toBe(materials.length)
  }
})

test('names are written in their own alphabet', () => {
  for (const { name } of materials) {
    expect(name.de_DE).not.toMatch(/m[23]\b|daemm|fuer|ueber|moertel|huette|buegel|koern/i)
    expect(name.en_GB).not.toMatch(/[äöüß]|m[23]\b/i)
  }
})

test.each([
  ['Stahlbeton', /Stahlbeton/],
  ['structural timber', /Konstruktionsvollholz/],
  ['cross-laminated timber', /Brettsperrholz/],
  ['OSB', /OSB/],
  ['gypsum board', /Gipskartonplatte/],
  ['gypsum fibre', /Gipsfaserplatte/],
  ['mineral wool', /Mineralwolle/],
  ['EPS', /EPS-Hartschaum/],
  ['XPS', /XPS/],
  ['PIR', /PIR/],
  ['cellulose', /Zellulose/],
  ['wood fibre', /Holzfaser/],
  ['sand-lime brick', /Kalksandstein/],
  ['aerated concrete', /Porenbeton/],
  ['perforated brick', /Hochlochziegel/],
  ['lime-cement render', /Kalkzementputz/],
  ['cement screed', /Zementestrich/],
  ['tiles', /fliesen/],
  ['parquet', /parkett/],
  ['bitumen sheet', /Bitumenbahn/],
  ['vapour retarder', /Dampfbremse/],
  ['roof tile', /Dachziegel/],
])('an architect finds %s', (_, name) => {
  expect(materials.some((one) => name.test(one.name.de_DE))).toBe(true)
})

test('every figure has a source, and a source without figure is that of an infinite μ', () => {
  const withoutSource = materials.flatMap((one) =>
    figureNames.filter((figure) => one[figure] !== undefined && !catalogue.sourceOf(one.id, figure, 'de_DE')),
  )
  expect(withoutSource).toEqual([])
  const withoutFigure = materials.flatMap((one) =>
    figureNames.filter((figure) => one[figure] === undefined && catalogue.sourceOf(one.id, figure, 'en_GB')),
  )
  expect(new Set(withoutFigure)).toEqual(new Set(['vapourResistanceFactor']))
  const infinite = materials.filter((one) => one.sources.vapourResistanceFactor && !one.vapourResistanceFactor)
  expect(infinite.every(({ traits }) => traits.includes('vapourTight') || traits.includes('metal'))).toBe(true)
})

test.each([
  ['conductivity', 0.008, 380],
  ['density', 10, 11_999],
  ['specificHeatCapacity', 130, 2300],
  ['serviceLife', 8, 50],
  ['defaultThickness', 0.000_01, 0.4],
] as const)('every %s lies between %d and %d', (figure, least, most) => {
  const solid = materials.filter(({ traits }) => !traits.includes('air'))
  const outside = solid.filter(({ [figure]: value }) => value !== undefined && (value < least || value > most))
  expect(outside.map(({ id }) => id)).toEqual([])
})

test('μ in the dry cup is at least that in the wet one', () => {
  const wrong = materials.filter(({ vapourResistanceFactor: mu }) => mu && (mu.dry < mu.wet || mu.dry > 2_000_000))
  expect(wrong).toEqual([])
})

test('one published μ serves for dry and wet, and its source says so; the pair of the norm for wood and its boards', () => {
  expect(material('flax_batt').vapourResistanceFactor).toEqual({ dry: 1.5, wet: 1.5 })
  expect(catalogue.sourceOf('flax_batt', 'vapourResistanceFactor', 'de_DE')).toContain('für trocken und feucht')
  expect(material('osb').vapourResistanceFactor).toEqual({ dry: 50, wet: 30 })
  expect(material('kvh').vapourResistanceFactor).toEqual({ dry: 50, wet: 20 })
  expect(material('brick_clinker_2000').vapourResistanceFactor).toEqual({ dry: 100, wet: 50 })
  expect(material('plaster_lime_cement').vapourResistanceFactor).toEqual({ dry: 35, wet: 15 })
  expect(catalogue.sourceOf('plaster_lime_cement', 'vapourResistanceFactor', 'en_GB')).not.toContain('one figure')
})

test.each([
  ['clt', ['wood', 'biogenic']],
  ['osb', ['woodBased', 'biogenic']],
  ['wood_wool_board', ['biogenic']],
  ['aluminium_foil', ['nonAbsorbing', 'vapourTight', 'metal']],
  ['steel_section', ['nonAbsorbing', 'metal']],
  ['foam_glass', ['nonAbsorbing', 'vapourTight', 'insulatesWet']],
  ['xps_035', ['nonAbsorbing', 'insulatesWet']],
  ['eps_perimeter_035', ['nonAbsorbing']],
  ['bitumen_pye', ['nonAbsorbing', 'waterproofing']],
  ['vapour_barrier_pe', ['nonAbsorbing']],
  ['vegetation_substrate', ['vegetation']],
  ['sand_lime_1800', []],
])('%s has the traits %j', (id, traits) => {
  expect(material(id).traits).toEqual(traits)
})

test('a tight material has no finite μ', () => {
  for (const one of materials.filter(({ traits }) => traits.includes('vapourTight'))) {
    expect([one.id, one.vapourResistanceFactor]).toEqual([one.id, undefined])
  }
})

/** Biogenic carbon that the production takes up [kg CO₂e per kg]. */
const uptakeOf = (id: string): number => {
  const dataset = catalogue.datasetOf(id, 'OBD_2024_I')
  const mass = dataset?.referenceUnit === 'kg' ? dataset.referenceQuantity : (dataset?.arealMass ?? dataset?.density)
  return -(dataset?.modules[0]?.indicators.gwpBiogenic ?? 0) / (mass ?? Number.POSITIVE_INFINITY)
}

const isBiogenic = (id: string) => material(id).traits.includes('biogenic')

test('every material that takes up much carbon is biogenic, and hardly any that does not', () => {
  const ids = materials.map(({ id }) => id)
  expect(ids.filter((id) => uptakeOf(id) > 0.5 && !isBiogenic(id))).toEqual([])
  // The dataset of flax declares no uptake, that of raw particle board no mass; sheep's wool and reed have none.
  expect(ids.filter((id) => uptakeOf(id) < 0.1 && isBiogenic(id))).toEqual([
    'particle_board',
    'flax_batt',
    'sheep_wool',
    'reed_board',
  ])
})

test('air layers have no conductivity; one fits every place, the others state their ventilation', () => {
  const air = materials.filter(({ traits }) => traits.includes('air'))
  expect(air).toHaveLength(6)
  for (const one of air) {
    expect(one).toMatchObject({ category: 'air', hatch: 'air', vapourResistanceFactor: { dry: 1, wet: 1 } })
    expect(one.conductivity).toBeUndefined()
  }
  expect(material('air_layer').airCavity).toBeUndefined()
  expect(new Set(air.map(({ airCavity }) => airCavity))).toEqual(
    new Set([undefined, 'unventilated', 'slightlyVentilated', 'wellVentilated']),
  )
})

test('proxies and notes reach the user in the release they hold for', () => {
  expect(noteOf(material('brick_hollow_650'), 'OBD_2024_I', 'de_DE')).toContain(
    'Ersatzdatensatz: Vormauerziegel. Der Datensatz ist',
  )
  expect(noteOf(material('brick_hollow_650'), 'OBD_2020_II', 'de_DE')).not.toContain('Ersatzdatensatz')
  expect(noteOf(material('kvh'), 'OBD_2020_II', 'de_DE')).toBeUndefined()
  expect(noteOf(material('reinforced_concrete_c25_30'), 'OBD_2020_II', 'en_GB')).toContain('built-in part')
})

test('both releases are there, each of one generation, the complete one by default', () => {
  expect(catalogue.releases).toEqual([
    { id: 'OBD_2020_II', generation: 'EN 15804+A1', isDefault: true, materials: 289 },
    { id: 'OBD_2024_I', generation: 'EN 15804+A2', isDefault: false, materials: 314 },
  ])
  expect(DEFAULT_RELEASE).toBe('OBD_2020_II')
})

test('no dataset declares an indicator of the other amendment, and each declares its climate change', () => {
  for (const { generation, modules } of datasets) {
    const used = indicators.filter((indicator) => modules.some((one) => one.indicators[indicator] !== undefined))
    expect(used.every((indicator) => belongsTo(indicator, generation))).toBe(true)
    expect(used).toContain(generation === 'EN 15804+A1' ? 'gwpA1' : 'gwpTotal')
  }
  expect(Object.keys(indicatorDefinitions)).toContain('gwpA1')
})

test('within a dataset no module and scenario occurs twice', () => {
  for (const { uuid, modules } of datasets) {
    const places = modules.map(({ module, scenario }) => `${module} ${scenario ?? ''}`)
    expect([uuid, new Set(places).size]).toEqual([uuid, places.length])
  }
})

test('a module or indicator that is not declared is absent', () => {
  const mineralWool = catalogue.datasetOf('mw_facade_035', 'OBD_2020_II')
  expect(mineralWool?.modules.map(({ module }) => module)).not.toContain('D')
  expect(datasets.some(({ modules }) => modules.some((one) => !('penrm' in one.indicators)))).toBe(true)
  expect(catalogue.datasetOf('liquid_membrane', 'OBD_2020_II')).toBeUndefined()
  expect(catalogue.datasetOf('kvh', 'OBD_1999')).toBeUndefined()
})

test('scenarios are kept with what they mean', () => {
  const tiles = catalogue.datasetOf('carpet_tiles', 'OBD_2020_II')?.modules.filter(({ module }) => module === 'C4')
  expect(tiles?.map(({ scenario, scenarioDescription }) => [scenario, scenarioDescription])).toEqual([
    ['S1', '100% Deponierung'],
    ['S2', '100% Müllverbrennung (MVA)'],
    ['S3', '100% Verwertung in der Zementindustrie'],
  ])
})

test('a dataset for another density is converted by mass: 1 m³ of 2000 kg is 2000 kg, with the same figures', () => {
  const light = catalogue.datasetOf('sand_lime_1200', 'OBD_2020_II')
  const heavy = catalogue.datasetOf('sand_lime_2000', 'OBD_2020_II')
  expect(light).toMatchObject({ uuid: heavy?.uuid, referenceUnit: 'kg', referenceQuantity: 2000 })
  expect(heavy).toMatchObject({ referenceUnit: 'm3', referenceQuantity: 1 })
  expect(light?.modules).toBe(heavy?.modules)
  expect(noteOf(material('sand_lime_1200'), 'OBD_2020_II', 'de_DE')).toContain('über die Masse')
})

test('no dataset per m³ is for a product of quite another density', () => {
  const strange = materials.filter(({ id, density }) =>
    releases.some((release) => {
      const dataset = catalogue.datasetOf(id, release)
      if (dataset?.referenceUnit !== 'm3' || !dataset.density || !density) return false
      return Math.max(dataset.density / density, density / dataset.density) > 1.25
    }),
  )
  expect(strange).toEqual([])
})

test('insulation declared per m² states the thickness it is for, so that it can be scaled', () => {
  const unscalable = materials
    .filter(({ category }) => category === 'insulation')
    .filter(({ id }) =>
      releases.some((release) => {
        const dataset = catalogue.datasetOf(id, release)
        return dataset?.referenceUnit === 'm2' && dataset.referenceThickness === undefined
      }),
    )
  expect(unscalable.map(({ id }) => id)).toEqual(['vip'])
})

test('an end of life is assigned only where the product declares none, and is per kg', () => {
  for (const { id } of materials) {
    for (const release of releases) {
      const dataset = catalogue.datasetOf(id, release)
      if (!dataset?.endOfLife) continue
      expect(dataset.endOfLife).toMatchObject({ referenceUnit: 'kg', release })
      expect(dataset.modules.filter(({ module }) => ['C3', 'C4'].includes(module))).toEqual([])
    }
  }
  expect(catalogue.datasetOf('roof_tile_clay', 'OBD_2020_II')?.endOfLife).toBeUndefined()
  expect(catalogue.datasetOf('concrete_paver', 'OBD_2020_II')?.endOfLife?.name.de_DE).toBe('Bauschuttaufbereitung')
})

test('a dataset is named and attributed in both locales', () => {
  const air = catalogue.datasetOf('air_layer', 'OBD_2024_I')
  if (!air) throw new Error('no dataset of air')
  expect(datasetName(air, 'de_DE')).toContain('Luftschicht')
  expect(datasetAttribution(air, 'en_GB')).toBe(
    'ÖKOBAUDAT OBD_2024_I, dataset 1d0124d4-5a30-4501-a8dd-dbddbb1f8ec7, version 00.00.023',
  )
  expect(releaseAttribution('OBD_2020_II', 'de_DE')).toContain('ÖKOBAUDAT, Release OBD_2020_II')
})

test.each([
  ['OBD_2020_II', 'gwpA1', [0.0644, 0.0897, 0.1289, 0.2277]],
  ['OBD_2024_I', 'gwpTotal', [0.0843, 0.1107, 0.1555, 0.2607]],
] as const)('%s has every vehicle, per t·km, the smaller the more [kg CO₂e]', (release, indicator, figures) => {
  const found = vehicles.map((vehicle) => catalogue.transportOf(vehicle, release))
  expect(found.map((one) => one?.modules[0]?.indicators[indicator]?.toFixed(4))).toEqual(figures.map(String))
  expect(found.map((one) => one?.referenceQuantity)).toEqual([1, 1, 1, 1])
  expect(catalogue.transportOf('truck', 'OBD_2019_I')).toBeUndefined()
})

const broken = mkdtempSync(join(tmpdir(), 'catalogue-'))
afterAll(() => rmSync(broken, { recursive: true }))

/** Loads a copy of the catalogue in which one text of a file is replaced. */
const loadWith = (path: string, from: string, to: string) => {
  for (const file of ['materials.json', 'transports.json']) cpSync(join(import.meta.dirname, file), join(broken, file))
  for (const folder of ['datasets', 'declared'])
    cpSync(join(import.meta.dirname, folder), join(broken, folder), { recursive: true })
  const text = readFileSync(join(broken, path), 'utf8')
  expect(text).toContain(from)
  writeFileSync(join(broken, path), text.replace(from, to))
  return loadCatalogue(broken)
}

test.each([
  ['materials.json', '"density": 2360', '"density": -1', /^materials\.json at \/materials\/0\/density: /],
  ['materials.json', '"category": "concrete"', '"category": "clouds"', /^materials\.json at \/materials\/0\/category/],
  [
    'materials.json',
    '"density":"oekobaudat2024"',
    '"density":"hearsay"',
    /concrete_c20_25\/sources\/density: no hearsay/,
  ],
  ['materials.json', '@00.03.000', '@99.99.999', /names d9fd76f0.*@99\.99\.999, which OBD_2020_II lacks/],
  ['materials.json', '"OBD_2020_II":"', '"OBD_2019_I":"', /names OBD_2019_I, of which there is no file/],
  ['materials.json', '"materials": [', '"materials": ', /^materials\.json: /],
  [
    'datasets/OBD_2024_I.json',
    '"gwpTotal":',
    '"gwp":',
    /^datasets\/OBD_2024_I\.json at \/datasets\/0\/modules\/0\/indicators/,
  ],
  ['datasets/OBD_2020_II.json', '"module":"A1-A3"', '"module":"A6"', /^datasets\/OBD_2020_II\.json at .*\/module/],
  ['transports.json', '"vehicle": "truck"', '"vehicle": "cart"', /^transports\.json at \/transports\/1\/vehicle/],
])('a wrong %s (%s → %s) is refused with its place', (path, from, to, message) => {
  expect(() => loadWith(path, from, to)).toThrow(message)
})

test('the version of the catalogue changes with its content', () => {
  expect(loadCatalogue().version).toBe(catalogue.version)
  expect(loadWith('materials.json', '"density": 2360', '"density": 2361').version).not.toBe(catalogue.version)
})
