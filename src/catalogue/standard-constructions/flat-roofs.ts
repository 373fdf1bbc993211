import {
  ageing,
  battens,
  existing,
  having,
  layer,
  members,
  osbRetarder,
  polyethylene,
  removed,
  tapered,
  trapezoidalSheet,
} from './layers.ts'
import type { StandardConstruction } from './schema.ts'

/** Flat roofs of concrete, timber and steel. */
export const flatRoofs: readonly StandardConstruction[] = [
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
    id: '019bb147-e2c8-7fe3-9f02-1c34e7a754e8',
    code: 'DA-12',
    type: 'flatRoof',
    locale: 'de_DE',
    name: 'Flachdach BSP 140, unbelüftet, Mineralwolle 240',
    description:
      'Unbelüftetes Holzflachdach mit der gesamten Dämmung über dem Tragwerk: das Holz bleibt warm und trocknet frei zum Raum. Die geringe Trocknungsreserve gilt der Dämmebene, nicht dem Holz. Bitumenbahn auf dem Brettsperrholz als Dampfsperre und Bauzeitabdichtung; Dämmung und Abdichtung gegen Windsog verklebt.',
    translations: {
      en_GB: {
        name: 'Flat roof, CLT 140, unventilated, mineral wool 240',
        description:
          'Unventilated timber flat roof with all insulation above the structure: the timber stays warm and dries freely to the room. The small drying reserve concerns the insulation, not the timber. Bitumen sheet on the CLT as vapour barrier and protection during construction; insulation and waterproofing bonded against wind uplift.',
      },
    },
    tags: ['Flachdach', 'Warmdach', 'Holzbau', 'Brettsperrholz'],
    layers: [layer('roof_epdm', 1.5), layer('mw_flat_roof_040', 240), layer('bitumen_g200s4', 4), layer('clt', 140)],
  },
  {
    id: '019bb148-d110-7e9c-b67e-6b680b90cde5',
    code: 'DA-13',
    type: 'flatRoof',
    locale: 'de_DE',
    name: 'Flachdach Holz, belüftet, Zellulose 240',
    description:
      'Belüftetes Holzflachdach: Abdichtung auf Schalung, darunter 100 mm durchströmter Luftraum zwischen den Balken. Zu- und Abluftöffnungen auf ganzer Länge und mindestens 3 % Gefälle; nur für kurze, freie Lüftungswege. OSB als Dampfbremse mit μ 200 nach Leistungserklärung.',
    translations: {
      en_GB: {
        name: 'Flat roof, timber, ventilated, cellulose 240',
        description:
          'Ventilated timber flat roof: waterproofing on boarding above a ventilated space of 100 mm between the joists. Openings along both sides and falls of at least 3 %; for short, free paths of air only. OSB as vapour retarder with μ 200 as declared.',
      },
    },
    tags: ['Flachdach', 'Kaltdach', 'Holzbau', 'nachwachsend'],
    layers: [
      layer('bitumen_pye', 8),
      layer('timber_spruce', 24),
      layer('air_well_ventilated', 100, members(80, 625)),
      layer('underlay_pur', 0.5),
      layer('cellulose_blown', 240, members(80, 625)),
      osbRetarder(18),
      layer('air_unventilated_floor', 30, battens(50, 400, 'horizontal')),
      layer('gypsum_board_fire', 12.5),
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
  {
    id: '019bb14b-9be8-73bf-8381-d192fec4c11e',
    code: 'DA-16',
    type: 'flatRoof',
    locale: 'de_DE',
    name: 'Industriedach Trapezblech, Mineralwolle 200',
    description:
      'Leichtes, nichtbrennbares Hallendach auf Stahltrapezprofil, gerechnet als Blech von 1 mm mit der Masse des abgewickelten Profils (9,7 kg/m²). Kunststoffbahn mechanisch befestigt, gerechnet mit 4 Stahlschrauben von 4,8 mm je m², die U um 7 % heben; die Zahl folgt dem Windsog. Kaum Speichermasse.',
    translations: {
      en_GB: {
        name: 'Industrial roof, trapezoidal sheet, mineral wool 200',
        description:
          'Light roof of halls on trapezoidal steel sheet, taken as a sheet of 1 mm with the mass of the developed profile (9.7 kg/m²), with non-combustible insulation. Plastic sheet fixed mechanically, computed for 4 steel screws of 4.8 mm per m², which raise U by 7 %; their number follows wind uplift. Hardly any storage mass.',
      },
    },
    tags: ['Flachdach', 'Warmdach', 'Gewerbebau', 'Stahlbau'],
    layers: [
      layer('roof_pvc', 1.5),
      layer('mw_flat_roof_040', 200, having('roofFasteners')),
      polyethylene,
      trapezoidalSheet,
    ],
  },
]
