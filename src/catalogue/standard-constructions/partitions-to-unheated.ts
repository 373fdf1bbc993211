import { battens, eticsCoat, having, layer, members, vapourRetarder } from './layers.ts'
import type { StandardConstruction } from './schema.ts'

/** Walls towards unheated rooms. */
export const partitionsToUnheated: readonly StandardConstruction[] = [
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
