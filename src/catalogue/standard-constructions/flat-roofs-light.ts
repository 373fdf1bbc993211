import { battens, having, layer, members, osbRetarder, polyethylene, trapezoidalSheet } from './layers.ts'
import type { StandardConstruction } from './schema.ts'

/** Flat roofs of timber and steel. */
export const lightFlatRoofs: readonly StandardConstruction[] = [
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
