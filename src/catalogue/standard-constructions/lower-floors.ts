import { ageing, battens, eticsCoat, existing, having, layer, members, osbRetarder, polyethylene } from './layers.ts'
import type { StandardConstruction } from './schema.ts'

/** Floors above basements and outdoor air. */
export const lowerFloors: readonly StandardConstruction[] = [
  {
    id: '019bb156-c748-7d2a-af7e-a03a2dfb86df',
    code: 'KD-01',
    type: 'basementCeiling',
    locale: 'de_DE',
    name: 'Kellerdecke Stahlbeton, Dämmung unterseitig 100',
    description:
      'Decke über unbeheiztem Keller mit nichtbrennbarer Dämmung an der Unterseite und schwimmendem Estrich. Leitungen unter der Decke vor dem Dämmen verlegen.',
    translations: {
      en_GB: {
        name: 'Basement ceiling, concrete, insulated below 100',
        description:
          'Slab above an unheated basement with non-combustible insulation below and floating screed. Run services before insulating.',
      },
    },
    tags: ['Keller', 'Massivbau', 'Wohnungsbau'],
    layers: [
      layer('mw_facade_035', 100, having('eticsDowels')),
      layer('reinforced_concrete_c25_30', 200, having('reinforcementSlab')),
      layer('mw_floor_035', 30),
      polyethylene,
      layer('screed_cement', 65),
      layer('parquet_multilayer', 14),
    ],
  },
  {
    id: '019bb157-b590-7d23-8ba5-e67a65b8f4b1',
    code: 'KD-02',
    type: 'basementCeiling',
    locale: 'de_DE',
    name: 'Kellerdecke Stahlbeton, Dämmung unter Estrich 120',
    description:
      'Decke über unbeheiztem Keller mit Dämmung auf der Decke; freie Untersicht für Leitungen und Garagen. Höhere Aufbauhöhe im Erdgeschoss einplanen.',
    translations: {
      en_GB: {
        name: 'Basement ceiling, concrete, insulated below screed 120',
        description:
          'Slab above an unheated basement with the insulation on top; the soffit stays free for services and garages. Allow for the deeper build-up on the ground floor.',
      },
    },
    tags: ['Keller', 'Massivbau', 'Wohnungsbau', 'Flächenheizung'],
    layers: [
      layer('reinforced_concrete_c25_30', 200, having('reinforcementSlab')),
      layer('eps_floor_035', 100),
      layer('mw_floor_035', 20),
      polyethylene,
      layer('screed_calcium_sulfate', 60),
      layer('tiles_glazed', 10),
    ],
  },
  {
    id: '019bb158-a3d8-755e-892c-b15fb2f7328c',
    code: 'KD-03',
    type: 'basementCeiling',
    locale: 'de_DE',
    name: 'Bestand 1965, Kellerdecke mit EPS 120 unterseitig',
    description:
      'Sanierung einer ungedämmten Kellerdecke durch unterseitig geklebtes und gedübeltes Polystyrol, ohne Eingriff in die Wohnung. Durchgangshöhe und Rettungswege im Keller prüfen.',
    translations: {
      en_GB: {
        name: 'Existing 1965, basement ceiling with EPS 120 below',
        description:
          'Refurbishment of an uninsulated basement ceiling with polystyrene bonded and dowelled below, without work in the flats. Check headroom and escape routes in the basement.',
      },
    },
    tags: ['Sanierung', 'Keller'],
    layers: [
      layer('eps_032', 120, having('eticsDowels')),
      layer('mortar_thinbed', 5),
      layer('reinforced_concrete_c25_30', 160, existing),
      layer('screed_cement', 40, existing),
      layer('linoleum', 2.5, ageing(10)),
    ],
  },
  {
    id: '019bb15d-4b40-770c-bdc6-12b24411200d',
    code: 'DL-01',
    type: 'floorAboveOutdoorAir',
    locale: 'de_DE',
    name: 'Decke über Außenluft, Stahlbeton mit WDVS 200',
    description:
      'Auskragung oder Durchfahrt mit unterseitigem, nichtbrennbarem Wärmedämm-Verbundsystem und schwimmendem Estrich. U enthält 6 Dübel je m² mit χ 0,002 W/K.',
    translations: {
      en_GB: {
        name: 'Floor above outdoor air, concrete with ETICS 200',
        description:
          'Cantilever or passage with a non-combustible insulation system below and floating screed. U holds 6 dowels per m² of χ 0.002 W/K.',
      },
    },
    tags: ['Massivbau', 'WDVS', 'Auskragung'],
    layers: [
      eticsCoat,
      layer('stone_wool_etics_035', 200, having('eticsDowels')),
      layer('reinforced_concrete_c25_30', 220, having('reinforcementSlab')),
      layer('mw_floor_035', 30),
      polyethylene,
      layer('screed_cement', 65),
      layer('parquet_multilayer', 14),
    ],
  },
  {
    id: '019bb15e-3988-7d38-a486-abbcdfa96493',
    code: 'DL-02',
    type: 'floorAboveOutdoorAir',
    locale: 'de_DE',
    name: 'Decke über Außenluft, Holzbalken mit Zellulose 240',
    description:
      'Auskragende Holzbalkendecke mit ausgeblasenen Gefachen und unterlüfteter Lärchenschalung. OSB mit verklebten Stößen ist Luftdichtung und Dampfbremse (μ 200 nach Leistungserklärung), darüber Trockenestrich.',
    translations: {
      en_GB: {
        name: 'Floor above outdoor air, timber joists, cellulose 240',
        description:
          'Cantilevered timber floor with blown insulation and ventilated larch boarding below. OSB with taped joints is airtight layer and vapour retarder (μ 200 as declared), dry screed above.',
      },
    },
    tags: ['Holzbau', 'Auskragung', 'nachwachsend'],
    layers: [
      layer('timber_larch', 24, having('claddingFixings')),
      layer('air_well_ventilated', 40, battens(60, 625, 'horizontal')),
      layer('wood_fibre_dry', 60),
      layer('cellulose_blown', 240, members(80, 625)),
      osbRetarder(22),
      layer('wood_fibre_dry', 40),
      layer('dry_screed_gypsum_fibre', 25),
      layer('parquet_multilayer', 14),
    ],
  },
]
