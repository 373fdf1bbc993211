import { describe, expect, test } from 'vitest'
import { loadCatalogue } from '#catalogue/catalogue.ts'
import type { Choosable } from './likeness.ts'
import { LEAST_SCORE, materialMatcher } from './match-materials.ts'

const catalogue = loadCatalogue()
const materials = [...catalogue.materials.values()].map(
  ({ id, name, synonyms, conductivity, density }): Choosable => ({
    id,
    names: [name.de_DE, name.en_GB],
    synonyms: [...synonyms.de_DE, ...synonyms.en_GB],
    conductivity,
    density,
    uuids: catalogue.releases.flatMap((release) => catalogue.datasetOf(id, release.id)?.uuid ?? []),
  }),
)
const match = materialMatcher(materials)
const best = (name: string, facts: { conductivity?: number; density?: number } = {}) =>
  match({ name, ids: [], ...facts })[0]

/** Names as they stand in files of planners and of CAD programs, with the materials that are right for each. */
const names: readonly (readonly [name: string, right: RegExp])[] = [
  ['Stahlbeton', /^reinforced_concrete_c/],
  ['Stahlbeton C30/37', /^reinforced_concrete_c30_37$/],
  ['Beton - Ortbeton', /^concrete_c\d\d_\d\d$/],
  ['Concrete C30/37', /^concrete_c30_37$/],
  ['Concrete, Cast-in-Place gray', /^concrete_c\d\d_\d\d$/],
  ['Concrete, Precast', /^precast_/],
  ['Beton, bewehrt', /^reinforced_concrete_c/],
  ['Reinforced concrete 2300 kg/m3', /^reinforced_concrete_c/],
  ['Concrete Masonry Units', /^concrete_block_/],
  ['Kalksandstein', /^sand_lime_/],
  ['Kalksandstein RDK 1,8', /^sand_lime_1800$/],
  ['KS 20-2,0', /^sand_lime_2000$/],
  ['KS-Mauerwerk', /^sand_lime_/],
  ['Porenbeton P2-0,4', /^aac_p2_04$/],
  ['Ytong PP4-0,50', /^aac_(p4_05|lambda_012)$/],
  ['Autoclaved aerated concrete', /^aac_p|^aac_\d/],
  ['Hochlochziegel', /^brick_hollow_/],
  ['Poroton T9', /^brick_hollow_t9$/],
  ['Mauerwerk - Ziegel', /^brick_(solid|hollow)/],
  ['Brick, Common', /^brick_solid_/],
  ['Klinker', /^brick_clinker_/],
  ['Vormauerwerk Ziegel', /^brick_facing_1800$/],
  ['Kalkzementputz', /^plaster_lime_cement$/],
  ['Kalk-Zement-Putz außen 1,5 cm', /^plaster_lime_cement$/],
  ['Gipsputz', /^plaster_gypsum/],
  ['Innenputz Gips', /^plaster_gypsum/],
  ['Lehmputz', /^plaster_clay$/],
  ['Kunstharzputz', /^plaster_resin$/],
  ['Zementestrich CT-C25-F4', /^screed_cement$/],
  ['Estrich', /^screed_/],
  ['Anhydritestrich', /^screed_calcium_sulfate$/],
  ['Sand/Cement Screed', /^screed_cement$/],
  ['Gipskartonplatte 12,5', /^gypsum_board($|_)/],
  ['GKB 12,5 mm', /^gypsum_board($|_)/],
  ['Gypsum Wall Board', /^gypsum_board($|_)/],
  ['Plasterboard', /^gypsum_board($|_)/],
  ['GKF-Platte', /^gypsum_board_fire$/],
  ['Gipsfaserplatte (Fermacell)', /^gypsum_fibre_board$/],
  ['Mineralwolle WLG 035', /^mw_\w+_035$/],
  ['Mineralwolle 040', /^mw_\w+_040$/],
  ['Mineralwolle Zwischensparrendämmung WLS 035', /^mw_pitched_roof_035$/],
  ['Dämmung - Mineralwolle weich', /^mw_/],
  ['Glaswolle λ=0,032', /^mw_\w+_032$/],
  ['Trittschalldämmung Mineralwolle', /^mw_floor_035$/],
  ['Steinwolle Putzträgerplatte', /^stone_wool_etics_035$/],
  ['Batt Insulation', /^mw_/],
  ['EPS 035', /^eps_035$/],
  ['Polystyrol EPS WLG 032 grau', /^eps_032$/],
  ['Expanded Polystyrene', /^eps_/],
  ['XPS Perimeterdämmung', /^xps_|^eps_perimeter/],
  ['Styrodur WLG 035', /^xps_035$/],
  ['PUR-Hartschaum 025', /^pur_025$/],
  ['PIR Dämmung alukaschiert', /^pir_alu_024$/],
  ['Holzfaserdämmplatte', /^wood_fibre_(wet|dry)$/],
  ['Holzweichfaserplatte 60 mm', /^wood_fibre_/],
  ['Zellulose', /^cellulose_/],
  ['Zelluloseflocken eingeblasen', /^cellulose_blown$/],
  ['Schaumglas', /^foam_glass/],
  ['Strohballen', /^straw_bale/],
  ['KVH', /^kvh$/],
  ['KVH Fichte 6/20', /^kvh$/],
  ['Konstruktionsvollholz', /^kvh$/],
  ['BSH GL24h', /^glulam$/],
  ['Brettsperrholz', /^clt$/],
  ['CLT', /^clt$/],
  ['Cross Laminated Timber 100 mm', /^clt$/],
  ['OSB/3', /^osb$/],
  ['OSB-Platte 15 mm', /^osb$/],
  ['Oriented Strand Board', /^osb$/],
  ['Plywood, Sheathing', /^plywood$/],
  ['Spanplatte', /^particle_board$/],
  ['Lärchenschalung', /^timber_larch$/],
  ['Softwood, Lumber', /^timber_(spruce|pine)$/],
  ['Holzschalung', /^timber_/],
  ['Dampfbremse', /^vapour_(barrier|retarder)/],
  ['Dampfbremsfolie PE 0,2 mm', /^vapour_barrier_pe$/],
  ['Vapor Retarder', /^vapour_(barrier|retarder)/],
  ['Unterspannbahn', /^underlay_/],
  ['Unterdeckplatte Holzfaser', /^wood_fibre_underlay$|^dhf$/],
  ['Bitumenschweißbahn', /^bitumen_(pye|g200s4)$/],
  ['Bitumenbahn V60', /^bitumen_v60$/],
  ['EPDM Membrane', /^roof_epdm$/],
  ['Dachziegel', /^roof_tile_clay$/],
  ['Roofing, Tile', /^roof_tile_/],
  ['Betondachstein', /^roof_tile_concrete$/],
  ['Kies', /^gravel_2_32$/],
  ['Faserzementplatte', /^fibre_cement$/],
  ['Titanzink', /^zinc_sheet$/],
  ['Parkett', /^parquet_/],
  ['Linoleum', /^linoleum$/],
  ['Keramikfliesen', /^tiles_/],
  ['Ceramic Tile', /^tiles_/],
  ['Luftschicht, ruhend', /^air_unventilated_/],
  ['Hinterlüftung', /^air_well_ventilated$/],
  ['Air', /^air_/],
]

/** Names that nothing was tuned to. */
const fresh: typeof names = [
  ['Stahlbeton C25/30 WU', /^reinforced_concrete_c25_30$/],
  ['Beton C20/25', /^concrete_c20_25$/],
  ['Betonfertigteil Decke', /^precast_slab/],
  ['Kalksandsteinmauerwerk 17,5 cm', /^sand_lime_/],
  ['Planziegel T8 gefüllt', /^brick_/],
  ['Vollziegelmauerwerk', /^brick_solid_/],
  ['Porenbetonstein', /^aac_/],
  ['Leichtbetonstein Bims', /^pumice_/],
  ['Kalkputz innen', /^plaster_lime/],
  ['Gips-Kalk-Putz', /^plaster_(gypsum|lime)/],
  ['Silikatputz', /^(plaster_|etics_coat_)/],
  ['Gipskartonbauplatte GKB', /^gypsum_board($|_)/],
  ['2x GKF 12,5 mm', /^gypsum_board_fire$/],
  ['Fermacell Gipsfaser 10 mm', /^gypsum_fibre_board$/],
  ['Lehmbauplatte', /^clay_board$/],
  ['Mineralwolle-Klemmfilz 035', /^mw_/],
  ['MW Fassade WLG 032', /^mw_/],
  ['Steinwolle 040', /^mw_|^stone_wool/],
  ['Glass wool insulation 0.035', /^mw_/],
  ['EPS-Dämmung WLG 032', /^eps_032$/],
  ['XPS 300 035', /^xps_035$/],
  ['Extruded polystyrene', /^xps_/],
  ['PU-Hartschaumplatte', /^pur_/],
  ['Kork', /^cork_/],
  ['Hanfdämmung', /^hemp_/],
  ['Einblasdämmung Zellulose', /^cellulose_blown$/],
  ['Holzfaser Einblasdämmung', /^wood_fibre_blown$/],
  ['DWD-Platte', /^dhf$/],
  ['Rauspundschalung 24 mm', /^timber_(spruce|pine)$/],
  ['Sparren KVH 8/24', /^kvh$/],
  ['Leimbinder', /^glulam$/],
  ['LVL', /^lvl$/],
  ['Dreischichtplatte', /^three_layer_board$/],
  ['Sperrholz Birke', /^plywood$/],
  ['MDF', /^mdf$/],
  ['PE-Folie', /^vapour_barrier_pe$/],
  ['Dampfsperre Alu', /^aluminium_foil$/],
  ['Polymerbitumenbahn PYE', /^bitumen_pye/],
  ['PVC-Dachbahn', /^roof_pvc$/],
  ['Tondachziegel', /^roof_tile_clay$/],
  ['Schieferdeckung', /^slate$/],
  ['Trapezblech', /^steel_sheet/],
  ['Splittschüttung', /^chippings_/],
  ['Gussasphalt', /^(asphalt_mastic|screed_mastic_asphalt)$/],
  ['Eichenparkett', /^parquet_/],
  ['Laminat', /^laminate$/],
  ['Teppichboden', /^carpet_/],
  ['Feinsteinzeugfliesen', /^tiles_/],
  ['Hinterlüftete Luftschicht', /^air_well_ventilated$/],
  ['Extensive Begrünung Substrat', /^(vegetation_substrate|green_roof_extensive)$/],
]

/** Names that no material of the catalogue answers. */
const strange: readonly string[] = [
  'Default Floor',
  'Undefiniert',
  'Material 17',
  'Lastverteilschicht',
  'Wasser',
  'Schnee',
  'Phase - Exist',
  'By Category',
  'Dämmung',
  'Putz',
  'Holz',
  'Wärmedämmung hart',
  'Xyz 4711',
]

describe('what is proposed for names of planners and CAD programs', () => {
  test('the first proposal is right for nearly all of them, and a wrong one is rare', () => {
    const answers = names.map(([name, right]) => ({ name, right, proposal: best(name) }))
    const hits = answers.filter(({ right, proposal }) => proposal && right.test(proposal.materialId))
    const wrong = answers.filter(({ right, proposal }) => proposal && !right.test(proposal.materialId))
    const silent = answers.filter(({ proposal }) => proposal === undefined)
    const list = (some: typeof answers) =>
      some.map(
        ({ name, proposal }) => `${name} → ${proposal?.materialId ?? 'nothing'} ${proposal?.score.toFixed(2) ?? ''}`,
      )
    process.stdout.write(
      `first proposal right for ${hits.length} of ${names.length} names; wrong ${wrong.length}, none ${silent.length}\n`,
    )
    expect(names.length).toBeGreaterThanOrEqual(60)
    expect({ hits: hits.length / names.length >= 0.95, wrong: list(wrong), silent: list(silent) }).toMatchObject({
      hits: true,
    })
    expect(wrong.length / names.length).toBeLessThanOrEqual(0.03)
  })

  test('of names that nothing was tuned to, most first proposals are right', () => {
    const answers = fresh.map(([name, right]) => ({ name, right, proposal: best(name) }))
    const hits = answers.filter(({ right, proposal }) => proposal && right.test(proposal.materialId))
    const silent = answers.filter(({ proposal }) => proposal === undefined)
    process.stdout.write(`untuned: right for ${hits.length} of ${fresh.length}; none ${silent.length}\n`)
    expect(hits.length / fresh.length).toBeGreaterThanOrEqual(0.8)
  })

  test('what is taken without asking is right, but for a rare one', () => {
    const sure = [...names, ...fresh].flatMap(([name, right]) => {
      const proposal = best(name)
      return proposal?.sure ? [{ name, right: right.test(proposal.materialId) }] : []
    })
    process.stdout.write(`taken without asking: ${sure.length} of ${names.length + fresh.length}\n`)
    expect(sure.length).toBeGreaterThan(110)
    expect(sure.filter(({ right }) => !right).length).toBeLessThanOrEqual(1)
  })

  test.each(strange)('nothing is guessed for %j', (name) => {
    expect(best(name)?.sure ?? false).toBe(false)
  })

  test('every material of the catalogue is found by its own names', () => {
    const lost = materials.flatMap(({ id, names: own }) =>
      own.filter(
        (name) =>
          !match({ name, ids: [] }).some(({ materialId, reason }) => materialId === id && reason === 'sameName'),
      ),
    )
    expect(lost).toEqual([])
  })
})

describe('what counts more than likeness', () => {
  const wall = { name: 'Fassadendämmung unseres Büros', ids: [] }

  test('a choice the user made before comes first', () => {
    expect(match(wall, 'hemp_batt')[0]).toEqual({
      materialId: 'hemp_batt',
      score: 1,
      reason: 'remembered',
      sure: true,
    })
  })

  test('a choice of a material that is there no more is passed over', () => {
    expect(match(wall, 'gone').map(({ reason }) => reason)).not.toContain('remembered')
  })

  test('the dataset of ÖKOBAUDAT leads to its material whatever its name', () => {
    const dataset = catalogue.datasetOf('cellulose_blown', catalogue.releases[0]?.id ?? '')
    expect(match({ name: 'x', ids: [dataset?.uuid ?? ''] })[0]).toMatchObject({
      materialId: 'cellulose_blown',
      reason: 'sameId',
    })
  })

  test('umlauts, accents, ß and case make no other name', () => {
    expect(match({ name: 'ZEMENTGEBUNDENE  SPANPLATTE', ids: [] })[0]).toMatchObject({
      materialId: 'cement_particle_board',
      reason: 'sameName',
    })
    expect(match({ name: 'Schnittholz Laerche', ids: [] })[0]).toMatchObject({
      materialId: 'timber_larch',
      reason: 'sameName',
    })
  })

  test('own materials are proposed by their brand', () => {
    const own = { id: 'own_1', names: ['Klimafaser Superweich 036'], conductivity: 0.036, uuids: [] }
    expect(materialMatcher([...materials, own])({ name: 'Klimafaser superweich', ids: [] })[0]?.materialId).toBe(
      'own_1',
    )
  })

  test('λ and ρ of the file tell alike names apart', () => {
    expect(best('Mineralwolle Fassade', { conductivity: 0.04 })?.materialId).toBe('mw_facade_040')
    expect(best('Mineralwolle Fassade', { conductivity: 0.035 })?.materialId).toBe('mw_facade_035')
    expect(best('Kalksandstein', { density: 1400 })?.materialId).toBe('sand_lime_1400')
  })

  test('scores lie between the least and 1, best first', () => {
    for (const [name] of names) {
      const scores = match({ name, ids: [] }).map(({ score }) => score)
      expect(scores).toEqual(scores.toSorted((one, other) => other - one))
      for (const score of scores) expect(score >= LEAST_SCORE && score <= 1).toBe(true)
    }
  })
})
