import { existing, having, layer, polyethylene } from './layers.ts'
import type { StandardConstruction } from './schema.ts'

/** Slabs on the ground. */
export const groundSlabs: readonly StandardConstruction[] = [
  {
    id: '019bb159-9220-7d40-9910-9409378e73f1',
    code: 'BP-01',
    type: 'groundSlab',
    locale: 'de_DE',
    name: 'Bodenplatte auf XPS, Estrich',
    description:
      'Tragende Bodenplatte auf druckfester Perimeterdämmung, Abdichtung gegen Bodenfeuchte auf der Platte, schwimmender Estrich. Dämmung unter Gründungsplatten nur mit Zulassung.',
    translations: {
      en_GB: {
        name: 'Ground slab on XPS, screed',
        description:
          'Load-bearing slab on pressure-resistant perimeter insulation, damp-proofing on the slab, floating screed. Insulation below foundation slabs needs an approval.',
      },
    },
    tags: ['erdberührt', 'Massivbau', 'Wohnungsbau'],
    layers: [
      layer('concrete_c20_25', 50),
      layer('xps_035', 120),
      layer('reinforced_concrete_c25_30', 250, having('reinforcementGroundSlab')),
      layer('bitumen_g200s4', 4),
      layer('mw_floor_035', 30),
      polyethylene,
      layer('screed_cement', 65),
      layer('parquet_multilayer', 14),
    ],
  },
  {
    id: '019bb15a-8068-7a5e-82cc-35f5bdf1a318',
    code: 'BP-02',
    type: 'groundSlab',
    locale: 'de_DE',
    name: 'Bodenplatte, Dämmung unter Estrich 140',
    description:
      'Bodenplatte auf kapillarbrechender Kiesschicht, Abdichtung und Dämmung darüber. Einfach herzustellen, aber mit Wärmebrücke am Wandfuß: Wärmedämmstein oder Randdämmung vorsehen.',
    translations: {
      en_GB: {
        name: 'Ground slab, insulation below screed 140',
        description:
          'Slab on a capillary-breaking gravel bed, waterproofing and insulation above it. Simple to build, but with a thermal bridge at the foot of walls: use insulating blocks or edge insulation.',
      },
    },
    tags: ['erdberührt', 'Massivbau', 'Wohnungsbau'],
    layers: [
      layer('gravel_2_32', 150),
      layer('reinforced_concrete_c25_30', 200, having('reinforcementGroundSlab')),
      layer('bitumen_g200s4', 4),
      layer('eps_floor_035', 120),
      layer('mw_floor_035', 20),
      polyethylene,
      layer('screed_cement', 65),
      layer('tiles_glazed', 10),
    ],
  },
  {
    id: '019bb15b-6eb0-72c7-b5ba-02c69a3ca844',
    code: 'BP-03',
    type: 'groundSlab',
    locale: 'de_DE',
    name: 'Bodenplatte auf XPS 240, Passivhaus',
    description:
      'Wärmebrückenfreie Gründung eines Passivhauses in zweilagiger XPS-Wanne, Abdichtung auf der Platte. Die Dämmung läuft an den Rändern in die Wanddämmung über; Zulassung für mehrlagigen Einbau beachten.',
    translations: {
      en_GB: {
        name: 'Ground slab on XPS 240, passive house',
        description:
          'Foundation of a passive house free of thermal bridges on two layers of XPS, waterproofing on the slab. The insulation continues into that of the walls; mind the approval for several layers.',
      },
    },
    tags: ['erdberührt', 'Massivbau', 'Passivhaus'],
    layers: [
      layer('concrete_c20_25', 50),
      layer('xps_035', 240),
      layer('reinforced_concrete_c25_30', 250, having('reinforcementGroundSlab')),
      layer('bitumen_g200s4', 4),
      layer('eps_floor_035', 40),
      polyethylene,
      layer('screed_cement', 60),
      layer('linoleum', 2.5),
    ],
  },
  {
    id: '019bb15c-5cf8-7407-bd31-95d6733ab842',
    code: 'BP-04',
    type: 'groundSlab',
    locale: 'de_DE',
    name: 'Bestand 1965, Bodenplatte mit PUR 80',
    description:
      'Sanierung einer ungedämmten Bodenplatte mit geringer Aufbauhöhe: neue Abdichtung, PUR-Dämmung und Trockenestrich. Türen und Treppenantritt anpassen.',
    translations: {
      en_GB: {
        name: 'Existing 1965, ground slab with PUR 80',
        description:
          'Refurbishment of an uninsulated slab with little height to spare: new waterproofing, PUR insulation and dry screed. Adjust doors and the first step of stairs.',
      },
    },
    tags: ['Sanierung', 'erdberührt'],
    layers: [
      layer('reinforced_concrete_c25_30', 150, existing),
      layer('bitumen_g200s4', 4),
      layer('pur_025', 80),
      layer('dry_screed_gypsum_fibre', 25),
      layer('linoleum', 2.5),
    ],
  },
]
