import { having, layer } from './layers.ts'
import type { StandardConstruction } from './schema.ts'

/** Walls between heated rooms, of masonry, concrete and solid timber. */
export const solidInnerWalls: readonly StandardConstruction[] = [
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
]
