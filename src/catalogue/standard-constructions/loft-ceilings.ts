import { battens, existing, having, layer, members, polyethylene, vapourRetarder } from './layers.ts'
import type { StandardConstruction } from './schema.ts'

/** Ceilings below unheated lofts. */
export const loftCeilings: readonly StandardConstruction[] = [
  {
    id: '019bb13b-c920-77ad-9cfe-6087a27d62bb',
    code: 'OD-01',
    type: 'topFloorCeiling',
    locale: 'de_DE',
    name: 'Oberste Geschossdecke Stahlbeton, EPS 200',
    description:
      'Betondecke unter unbeheiztem Dachraum mit begehbarer Dämmung: Polystyrol, darauf Spanplatte als Laufbelag.',
    translations: {
      en_GB: {
        name: 'Top floor ceiling, concrete, EPS 200',
        description:
          'Concrete slab below an unheated loft with insulation to walk on: polystyrene covered with particle board.',
      },
    },
    tags: ['Dachboden', 'Massivbau', 'Wohnungsbau'],
    layers: [
      layer('particle_board', 22),
      layer('eps_floor_035', 200),
      polyethylene,
      layer('reinforced_concrete_c25_30', 180, having('reinforcementSlab')),
      layer('plaster_gypsum_1200', 10),
    ],
  },
  {
    id: '019bb13c-b768-7e2f-934d-49a96d11bd84',
    code: 'OD-02',
    type: 'topFloorCeiling',
    locale: 'de_DE',
    name: 'Oberste Geschossdecke Holzbalken, Zellulose 240',
    description:
      'Holzbalkendecke unter belüftetem Dachraum, Gefache mit Zellulose ausgeblasen, oben diffusionsoffen mit Dielen. Dampfbremse sd 5 m über der Lattung.',
    translations: {
      en_GB: {
        name: 'Top floor ceiling, timber joists, cellulose 240',
        description:
          'Timber joists below a ventilated loft, filled with blown cellulose and boarded on top, open to vapour. Vapour retarder of sd 5 m above the battens.',
      },
    },
    tags: ['Dachboden', 'Holzbau', 'nachwachsend'],
    layers: [
      layer('timber_spruce', 24),
      layer('cellulose_blown', 240, members(80, 625)),
      vapourRetarder(5),
      layer('air_unventilated_floor', 30, battens(50, 400, 'horizontal')),
      layer('gypsum_board_fire', 12.5),
    ],
  },
  {
    id: '019bb13d-a5b0-7ad4-9665-12819e341810',
    code: 'OD-03',
    type: 'topFloorCeiling',
    locale: 'de_DE',
    name: 'Bestand 1920, Holzbalkendecke mit Holzfaser 180',
    description:
      'Nachträgliche Dämmung der obersten Geschossdecke eines Altbaus: Dampfbremse und Holzfaserplatten lose auf den Dielen, Sandschüttung und Putzdecke bleiben. Rückbaubar und ohne Eingriff in die Wohnung. Vorhandenes Holz setzt am Ende Kohlenstoff frei, dessen Aufnahme vor der Betrachtung liegt; seine erneuerbare Energie geht in C3 mit Minus ab.',
    translations: {
      en_GB: {
        name: 'Existing 1920, timber joists with wood fibre 180',
        description:
          'Later insulation of the top ceiling of an old building: vapour retarder and wood fibre boards laid loose on the floorboards, sand fill and plaster ceiling stay. Reversible, without work in the flat below. At its end existing timber releases carbon that was taken up before the study; its renewable energy leaves in C3 with a minus.',
      },
    },
    tags: ['Sanierung', 'Dachboden', 'Altbau', 'nachwachsend'],
    layers: [
      layer('wood_fibre_dry', 180),
      vapourRetarder(2),
      layer('timber_spruce', 24, existing),
      layer('sand_0_2', 80, { ...existing, ...battens(140, 800) }),
      layer('air_unventilated_floor', 100, { ...existing, ...battens(140, 800) }),
      layer('timber_spruce', 20, existing),
      layer('plaster_lime', 15, existing),
    ],
  },
]
