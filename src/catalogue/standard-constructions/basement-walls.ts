import { existing, having, layer } from './layers.ts'
import type { StandardConstruction } from './schema.ts'

/** Outer walls against the ground. */
export const basementWalls: readonly StandardConstruction[] = [
  {
    id: '019bb138-fe48-781e-b4e4-6ca8cfda2efe',
    code: 'KW-01',
    type: 'outerWallGround',
    locale: 'de_DE',
    name: 'Kellerwand WU-Beton 250, XPS 120',
    description:
      'Wand eines beheizten Kellers aus wasserundurchlässigem Beton mit Perimeterdämmung, auch im Grundwasser bei Zulassung der Dämmung. Fugen nach WU-Richtlinie.',
    translations: {
      en_GB: {
        name: 'Basement wall, watertight concrete 250, XPS 120',
        description:
          'Wall of a heated basement of watertight concrete with perimeter insulation, in groundwater too where the insulation is approved for it. Detail the joints accordingly.',
      },
    },
    tags: ['erdberührt', 'Keller', 'Massivbau'],
    layers: [layer('xps_035', 120), layer('reinforced_concrete_c30_37', 250, having('reinforcementWatertightWall'))],
  },
  {
    id: '019bb139-ec90-7505-9c4b-dfe4275cc1b2',
    code: 'KW-02',
    type: 'outerWallGround',
    locale: 'de_DE',
    name: 'Kellerwand KS 300, Abdichtung, XPS 140',
    description:
      'Gemauerte Wand eines beheizten Kellers mit zweilagiger Bitumenabdichtung und Perimeterdämmung, bei Bodenfeuchte und nicht drückendem Wasser. Auflast für den Erddruck nachweisen.',
    translations: {
      en_GB: {
        name: 'Basement wall, sand-lime 300, waterproofing, XPS 140',
        description:
          'Masonry wall of a heated basement with two layers of bitumen sheet and perimeter insulation, against ground moisture and water without pressure. Verify the load on top against earth pressure.',
      },
    },
    tags: ['erdberührt', 'Keller', 'Massivbau'],
    layers: [
      layer('xps_035', 140),
      layer('bitumen_g200s4', 8),
      layer('sand_lime_2000', 300),
      layer('plaster_lime_cement', 15),
    ],
  },
  {
    id: '019bb13a-dad8-73eb-9caa-766c371d6f5e',
    code: 'KW-03',
    type: 'outerWallGround',
    locale: 'de_DE',
    name: 'Bestand 1965, Kellerwand mit XPS 120',
    description:
      'Sanierung einer ungedämmten Kellerwand von außen: freigelegt, neu abgedichtet und mit Perimeterdämmung versehen. Standsicherheit beim Aufgraben abschnittsweise sichern.',
    translations: {
      en_GB: {
        name: 'Existing 1965, basement wall with XPS 120',
        description:
          'Refurbishment of an uninsulated basement wall from outside: excavated, sealed anew and given perimeter insulation. Excavate in sections so that the wall stays stable.',
      },
    },
    tags: ['Sanierung', 'erdberührt', 'Keller'],
    layers: [
      layer('xps_035', 120),
      layer('bitumen_pye', 4),
      layer('concrete_c20_25', 300, existing),
      layer('plaster_lime_cement', 15, existing),
    ],
  },
]
