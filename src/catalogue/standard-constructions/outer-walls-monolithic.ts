import { layer } from './layers.ts'
import type { StandardConstruction } from './schema.ts'

/** Outer walls of one insulating brick or block, new. */
export const monolithicWalls: readonly StandardConstruction[] = [
  {
    id: '019bb16a-5330-7dad-bfbf-ef4460b8293c',
    code: 'AW-04',
    type: 'outerWall',
    locale: 'de_DE',
    name: 'Ziegel monolithisch 425',
    description:
      'Einschalige Außenwand aus hochwärmedämmenden Planziegeln ohne Zusatzdämmung, außen mineralischer Leichtputz. Für Ein- und Mehrfamilienhäuser; Deckenränder und Stürze brauchen eigene Dämmung.',
    translations: {
      en_GB: {
        name: 'Clay block, single leaf 425',
        description:
          'Single-leaf outer wall of thermally efficient clay blocks without further insulation, with mineral lightweight render. For houses and blocks of flats; slab edges and lintels need insulation of their own.',
      },
    },
    tags: ['Massivbau', 'monolithisch', 'Wohnungsbau'],
    layers: [layer('plaster_light_mineral', 20), layer('brick_hollow_t9', 425), layer('plaster_gypsum_1200', 15)],
  },
  {
    id: '019bb16d-1e08-7273-9193-df5a3b4fdee4',
    code: 'AW-11',
    type: 'outerWall',
    locale: 'de_DE',
    name: 'Ziegel monolithisch 365',
    description:
      'Einschalige Außenwand aus leichten Hochlochziegeln in der schlanken Breite für Ein- und Zweifamilienhäuser. Mineralischer Leichtputz außen, Gipsputz innen.',
    translations: {
      en_GB: {
        name: 'Clay block, single leaf 365',
        description:
          'Single-leaf outer wall of lightweight clay blocks in the slim width for detached houses. Mineral lightweight render outside, gypsum plaster inside.',
      },
    },
    tags: ['Massivbau', 'monolithisch', 'Wohnungsbau'],
    layers: [layer('plaster_light_mineral', 20), layer('brick_hollow_650', 365), layer('plaster_gypsum_1200', 15)],
  },
  {
    id: '019bb16e-0c50-72ea-b373-07f6ca9897c4',
    code: 'AW-12',
    type: 'outerWall',
    locale: 'de_DE',
    name: 'Porenbeton monolithisch 480',
    description:
      'Einschalige Außenwand aus Porenbeton-Plansteinen der Klasse P2 0,40 mit Leichtputz. Leicht zu bearbeiten und nichtbrennbar; für niedrige Gebäude mit geringen Lasten.',
    translations: {
      en_GB: {
        name: 'Aerated concrete, single leaf 480',
        description:
          'Single-leaf outer wall of aerated concrete blocks, class P2 0.40, with lightweight render. Easy to work and non-combustible; for low buildings with small loads.',
      },
    },
    tags: ['Massivbau', 'monolithisch', 'Wohnungsbau'],
    layers: [layer('plaster_light_mineral', 15), layer('aac_p2_04', 480), layer('plaster_gypsum_1200', 10)],
  },
  {
    id: '019bb171-c570-7d70-b5af-5cd0c0617a60',
    code: 'AW-16',
    type: 'outerWall',
    locale: 'de_DE',
    name: 'Leichtbeton Bims monolithisch 490',
    description:
      'Einschalige Außenwand aus großformatigen Leichtbetonsteinen mit Naturbims, vor allem im Rheinland üblich. Mineralischer Leichtputz außen, Kalk-Innenputz.',
    translations: {
      en_GB: {
        name: 'Pumice lightweight concrete, single leaf 490',
        description:
          'Single-leaf outer wall of large lightweight concrete blocks with natural pumice, common along the Rhine. Mineral lightweight render outside, lime plaster inside.',
      },
    },
    tags: ['Massivbau', 'monolithisch', 'Wohnungsbau'],
    layers: [layer('plaster_light_mineral', 20), layer('pumice_block_500', 490), layer('plaster_lime_interior', 15)],
  },
]
