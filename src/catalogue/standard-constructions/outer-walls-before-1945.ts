import { ageing, battens, eticsCoat, existing, having, layer, polyethylene } from './layers.ts'
import type { StandardConstruction } from './schema.ts'

/** Outer walls from before 1945, as found and refurbished. */
export const wallsBefore1945: readonly StandardConstruction[] = [
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
]
