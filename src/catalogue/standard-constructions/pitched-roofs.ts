import { battens, layer, members, osbRetarder, tiledRoofing, vapourRetarder, visibleRafters } from './layers.ts'
import type { StandardConstruction } from './schema.ts'

/** Pitched roofs with tiles, new. */
export const pitchedRoofs: readonly StandardConstruction[] = [
  {
    id: '019bb178-4968-7247-818b-29f137b98ec0',
    code: 'DA-02',
    type: 'pitchedRoof',
    locale: 'de_DE',
    name: 'Steildach, Zwischensparren 240',
    description:
      'Vollsparrendämmung mit Holzfaser-Unterdeckplatte, die das Dach während der Bauzeit schützt und die Sparren überdeckt. Dampfbremse sd 5 m, Lattenebene für Leitungen.',
    translations: {
      en_GB: {
        name: 'Pitched roof, insulation between rafters 240',
        description:
          'Rafters filled over their full depth, with a wood fibre sarking board that protects the roof during construction and covers the rafters. Vapour retarder of sd 5 m, battened void for services.',
      },
    },
    tags: ['Steildach', 'Holzbau', 'Aufstockung'],
    layers: [
      ...tiledRoofing,
      layer('wood_fibre_dry', 60),
      layer('mw_pitched_roof_035', 240, members(80, 800)),
      vapourRetarder(5),
      layer('air_unventilated_floor', 30, battens(50, 400, 'horizontal')),
      layer('gypsum_board_fire', 12.5),
    ],
  },
  {
    id: '019bb179-37b0-7979-a81d-3a82f7a7837b',
    code: 'DA-03',
    type: 'pitchedRoof',
    locale: 'de_DE',
    name: 'Steildach, Zwischen- und Untersparren 200 + 60',
    description:
      'Mineralwolle zwischen den Sparren und quer darunter; die Untersparrendämmung mindert die Wärmebrücke der Sparren und schützt die Dampfbremse. Diffusionsoffene Unterdeckbahn.',
    translations: {
      en_GB: {
        name: 'Pitched roof, between and below rafters 200 + 60',
        description:
          'Mineral wool between the rafters and across below them; the lower layer reduces the thermal bridge of the rafters and protects the vapour retarder. Vapour-open roofing underlay.',
      },
    },
    tags: ['Steildach', 'Holzbau', 'Wohnungsbau'],
    layers: [
      ...tiledRoofing,
      layer('underlay_pur', 0.5),
      layer('mw_pitched_roof_035', 200, members(80, 800)),
      vapourRetarder(5),
      layer('mw_pitched_roof_035', 60, battens(60, 625, 'horizontal')),
      layer('gypsum_board_fire', 12.5),
    ],
  },
  {
    id: '019bb17a-25f8-767a-a6fc-237458cddcb7',
    code: 'DA-04',
    type: 'pitchedRoof',
    locale: 'de_DE',
    name: 'Steildach, Aufsparren Holzfaser 200',
    description:
      'Zweilagige Aufsparrendämmung aus Holzfaserplatten, oben wasserabweisend, auf sichtbarer Schalung; die Sparren bleiben im Raum sichtbar und zählen in Masse und Ökobilanz, nicht in U. Gute Dämpfung im Sommer; die Doppelgewindeschrauben nach Statik sind nicht enthalten und zu ergänzen.',
    translations: {
      en_GB: {
        name: 'Pitched roof, above rafters, wood fibre 200',
        description:
          'Two layers of wood fibre boards, the upper one water-repellent, above exposed boarding; the rafters stay visible in the room and count in mass and life cycle, not in U. Good damping in summer; the double-threaded screws of the structural design are not contained and are to be added.',
      },
    },
    tags: ['Steildach', 'Aufsparrendämmung', 'nachwachsend'],
    layers: [
      ...tiledRoofing,
      layer('wood_fibre_dry', 60),
      layer('wood_fibre_dry', 140),
      vapourRetarder(5),
      layer('timber_spruce', 24),
      visibleRafters,
    ],
  },
  {
    id: '019bb17b-1440-7aa9-bf0e-a9bb7722d6e7',
    code: 'DA-05',
    type: 'pitchedRoof',
    locale: 'de_DE',
    name: 'Steildach, Aufsparren PIR 160',
    description:
      'Schlanke Aufsparrendämmung aus beidseitig alukaschierten Polyisocyanurat-Platten auf Sichtschalung. Dampfdicht: die Trocknungsreserve der Dämmebene ist gering, Schalung und Sparren trocknen frei zum Raum. Nur trockenes Holz überdecken. Die sichtbaren Sparren zählen in Masse und Ökobilanz, nicht in U; die Schrauben durch die Dämmung nach Statik ergänzen.',
    translations: {
      en_GB: {
        name: 'Pitched roof, above rafters, PIR 160',
        description:
          'Slim insulation of polyisocyanurate boards with aluminium facings above exposed boarding. Vapour-tight: the drying reserve at the insulation is small, boarding and rafters dry freely to the room. Cover dry timber only. The visible rafters count in mass and life cycle, not in U; add the screws through the insulation as the structural design asks.',
      },
    },
    tags: ['Steildach', 'Aufsparrendämmung'],
    layers: [...tiledRoofing, layer('pir_alu_024', 160), vapourRetarder(5), layer('timber_spruce', 24), visibleRafters],
  },
  {
    id: '019bb17d-df18-70d9-8fb1-ad6ab2542c4e',
    code: 'DA-08',
    type: 'pitchedRoof',
    locale: 'de_DE',
    name: 'Steildach, Zellulose 280 mit Holzfaser 80, Passivhaus',
    description:
      'Hochgedämmtes, diffusionsoffenes Dach aus nachwachsenden Stoffen; Zellulose fugenlos eingeblasen, Holzfaser 80 über den Sparren. OSB mit verklebten Stößen ist Luftdichtung und Dampfbremse (μ 200 nach Leistungserklärung).',
    translations: {
      en_GB: {
        name: 'Pitched roof, cellulose 280 with wood fibre 80, passive house',
        description:
          'Highly insulated, vapour-open roof of renewable materials; cellulose blown in without gaps, wood fibre 80 above the rafters. OSB with taped joints is airtight layer and vapour retarder (μ 200 as declared).',
      },
    },
    tags: ['Steildach', 'Holzbau', 'Passivhaus', 'nachwachsend'],
    layers: [
      ...tiledRoofing,
      layer('wood_fibre_dry', 80),
      layer('cellulose_blown', 280, members(60, 800)),
      osbRetarder(18),
      layer('air_unventilated_floor', 30, battens(50, 400, 'horizontal')),
      layer('gypsum_board_fire', 12.5),
    ],
  },
]
