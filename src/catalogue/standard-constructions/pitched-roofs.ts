import {
  ageing,
  battens,
  existing,
  layer,
  members,
  osbRetarder,
  removed,
  tiledRoofing,
  vapourRetarder,
  visibleRafters,
} from './layers.ts'
import type { StandardConstruction } from './schema.ts'

/** Pitched roofs with tiles, new and refurbished. */
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
    id: '019bb17c-0288-7b73-a72b-380c1cfdcdab',
    code: 'DA-06',
    type: 'pitchedRoof',
    locale: 'de_DE',
    name: 'Bestand 1965, Steildach mit Mineralwolle 60',
    description:
      'Ausgebautes Dach der sechziger Jahre: 60 mm Mineralwolle zwischen 140 mm hohen Sparren, darüber durchlüftet, raumseitig verputzte Holzwolle-Platten. Ausgangszustand ohne Luftdichtheitsschicht. Vorhandenes Holz setzt am Ende Kohlenstoff frei, dessen Aufnahme vor der Betrachtung liegt; seine erneuerbare Energie geht in C3 mit Minus ab.',
    translations: {
      en_GB: {
        name: 'Existing 1965, pitched roof with mineral wool 60',
        description:
          'Converted loft of the sixties: 60 mm of mineral wool between rafters of 140 mm, ventilated above, plastered wood wool boards inside. As found, without an airtight layer. At its end existing timber releases carbon that was taken up before the study; its renewable energy leaves in C3 with a minus.',
      },
    },
    tags: ['Bestand', 'Steildach'],
    layers: [
      layer('roof_tile_clay', 20, ageing(20)),
      layer('air_well_ventilated', 30, { ...ageing(20), ...battens(50, 340, 'horizontal') }),
      layer('air_well_ventilated', 80, { ...existing, ...battens(80, 700) }),
      layer('mw_partition_040', 60, { ...existing, ...battens(80, 700) }),
      layer('wood_wool_board', 35, existing),
      layer('plaster_lime_cement', 15, existing),
    ],
  },
  {
    id: '019bb17c-f0d0-7969-ab0d-b8eff7f421a3',
    code: 'DA-07',
    type: 'pitchedRoof',
    locale: 'de_DE',
    name: 'Bestand 1965, Steildach von außen saniert',
    description:
      'Sanierung von außen bei bewohntem Dach: Deckung und alte Mineralwolle ausgebaut, neue Dampfbremse sd 2 m über den Bestand gelegt, Sparren voll gedämmt und mit Holzfaser 80 überdeckt. Die innere Bekleidung bleibt, die Sparren auch: als Teil der neuen Dämmschicht zählen sie wie neue.',
    translations: {
      en_GB: {
        name: 'Existing 1965, pitched roof refurbished from outside',
        description:
          'Refurbishment from outside while the loft is lived in: tiles and old mineral wool taken out, new vapour retarder of sd 2 m laid over what stays, rafters filled and covered with wood fibre 80. The lining inside remains, and so do the rafters: as part of the new insulation layer they count as new ones.',
      },
    },
    tags: ['Sanierung', 'Steildach'],
    layers: [
      layer('roof_tile_clay', 20, removed),
      layer('mw_partition_040', 60, removed),
      ...tiledRoofing,
      layer('wood_fibre_dry', 80),
      layer('mw_pitched_roof_035', 140, battens(80, 700)),
      vapourRetarder(2),
      layer('wood_wool_board', 35, existing),
      layer('plaster_lime_cement', 15, existing),
    ],
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
