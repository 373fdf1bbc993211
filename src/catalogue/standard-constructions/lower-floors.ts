import { ageing, battens, eticsCoat, existing, having, layer, members, osbRetarder, polyethylene } from './layers.ts'
import type { StandardConstruction } from './schema.ts'

/** Floors towards basements, ground and outdoor air, and walls against the ground. */
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
    id: '019bb159-9220-7d40-9910-9409378e73f1',
    code: 'BP-01',
    type: 'groundSlab',
    locale: 'de_DE',
    name: 'Bodenplatte auf XPS, Estrich',
    description:
      'Tragende Bodenplatte auf druckfester Perimeterdämmung, Abdichtung gegen Bodenfeuchte auf der Platte, schwimmender Estrich. Dämmung unter Gründungsplatten nur mit Zulassung.',
    translations: {
      en_GB: {
        name: 'Ground slab on XPS, screed',
        description:
          'Load-bearing slab on pressure-resistant perimeter insulation, damp-proofing on the slab, floating screed. Insulation below foundation slabs needs an approval.',
      },
    },
    tags: ['erdberührt', 'Massivbau', 'Wohnungsbau'],
    layers: [
      layer('concrete_c20_25', 50),
      layer('xps_035', 120),
      layer('reinforced_concrete_c25_30', 250, having('reinforcementGroundSlab')),
      layer('bitumen_g200s4', 4),
      layer('mw_floor_035', 30),
      polyethylene,
      layer('screed_cement', 65),
      layer('parquet_multilayer', 14),
    ],
  },
  {
    id: '019bb15a-8068-7a5e-82cc-35f5bdf1a318',
    code: 'BP-02',
    type: 'groundSlab',
    locale: 'de_DE',
    name: 'Bodenplatte, Dämmung unter Estrich 140',
    description:
      'Bodenplatte auf kapillarbrechender Kiesschicht, Abdichtung und Dämmung darüber. Einfach herzustellen, aber mit Wärmebrücke am Wandfuß: Wärmedämmstein oder Randdämmung vorsehen.',
    translations: {
      en_GB: {
        name: 'Ground slab, insulation below screed 140',
        description:
          'Slab on a capillary-breaking gravel bed, waterproofing and insulation above it. Simple to build, but with a thermal bridge at the foot of walls: use insulating blocks or edge insulation.',
      },
    },
    tags: ['erdberührt', 'Massivbau', 'Wohnungsbau'],
    layers: [
      layer('gravel_2_32', 150),
      layer('reinforced_concrete_c25_30', 200, having('reinforcementGroundSlab')),
      layer('bitumen_g200s4', 4),
      layer('eps_floor_035', 120),
      layer('mw_floor_035', 20),
      polyethylene,
      layer('screed_cement', 65),
      layer('tiles_glazed', 10),
    ],
  },
  {
    id: '019bb15b-6eb0-72c7-b5ba-02c69a3ca844',
    code: 'BP-03',
    type: 'groundSlab',
    locale: 'de_DE',
    name: 'Bodenplatte auf XPS 240, Passivhaus',
    description:
      'Wärmebrückenfreie Gründung eines Passivhauses in zweilagiger XPS-Wanne, Abdichtung auf der Platte. Die Dämmung läuft an den Rändern in die Wanddämmung über; Zulassung für mehrlagigen Einbau beachten.',
    translations: {
      en_GB: {
        name: 'Ground slab on XPS 240, passive house',
        description:
          'Foundation of a passive house free of thermal bridges on two layers of XPS, waterproofing on the slab. The insulation continues into that of the walls; mind the approval for several layers.',
      },
    },
    tags: ['erdberührt', 'Massivbau', 'Passivhaus'],
    layers: [
      layer('concrete_c20_25', 50),
      layer('xps_035', 240),
      layer('reinforced_concrete_c25_30', 250, having('reinforcementGroundSlab')),
      layer('bitumen_g200s4', 4),
      layer('eps_floor_035', 40),
      polyethylene,
      layer('screed_cement', 60),
      layer('linoleum', 2.5),
    ],
  },
  {
    id: '019bb15c-5cf8-7407-bd31-95d6733ab842',
    code: 'BP-04',
    type: 'groundSlab',
    locale: 'de_DE',
    name: 'Bestand 1965, Bodenplatte mit PUR 80',
    description:
      'Sanierung einer ungedämmten Bodenplatte mit geringer Aufbauhöhe: neue Abdichtung, PUR-Dämmung und Trockenestrich. Türen und Treppenantritt anpassen.',
    translations: {
      en_GB: {
        name: 'Existing 1965, ground slab with PUR 80',
        description:
          'Refurbishment of an uninsulated slab with little height to spare: new waterproofing, PUR insulation and dry screed. Adjust doors and the first step of stairs.',
      },
    },
    tags: ['Sanierung', 'erdberührt'],
    layers: [
      layer('reinforced_concrete_c25_30', 150, existing),
      layer('bitumen_g200s4', 4),
      layer('pur_025', 80),
      layer('dry_screed_gypsum_fibre', 25),
      layer('linoleum', 2.5),
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
