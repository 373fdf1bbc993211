import { ageing, existing, having, layer, removed, tapered } from './layers.ts'
import type { StandardConstruction } from './schema.ts'

/** Flat roofs of concrete, new, existing and refurbished. */
export const concreteFlatRoofs: readonly StandardConstruction[] = [
  {
    id: '019bb144-29a8-7af7-8b6d-24d2bbd2cddd',
    code: 'DA-01',
    type: 'flatRoof',
    locale: 'de_DE',
    name: 'Flachdach Stahlbeton, bekiest',
    description:
      'Warmdach mit Polystyrol, zweilagiger Bitumenabdichtung und Kies als Auflast und Schutz. Gefälle in der Dämmung von 120 auf 320 mm, im Mittel 220 mm; U über die Fläche nach DIN EN ISO 6946, Anhang C.',
    translations: {
      en_GB: {
        name: 'Flat roof, concrete, gravel',
        description:
          'Warm roof with polystyrene, two layers of bitumen sheet and gravel as ballast and protection. The insulation falls from 320 to 120 mm, 220 mm on average; U over the area by ISO 6946, annex C.',
      },
    },
    tags: ['Flachdach', 'Warmdach', 'Massivbau'],
    layers: [
      layer('gravel_2_32', 50),
      layer('bitumen_pye', 8),
      tapered('eps_035', 120, 320),
      layer('bitumen_g200s4', 4),
      layer('reinforced_concrete_c25_30', 200, having('reinforcementSlab')),
      layer('plaster_gypsum_1200', 10),
    ],
  },
  {
    id: '019bb145-17f0-70f1-bef5-030644d3dd10',
    code: 'DA-09',
    type: 'flatRoof',
    locale: 'de_DE',
    name: 'Flachdach Stahlbeton, PIR 160',
    description:
      'Schlankes Warmdach mit alukaschierter PIR-Dämmung und beschieferter Oberlage ohne Auflast, für geringe Anschlusshöhen. Windsog durch Verklebung aufnehmen.',
    translations: {
      en_GB: {
        name: 'Flat roof, concrete, PIR 160',
        description:
          'Slim warm roof with PIR insulation with aluminium facings and a slated top sheet without ballast, where upstands are low. Bond it against wind uplift.',
      },
    },
    tags: ['Flachdach', 'Warmdach', 'Massivbau'],
    layers: [
      layer('bitumen_pye_slated', 4),
      layer('bitumen_pye', 4),
      layer('pir_alu_024', 160),
      layer('bitumen_g200s4', 4),
      layer('reinforced_concrete_c25_30', 200, having('reinforcementSlab')),
      layer('plaster_gypsum_1200', 10),
    ],
  },
  {
    id: '019bb146-0638-79c5-9ebd-b34d1cd958cb',
    code: 'DA-10',
    type: 'flatRoof',
    locale: 'de_DE',
    name: 'Flachdach Stahlbeton, Umkehrdach XPS 240',
    description:
      'Umkehrdach: die Abdichtung liegt geschützt unter der wasserunempfindlichen XPS-Dämmung und ist zugleich Dampfsperre. U enthält den Zuschlag nach DIN 4108-2 für unterströmtes Regenwasser. Ein Vlies trennt Dämmung und Kies.',
    translations: {
      en_GB: {
        name: 'Flat roof, concrete, inverted roof XPS 240',
        description:
          'Inverted roof: the waterproofing lies protected below the XPS insulation, which takes no harm from water, and acts as vapour barrier too. U holds the addition of DIN 4108-2 for rain below the boards. A fleece separates insulation and gravel.',
      },
    },
    tags: ['Flachdach', 'Umkehrdach', 'Massivbau'],
    layers: [
      layer('gravel_2_32', 60),
      layer('fleece_pe_pp', 3.6),
      layer('xps_035', 240),
      layer('bitumen_pye', 8),
      layer('reinforced_concrete_c25_30', 220, having('reinforcementSlab')),
      layer('plaster_gypsum_1200', 10),
    ],
  },
  {
    id: '019bb146-f480-7236-8db2-040ece77b2ce',
    code: 'DA-11',
    type: 'flatRoof',
    locale: 'de_DE',
    name: 'Gründach extensiv auf Stahlbeton',
    description:
      'Extensiv begrüntes Warmdach mit 80 mm Substrat auf Schutz- und Speichervlies, Wurzelschutz über der Abdichtung; hält Regen zurück und kühlt im Sommer. Gefälle in der Dämmung von 120 auf 320 mm. Unter Substrat ist das Periodenbilanzverfahren nicht anwendbar; die Dampfsperre ist wie beim bekiesten Dach bemessen.',
    translations: {
      en_GB: {
        name: 'Extensive green roof on concrete',
        description:
          'Warm roof with extensive planting, 80 mm of substrate on a protection and storage fleece, a root barrier above the waterproofing; retains rain and cools in summer. The insulation falls from 320 to 120 mm. The two-period balance does not apply below substrate; the vapour barrier is that of the gravelled roof.',
      },
    },
    tags: ['Flachdach', 'Gründach', 'Massivbau'],
    layers: [
      layer('vegetation_substrate', 80),
      layer('fleece_protection', 5),
      layer('green_roof_foil', 1),
      layer('bitumen_pye', 8),
      tapered('eps_035', 120, 320),
      layer('bitumen_g200s4', 4),
      layer('reinforced_concrete_c25_30', 220, having('reinforcementSlab')),
      layer('plaster_gypsum_1200', 10),
    ],
  },
  {
    id: '019bb149-bf58-7d04-903e-f477433293ca',
    code: 'DA-14',
    type: 'flatRoof',
    locale: 'de_DE',
    name: 'Bestand 1970, Flachdach mit EPS 60',
    description:
      'Warmdach der siebziger Jahre mit dünner Polystyroldämmung und bekiester Bitumenabdichtung. Ausgangszustand; Dämmung vor der Sanierung auf Durchfeuchtung prüfen.',
    translations: {
      en_GB: {
        name: 'Existing 1970, flat roof with EPS 60',
        description:
          'Warm roof of the seventies with thin polystyrene and gravelled bitumen sheets. As found; check the insulation for moisture before refurbishing.',
      },
    },
    tags: ['Bestand', 'Flachdach', 'Warmdach'],
    layers: [
      layer('gravel_2_32', 50, existing),
      layer('bitumen_v60', 10, ageing(10)),
      layer('eps_040', 60, ageing(10)),
      layer('bitumen_v60', 5, ageing(10)),
      layer('reinforced_concrete_c25_30', 180, existing),
      layer('plaster_lime_cement', 15, existing),
    ],
  },
  {
    id: '019bb14a-ada0-7e94-982c-7207cc6b61fb',
    code: 'DA-15',
    type: 'flatRoof',
    locale: 'de_DE',
    name: 'Bestand 1970, Flachdach mit EPS 180 aufgedoppelt',
    description:
      'Sanierung des Flachdachs DA-14 durch Zusatzdämmung und neue Abdichtung auf dem trockenen Bestand; der Kies entfällt zugunsten einer beschieferten Oberlage. Anschlusshöhen an Attika und Türen anpassen.',
    translations: {
      en_GB: {
        name: 'Existing 1970, flat roof with EPS 180 added',
        description:
          'Refurbishment of flat roof DA-14 with further insulation and new waterproofing on what is there and dry; a slated top sheet takes the place of the gravel. Raise upstands at parapets and doors.',
      },
    },
    tags: ['Sanierung', 'Flachdach', 'Warmdach'],
    layers: [
      layer('gravel_2_32', 50, removed),
      layer('bitumen_pye_slated', 4),
      layer('bitumen_pye', 4),
      layer('eps_035', 180),
      layer('bitumen_v60', 10, existing),
      layer('eps_040', 60, existing),
      layer('bitumen_v60', 5, existing),
      layer('reinforced_concrete_c25_30', 180, existing),
      layer('plaster_lime_cement', 15, existing),
    ],
  },
]
