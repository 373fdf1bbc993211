import { expect, test } from 'vitest'
import { loadCatalogue } from '#catalogue/catalogue.ts'
import { materialMatcher } from './match-materials.ts'

const catalogue = loadCatalogue()
const match = materialMatcher(
  [...catalogue.materials.values()].map(({ id, name, synonyms, conductivity, density }) => ({
    id,
    names: [name.de_DE, name.en_GB],
    synonyms: [...synonyms.de_DE, ...synonyms.en_GB],
    conductivity,
    density,
    uuids: [],
  })),
)
const best = (name: string) => match({ name, ids: [] })[0]
type Names = readonly (readonly [name: string, right: RegExp])[]

/** Names of programs for energy and of IFC exports, of which nothing was proposed, or another material. */
const exported: Names = [
  ['Mineralwolle (MW) 031 nach DIN EN 13162', /^mw_\w+_03[12]$/],
  ['Mineralwolle (MW) 035 nach DIN EN 13162', /^mw_\w+_035$/],
  ['Mineralwolle (MW) 040 nach DIN EN 13162', /^mw_\w+_040$/],
  ['Konstruktionsholz (500 kg/m³)', /^kvh$/],
  ['Expandierter Polystyrolschaum (EPS) 035 nach DIN E', /^eps_035$/],
  ['Normalbeton DIN 1045', /^concrete_c/],
  ['Kalksandstein DIN 106/1+2 1,4', /^sand_lime_1400$/],
  ['Kalkgipsmörtel', /^plaster_lime_gypsum$/],
  ['Beton - Ortbeton', /^concrete_c/],
  ['Holzfaserdämmplatte', /^wood_fibre_(wet|dry)$/],
  ['Klinkerriemchen', /^brick_slip$/],
  ['Riemchen', /^brick_slip$/],
  ['Heraklith', /^wood_wool_board$/],
  ['PU-Hartschaum', /^pur_/],
]

/** Broad names, for which several materials are proposed and none is taken without asking. */
const doubtful: Names = [
  ['Innenputz', /^plaster_/],
  ['Außenputz', /^plaster_|^etics_/],
  ['Leichtputz (<=700 kg/m³)', /^plaster_light_mineral$/],
  ['Bodenplatte', /concrete/],
  ['Filigrandecke', /concrete|precast/],
  ['XPS Perimeterdämmung', /^xps_|^eps_perimeter/],
]

test.each(exported)('%j is taken for %s', (name, right) => {
  expect(best(name)).toMatchObject({ materialId: expect.stringMatching(right), sure: true })
})

test.each(doubtful)('%j has proposals, and none is taken without asking', (name, right) => {
  expect(best(name)).toMatchObject({ materialId: expect.stringMatching(right), sure: false })
})

test('lightweight concrete is no concrete C25/30', () => {
  expect(match({ name: 'Leichtbeton', ids: [] }).map(({ materialId }) => materialId)).not.toContain('concrete_c25_30')
})

test.each(['Leichtbeton', 'Leichtbeton 102890359', 'Putz', 'Dämmung'])(
  'nothing is taken for %j without asking',
  (name) => {
    expect(best(name)?.sure ?? false).toBe(false)
  },
)
