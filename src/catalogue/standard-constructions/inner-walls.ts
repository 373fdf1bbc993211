import { battens, eticsCoat, having, layer, members, vapourRetarder } from './layers.ts'
import type { StandardConstruction } from './schema.ts'

/** Walls between heated rooms, and towards unheated ones. */
export const innerWalls: readonly StandardConstruction[] = [
  {
    id: '019bb14c-8a30-74d2-b3e5-e4752482e010',
    code: 'IW-01',
    type: 'innerWall',
    locale: 'de_DE',
    name: 'Metallständerwand 100, Gipskarton',
    description:
      'Nichttragende Trennwand CW 75 mit einfacher Beplankung und Mineralwolle 60. Die Stahlprofile zählen in der Ökobilanz, nicht im Wärmedurchgang.',
    translations: {
      en_GB: {
        name: 'Metal stud partition 100, gypsum board',
        description:
          'Non-load-bearing partition of 75 mm studs with one board each side and mineral wool 60. The steel studs are counted in the life-cycle figures, not in the heat transfer.',
      },
    },
    tags: ['Trockenbau', 'nichttragend'],
    layers: [
      layer('gypsum_board', 12.5),
      layer('air_unventilated_wall', 15),
      layer('mw_partition_040', 60, having('studsCw75')),
      layer('gypsum_board', 12.5),
    ],
  },
  {
    id: '019bb14d-7878-7cfd-897f-ef25f9f4a4a2',
    code: 'IW-02',
    type: 'innerWall',
    locale: 'de_DE',
    name: 'Metallständerwand 150, doppelt beplankt',
    description:
      'Nichttragende Trennwand CW 100 mit doppelter Beplankung und Mineralwolle 80 für Schul- und Büroräume mit erhöhtem Schall- und Brandschutz. Die Stahlprofile zählen in der Ökobilanz, nicht im Wärmedurchgang.',
    translations: {
      en_GB: {
        name: 'Metal stud partition 150, two boards each side',
        description:
          'Non-load-bearing partition of 100 mm studs with two boards each side and mineral wool 80, for schools and offices that ask for more sound insulation and fire resistance. The steel studs are counted in the life-cycle figures, not in the heat transfer.',
      },
    },
    tags: ['Trockenbau', 'nichttragend', 'Schulbau', 'Verwaltungsbau'],
    layers: [
      layer('gypsum_board_fire', 25),
      layer('air_unventilated_wall', 20),
      layer('mw_partition_040', 80, having('studsCw100')),
      layer('gypsum_board_fire', 25),
    ],
  },
  {
    id: '019bb14e-66c0-7dad-b9c9-f0e944e312f8',
    code: 'IW-03',
    type: 'innerWall',
    locale: 'de_DE',
    name: 'KS 115, beidseitig verputzt',
    description: 'Schlanke Innenwand aus Kalksandstein, nichttragend oder gering belastet; robust und speicherfähig.',
    translations: {
      en_GB: {
        name: 'Sand-lime brick 115, plastered on both sides',
        description:
          'Slim inner wall of sand-lime brick, non-load-bearing or lightly loaded; robust, with storage mass.',
      },
    },
    tags: ['Massivbau', 'Wohnungsbau'],
    layers: [layer('plaster_gypsum_1200', 10), layer('sand_lime_1800', 115), layer('plaster_gypsum_1200', 10)],
  },
  {
    id: '019bb14f-5508-7a56-b76c-8de6118c176a',
    code: 'IW-04',
    type: 'innerWall',
    locale: 'de_DE',
    name: 'Wohnungstrennwand KS 240',
    description:
      'Einschalige, tragende Wohnungstrennwand aus schwerem Kalksandstein; Schallschutz durch Masse, flankierende Bauteile mitplanen.',
    translations: {
      en_GB: {
        name: 'Party wall between flats, sand-lime brick 240',
        description:
          'Single-leaf, load-bearing wall between flats of heavy sand-lime brick; sound insulation by mass, consider the flanking parts too.',
      },
    },
    tags: ['Massivbau', 'Wohnungsbau', 'Schallschutz'],
    layers: [layer('plaster_gypsum_1200', 10), layer('sand_lime_2000', 240), layer('plaster_gypsum_1200', 10)],
  },
  {
    id: '019bb150-4350-7d50-9a87-4cc92ef1b537',
    code: 'IW-05',
    type: 'innerWall',
    locale: 'de_DE',
    name: 'Haustrennwand zweischalig KS 2 × 175',
    description:
      'Haustrennwand zwischen Reihenhäusern mit durchgehender Fuge von 50 mm, gefüllt mit Mineralwolleplatten. Die Fuge bis zum Fundament frei von Mörtelbrücken halten.',
    translations: {
      en_GB: {
        name: 'Party wall between houses, sand-lime brick 2 × 175',
        description:
          'Wall between terraced houses with a continuous joint of 50 mm filled with mineral wool boards. Keep the joint free of mortar down to the foundation.',
      },
    },
    tags: ['Massivbau', 'Wohnungsbau', 'Schallschutz', 'zweischalig'],
    layers: [
      layer('plaster_gypsum_1200', 10),
      layer('sand_lime_1800', 175),
      layer('mw_core_035', 50),
      layer('sand_lime_1800', 175),
      layer('plaster_gypsum_1200', 10),
    ],
  },
  {
    id: '019bb151-3198-7ff6-a1e3-349727d2ecf9',
    code: 'IW-06',
    type: 'innerWall',
    locale: 'de_DE',
    name: 'Holzständerwand 125, Gipsfaser',
    description:
      'Innenwand aus Holzständern 60/100 mit Zelluloseplatten und Gipsfaserbeplankung, auch aussteifend. Für Holzhäuser und leichte Einbauten.',
    translations: {
      en_GB: {
        name: 'Timber stud wall 125, gypsum fibre',
        description:
          'Inner wall of timber studs 60/100 with cellulose boards and gypsum fibre boards, bracing where needed. For timber houses and light fit-outs.',
      },
    },
    tags: ['Holzbau', 'Trockenbau', 'nachwachsend'],
    layers: [
      layer('gypsum_fibre_board', 12.5),
      layer('cellulose_board', 100, members(60, 625)),
      layer('gypsum_fibre_board', 12.5),
    ],
  },
  {
    id: '019bb152-1fe0-7d2f-b85b-8f42ef3943ab',
    code: 'IW-07',
    type: 'innerWall',
    locale: 'de_DE',
    name: 'Wohnungstrennwand BSP 2 × 100',
    description:
      'Zweischalige Wohnungstrennwand aus Brettsperrholz mit gedämmter Fuge, beidseitig doppelt mit Gipskarton gekapselt. Schallschutz durch getrennte Schalen.',
    translations: {
      en_GB: {
        name: 'Party wall between flats, CLT 2 × 100',
        description:
          'Double-leaf wall between flats of cross-laminated timber with an insulated joint, encapsulated with two gypsum boards on each side. Sound insulation by separate leaves.',
      },
    },
    tags: ['Holzbau', 'Brettsperrholz', 'Wohnungsbau', 'Schallschutz'],
    layers: [
      layer('gypsum_board_fire', 25),
      layer('clt', 100),
      layer('mw_partition_040', 60),
      layer('clt', 100),
      layer('gypsum_board_fire', 25),
    ],
  },
  {
    id: '019bb153-0e28-7554-add3-9dc83a6481c0',
    code: 'IW-08',
    type: 'innerWall',
    locale: 'de_DE',
    name: 'Treppenhauswand Stahlbeton 200',
    description: 'Tragende, aussteifende Wand an beheizten Treppenräumen und Aufzügen, wohnseitig verputzt.',
    translations: {
      en_GB: {
        name: 'Stairwell wall, reinforced concrete 200',
        description: 'Load-bearing, bracing wall at heated stairwells and lifts, plastered towards the flat.',
      },
    },
    tags: ['Massivbau', 'Wohnungsbau', 'Schallschutz'],
    layers: [layer('reinforced_concrete_c25_30', 200, having('reinforcementWall')), layer('plaster_gypsum_1200', 10)],
  },
  {
    id: '019bb153-fc70-75af-84b1-cd036a0f9f71',
    code: 'IW-09',
    type: 'innerWall',
    locale: 'de_DE',
    name: 'Gipswandbauplatte 100',
    description:
      'Nichttragende Trennwand aus massiven Gipsplatten, glatt gespachtelt und ohne Putz; schnell gestellt, trocken und gut rückbaubar.',
    translations: {
      en_GB: {
        name: 'Gypsum block 100',
        description:
          'Non-load-bearing partition of solid gypsum blocks, filled smooth without plaster; quickly built, dry and easy to take down.',
      },
    },
    tags: ['nichttragend', 'Wohnungsbau'],
    layers: [layer('gypsum_wall_block', 100)],
  },
  {
    id: '019bb154-eab8-7010-b797-cf40769afa80',
    code: 'TW-01',
    type: 'partitionToUnheated',
    locale: 'de_DE',
    name: 'Wand zum unbeheizten Treppenraum, KS 175 mit 100',
    description:
      'Tragende Wand aus Kalksandstein mit verputzter, nichtbrennbarer Dämmung auf der kalten Seite, zu Treppenraum, Keller oder Garage.',
    translations: {
      en_GB: {
        name: 'Wall to an unheated stairwell, sand-lime 175 with 100',
        description:
          'Load-bearing wall of sand-lime brick with rendered, non-combustible insulation on the cold side, towards stairwell, basement or garage.',
      },
    },
    tags: ['Massivbau', 'Wohnungsbau'],
    layers: [
      eticsCoat,
      layer('stone_wool_etics_035', 100, having('eticsDowels')),
      layer('sand_lime_1800', 175),
      layer('plaster_gypsum_1200', 10),
    ],
  },
  {
    id: '019bb155-d900-7245-8da8-cfb474f3312c',
    code: 'TW-02',
    type: 'partitionToUnheated',
    locale: 'de_DE',
    name: 'Abseitenwand Holz, Zellulose 160',
    description:
      'Leichte Wand zwischen ausgebautem Dach und kalter Abseite, zur Abseite diffusionsoffen mit Holzfaserplatte geschlossen. Dampfbremse sd 2 m und Luftdichtheit an die des Daches anschließen.',
    translations: {
      en_GB: {
        name: 'Knee wall, timber, cellulose 160',
        description:
          'Light wall between a converted loft and the cold space at the eaves, closed with a vapour-open wood fibre board on the cold side. Join vapour retarder (sd 2 m) and airtightness to those of the roof.',
      },
    },
    tags: ['Holzbau', 'Dachausbau', 'nachwachsend'],
    settings: { unheatedSide: 'roofSpace' },
    layers: [
      layer('wood_fibre_dry', 60),
      layer('cellulose_blown', 160, members(60, 625)),
      vapourRetarder(2),
      layer('air_unventilated_wall', 30, battens(50, 400, 'horizontal')),
      layer('gypsum_board_fire', 12.5),
    ],
  },
]
