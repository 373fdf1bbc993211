import { ageing, eticsCoat, existing, having, layer, removed } from './layers.ts'
import type { StandardConstruction } from './schema.ts'

/** Outer walls of 1945 to 1980, as found and refurbished. */
export const wallsAfter1945: readonly StandardConstruction[] = [
  {
    id: '019bb15f-27d0-74e2-a1eb-cfaff07ac1dc',
    code: 'AW-07',
    type: 'outerWall',
    locale: 'de_DE',
    name: 'Bestand 1965, Hochlochziegel 300',
    description:
      'Ungedämmte Ziegelwand des Wohnungsbaus der sechziger Jahre, beidseitig Kalkzementputz. Ausgangszustand für Sanierungsvergleiche; die Rohdichte am Gebäude prüfen.',
    translations: {
      en_GB: {
        name: 'Existing 1965, perforated brick 300',
        description:
          'Uninsulated brick wall of housing of the sixties, lime-cement render on both sides. Starting point for comparing refurbishments; check the density in the building.',
      },
    },
    tags: ['Bestand', 'Massivbau', 'Wohnungsbau'],
    layers: [
      layer('plaster_lime_cement', 20, ageing(25)),
      layer('brick_solid_1200', 300, existing),
      layer('plaster_lime_cement', 15, existing),
    ],
  },
  {
    id: '019bb160-1618-7645-bf50-6f9b7d0b6dbd',
    code: 'AW-08',
    type: 'outerWall',
    locale: 'de_DE',
    name: 'Bestand 1965 mit Holzfaser 180',
    description:
      'Sanierung der Ziegelwand AW-07: loser Außenputz abgenommen, Wärmedämm-Verbundsystem aus Holzfaserplatten. Diffusionsoffen und mit guter sommerlicher Dämpfung.',
    translations: {
      en_GB: {
        name: 'Existing 1965 with wood fibre 180',
        description:
          'Refurbishment of the brick wall AW-07: loose render removed, external insulation system of wood fibre boards. Open to vapour and with good damping in summer.',
      },
    },
    tags: ['Sanierung', 'WDVS', 'nachwachsend'],
    layers: [
      layer('plaster_lime_cement', 20, removed),
      eticsCoat,
      layer('wood_fibre_dry', 180, having('eticsDowels')),
      layer('brick_solid_1200', 300, existing),
      layer('plaster_lime_cement', 15, existing),
    ],
  },
  {
    id: '019bb161-0460-7b9f-9d82-aef9f466ac87',
    code: 'AW-09',
    type: 'outerWall',
    locale: 'de_DE',
    name: 'Bestand 1965 mit Mineralwolle 160',
    description:
      'Sanierung der Ziegelwand AW-07: loser Außenputz abgenommen, nichtbrennbares Wärmedämm-Verbundsystem aus Steinwolle. Tragfähigkeit des Untergrunds für die Dübel prüfen.',
    translations: {
      en_GB: {
        name: 'Existing 1965 with stone wool 160',
        description:
          'Refurbishment of the brick wall AW-07: loose render removed, non-combustible external insulation system of stone wool. Check that the wall holds the anchors.',
      },
    },
    tags: ['Sanierung', 'WDVS'],
    layers: [
      layer('plaster_lime_cement', 20, removed),
      eticsCoat,
      layer('stone_wool_etics_035', 160, having('eticsDowels')),
      layer('brick_solid_1200', 300, existing),
      layer('plaster_lime_cement', 15, existing),
    ],
  },
  {
    id: '019bb166-9a10-730e-b4d5-66dd0c0cc1ef',
    code: 'AW-26',
    type: 'outerWall',
    locale: 'de_DE',
    name: 'Bestand 1975, Betonplatte dreischichtig',
    description:
      'Außenwandplatte des industriellen Wohnungsbaus: Wetterschale 60, Polystyrol 60, Tragschale 150. Ausgangszustand; Fugen und Verbundanker vor einer Sanierung untersuchen.',
    translations: {
      en_GB: {
        name: 'Existing 1975, three-layer concrete panel',
        description:
          'Outer wall panel of prefabricated housing: weather leaf 60, polystyrene 60, load-bearing leaf 150. As found; examine joints and connectors before refurbishing.',
      },
    },
    tags: ['Bestand', 'Fertigteil', 'Wohnungsbau'],
    layers: [
      layer('reinforced_concrete_c25_30', 60, existing),
      layer('eps_040', 60, existing),
      layer('reinforced_concrete_c25_30', 150, existing),
    ],
  },
  {
    id: '019bb167-8858-7f3a-b146-2e67c6ddf0d6',
    code: 'AW-27',
    type: 'outerWall',
    locale: 'de_DE',
    name: 'Bestand 1975, Betonplatte mit WDVS EPS 140',
    description:
      'Sanierung der Außenwandplatte AW-26 mit Wärmedämm-Verbundsystem, das auch die Fugen überdeckt. Verankerung der Wetterschale vorher nachweisen; Brandriegel nach Zulassung.',
    translations: {
      en_GB: {
        name: 'Existing 1975, concrete panel with ETICS, EPS 140',
        description:
          'Refurbishment of panel AW-26 with an external insulation system that also covers the joints. Verify the anchorage of the weather leaf first; fire barriers as the approval asks.',
      },
    },
    tags: ['Sanierung', 'WDVS', 'Fertigteil', 'Wohnungsbau'],
    layers: [
      eticsCoat,
      layer('eps_032', 140, having('eticsDowels')),
      layer('reinforced_concrete_c25_30', 60, existing),
      layer('eps_040', 60, existing),
      layer('reinforced_concrete_c25_30', 150, existing),
    ],
  },
]
