import { ageing, battens, eticsCoat, existing, having, layer, polyethylene, removed } from './layers.ts'
import type { StandardConstruction } from './schema.ts'

/** Outer walls of existing buildings, as found and refurbished. */
export const existingWalls: readonly StandardConstruction[] = [
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
    id: '019bb161-f2a8-765b-8adf-5bbe60538c64',
    code: 'AW-21',
    type: 'outerWall',
    locale: 'de_DE',
    name: 'Bestand 1920, Vollziegel 380',
    description:
      'Ungedämmte Vollziegelwand der Gründer- und Zwischenkriegszeit, beidseitig Kalkputz. Der Mindestwärmeschutz wird nicht erreicht: an der inneren Oberfläche kann bei üblicher Nutzung Schimmel wachsen.',
    translations: {
      en_GB: {
        name: 'Existing 1920, solid brick 380',
        description:
          'Uninsulated solid brick wall of the decades around 1900 to 1930, lime render on both sides. Minimum thermal protection is not met: mould may grow on the inner surface in normal use.',
      },
    },
    tags: ['Bestand', 'Massivbau', 'Altbau'],
    layers: [
      layer('plaster_lime', 20, ageing(25)),
      layer('brick_solid_1800', 380, existing),
      layer('plaster_lime', 20, existing),
    ],
  },
  {
    id: '019bb162-e0f0-70c5-ab47-97810c82c337',
    code: 'AW-22',
    type: 'outerWall',
    locale: 'de_DE',
    name: 'Bestand 1920, Innendämmung Calciumsilikat 50',
    description:
      'Kapillaraktive Innendämmung für erhaltenswerte Fassaden, vollflächig auf tragfähigen Kalkputz geklebt. Das Periodenbilanzverfahren bildet den Rücktransport des Wassers nicht ab und meldet zu viel Tauwasser: den Nachweis hygrothermisch nach DIN EN 15026 führen, Schlagregenschutz der Fassade vorausgesetzt.',
    translations: {
      en_GB: {
        name: 'Existing 1920, internal insulation calcium silicate 50',
        description:
          'Capillary-active internal insulation for facades worth keeping, bonded all over to sound lime plaster. The two-period balance does not model the return of water and reports too much condensate: prove it by hygrothermal simulation (EN 15026), provided the facade keeps out driving rain.',
      },
    },
    tags: ['Sanierung', 'Innendämmung', 'Altbau'],
    layers: [
      layer('plaster_lime', 20, existing),
      layer('brick_solid_1800', 380, existing),
      layer('plaster_lime', 20, existing),
      layer('mortar_thinbed', 5),
      layer('calcium_silicate_board', 50),
      layer('plaster_lime_interior', 10),
    ],
  },
  {
    id: '019bb163-cf38-7654-85e7-ea0e4f5f5a99',
    code: 'AW-23',
    type: 'outerWall',
    locale: 'de_DE',
    name: 'Bestand 1920, Innendämmung Mineralwolle 60',
    description:
      'Innendämmung zwischen Holzständern mit Dampfsperre sd 20 m und Gipskarton, wo die Fassade erhalten bleibt. Verlangt lückenlos luftdichte Anschlüsse und eine Fassade ohne Schlagregenbeanspruchung; einbindende Decken und Wände gesondert betrachten. Über R 1,0 m²K/W den Nachweis hygrothermisch nach DIN EN 15026 führen.',
    translations: {
      en_GB: {
        name: 'Existing 1920, internal insulation mineral wool 60',
        description:
          'Internal insulation between timber studs with a vapour barrier of sd 20 m and gypsum board, where the facade is kept. Needs airtight joints throughout and a facade free of driving rain; consider joining floors and walls separately. Above R 1.0 m²K/W prove it by hygrothermal simulation (EN 15026).',
      },
    },
    tags: ['Sanierung', 'Innendämmung', 'Altbau'],
    layers: [
      layer('plaster_lime', 20, existing),
      layer('brick_solid_1800', 380, existing),
      layer('plaster_lime', 20, existing),
      layer('mw_partition_040', 60, battens(60, 625)),
      polyethylene,
      layer('gypsum_board', 12.5),
    ],
  },
  {
    id: '019bb164-bd80-7d9d-88e0-a3ae7d19d8d7',
    code: 'AW-24',
    type: 'outerWall',
    locale: 'de_DE',
    name: 'Bestand 1920 mit WDVS Mineralwolle 160',
    description:
      'Außendämmung der Hof- oder Giebelseite eines Altbaus aus Vollziegeln, wo die Fassade nicht geschützt ist. Hält das Mauerwerk warm und trocken; der alte Putz bleibt als Untergrund.',
    translations: {
      en_GB: {
        name: 'Existing 1920 with ETICS, stone wool 160',
        description:
          'External insulation of the courtyard or gable side of an old solid brick building whose facade is not listed. Keeps the masonry warm and dry; the old render stays as base.',
      },
    },
    tags: ['Sanierung', 'WDVS', 'Altbau'],
    layers: [
      eticsCoat,
      layer('stone_wool_etics_035', 160, having('eticsDowels')),
      layer('plaster_lime', 20, existing),
      layer('brick_solid_1800', 380, existing),
      layer('plaster_lime', 20, existing),
    ],
  },
  {
    id: '019bb165-abc8-7ac7-85f9-0c371fee228c',
    code: 'AW-25',
    type: 'outerWall',
    locale: 'de_DE',
    name: 'Bestand 1930, zweischalig mit Einblasdämmung',
    description:
      'Norddeutsche Hohlschichtwand, nachträglich durch die Lagerfugen mit Mineralwolle ausgeblasen. Wirtschaftlich und von außen unsichtbar; vorher Hohlschicht endoskopisch prüfen und die Fugen der Verblendschale instand setzen. Vorhandene Anker bleiben, mindern die Wirkung und sind in U nicht berücksichtigt.',
    translations: {
      en_GB: {
        name: 'Existing 1930, cavity wall with blown insulation',
        description:
          'Cavity wall of northern Germany, filled with blown mineral wool through the bed joints. Economical and invisible from outside; inspect the cavity first and repair the joints of the facing leaf. The ties found stay, lower the effect and are not counted in U.',
      },
    },
    tags: ['Sanierung', 'zweischalig', 'Altbau'],
    layers: [
      layer('brick_facing_1800', 115, existing),
      layer('mw_blown_040', 70),
      layer('brick_solid_1800', 240, existing),
      layer('plaster_lime', 15, existing),
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
