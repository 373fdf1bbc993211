import { ageing, battens, existing, layer, removed, tiledRoofing, vapourRetarder } from './layers.ts'
import type { StandardConstruction } from './schema.ts'

/** Pitched roofs with tiles, as found and refurbished. */
export const existingPitchedRoofs: readonly StandardConstruction[] = [
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
]
