import { expect, test } from 'vitest'
import { materialUses } from '#vocabulary/materials.ts'
import { loadCatalogue } from './catalogue.ts'
import { figureNames } from './material-schema.ts'

const catalogue = loadCatalogue()
const materials = [...catalogue.materials.values()]
const material = (id: string) => {
  const found = catalogue.materials.get(id)
  if (!found) throw new Error(`no material ${id}`)
  return found
}

/** Biogenic carbon that the production takes up [kg CO₂e per kg], by the mass that the dataset states. */
const uptakeOf = (id: string): number => {
  const dataset = catalogue.datasetOf(id, 'OBD_2024_I')
  const mass = dataset?.referenceUnit === 'kg' ? dataset.referenceQuantity : (dataset?.arealMass ?? dataset?.density)
  return -(dataset?.modules[0]?.indicators.gwpBiogenic ?? 0) / (mass ?? Number.NaN)
}

const figuresOf = (one: (typeof materials)[number]) =>
  figureNames.filter((figure) => one[figure] !== undefined || one.notApplicable?.includes(figure))

test('no material that is built in lacks λ, ρ, c, μ or sd, a service life or its usual thicknesses', () => {
  const built = materials.filter(({ traits }) => !traits.includes('air'))
  const hasVapour = ({ vapourResistanceFactor, sd, traits, notApplicable }: (typeof materials)[number]) =>
    vapourResistanceFactor !== undefined ||
    sd !== undefined ||
    traits.includes('vapourTight') ||
    traits.includes('metal') ||
    notApplicable?.includes('vapourResistanceFactor')
  const lacking = built.flatMap((one) => [
    ...figureNames
      .filter((figure) => figure !== 'vapourResistanceFactor' && !figuresOf(one).includes(figure))
      .map((figure) => `${one.id} ${figure}`),
    ...(hasVapour(one) ? [] : [`${one.id} μ`]),
  ])
  // the equivalent conductivity of a hollow slab is computed from its voids
  expect(lacking).toEqual(['hollow_core_slab conductivity'])
  const loose = ['metal', 'coating']
  const withoutSizes = built.filter(
    ({ marketThicknesses, defaultThickness, category }) =>
      (!marketThicknesses || defaultThickness === undefined) && !loose.includes(category),
  )
  expect(withoutSizes.map(({ id }) => id)).toEqual([])
  for (const { id, marketThicknesses = [] } of built)
    expect([id, marketThicknesses]).toEqual([id, [...new Set(marketThicknesses)].toSorted((a, b) => a - b)])
})

test('class values say so, figures of datasets that they were read', () => {
  expect(catalogue.statusOf('clay_board', 'conductivity')).toBe('recalled')
  expect(catalogue.statusOf('perlite_board', 'serviceLife')).toBe('analogy')
  expect(catalogue.statusOf('wood_fibre_flex', 'conductivity')).toBe('agreed')
  expect(catalogue.statusOf('concrete_c30_37', 'density')).toBe('read')
  expect(catalogue.statusOf('brick_clinker_2000', 'vapourResistanceFactor')).toBe('single')
  expect(catalogue.statusOf('parquet_solid', 'vapourResistanceFactor')).toBe('analogy')
  expect(catalogue.statusOf('air_layer', 'conductivity')).toBeUndefined()
})

test('no use lets a material where it may not be: none behind render, outside or against the ground that cannot be', () => {
  const withUse = (use: string) => materials.filter(({ uses }) => (uses as readonly string[]).includes(use))
  for (const use of materialUses) expect([use, withUse(use).length > 2]).toEqual([use, true])
  expect(withUse('renderedInsulation').filter(({ id }) => /cellulose|flex|blown|mw_/.test(id))).toEqual([])
  expect(withUse('renderOutside').filter(({ id }) => /gypsum|clay/.test(id))).toEqual([])
  expect(withUse('cladding').filter(({ id }) => /gypsum|clay_/.test(id))).toEqual([])
  for (const { id } of withUse('perimeterInsulation')) expect(id).toMatch(/^(xps_|foam_glass|eps_perimeter)/)
  for (const { id, traits } of withUse('sealing'))
    expect([id, traits.includes('waterproofing') || id === 'asphalt_mastic']).toEqual([id, true])
})

test('masonry has the density class that its density does not exceed', () => {
  const classOf = (id: string) => material(id).densityClass
  expect([classOf('sand_lime_1800'), classOf('aac_p2_04'), classOf('brick_hollow_1000')]).toEqual([1.8, 0.4, 1.2])
  expect(
    materials.filter(({ uses, densityClass }) => uses.includes('masonry') !== (densityClass !== undefined)),
  ).toEqual([])
})

test('every product of the newer release with a balanced end of life releases what it bound', () => {
  const balancedOnes = materials.filter(({ endOfLifeTreatment }) => endOfLifeTreatment?.['EN 15804+A2'])
  expect(balancedOnes.length).toBeGreaterThanOrEqual(20)
  for (const { id } of balancedOnes) {
    const dataset = catalogue.datasetOf(id, 'OBD_2024_I')
    const disposal = dataset?.endOfLife?.modules.filter(({ module }) => module === 'C3' || module === 'C4') ?? []
    const released = disposal.reduce((sum, { indicators: { gwpBiogenic = 0 } }) => sum + gwpBiogenic, 0)
    expect([id, Math.abs(released - uptakeOf(id)) < 1e-9]).toEqual([id, true])
    for (const { indicators } of disposal) {
      const { gwpTotal = 0, gwpFossil = 0, gwpBiogenic = 0, gwpLuluc = 0 } = indicators
      expect(Math.abs(gwpTotal - gwpFossil - gwpBiogenic - gwpLuluc)).toBeLessThan(1e-6)
    }
  }
})

test('wood-wool boards are not held to the moisture of wood-based boards', () => {
  expect(material('wood_wool_board').traits).not.toContain('woodBased')
  expect(material('osb').traits).toContain('woodBased')
})
