import { having, layer, members } from './layers.ts'
import type { StandardConstruction } from './schema.ts'

/** Walls between heated rooms, of studs and boards. */
export const studInnerWalls: readonly StandardConstruction[] = [
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
]
