const mineralWool = ['Glaswolle', 'Steinwolle', 'Glass wool', 'Stone wool', 'Rock wool']
const expanded = ['Styropor', 'Expandiertes Polystyrol', 'Expanded polystyrene']
const extruded = ['Styrodur', 'Extrudiertes Polystyrol', 'Extruded polystyrene']
const softBoard = ['Holzweichfaserplatte', 'Weichfaserplatte', 'Wood fibre insulation']
const plasterboard = ['Gipsplatte', 'Gipsbauplatte', 'Rigips', 'Plasterboard', 'Drywall']
const aerated = ['Gasbeton', 'Ytong', 'Autoclaved aerated concrete']
const members = ['Ständer', 'Sparren', 'Lattung', 'Konterlattung', 'Studs', 'Rafters', 'Battens']
const hardStone = ['Granit', 'Basalt', 'Granite']
const softStone = ['Sandstein', 'Kalkstein', 'Sandstone', 'Limestone']
const felt = ['Dachpappe', 'Roofing felt']

/**
 * What people in offices and on sites call materials of the catalogue beside their names there, in both languages, by id.
 * Only for finding them; shown is the catalogue's name.
 */
export const otherNames: Readonly<Record<string, readonly string[]>> = {
  gypsum_board_fire: [...plasterboard, 'GKB', 'GKF'],
  gypsum_board_impregnated: [...plasterboard, 'GKBI'],
  gypsum_board_perforated: [...plasterboard, 'Lochplatte'],
  calcium_silicate_board: ['Klimaplatte', 'Calcium silicate board'],
  mw_facade_035: mineralWool,
  mw_facade_040: mineralWool,
  mw_core_035: mineralWool,
  mw_pitched_roof_035: mineralWool,
  mw_pitched_roof_031: mineralWool,
  mw_partition_040: mineralWool,
  mw_floor_035: mineralWool,
  mw_flat_roof_040: mineralWool,
  stone_wool_etics_035: ['Mineralwolle', 'Rock wool'],
  eps_035: expanded,
  eps_032: expanded,
  eps_040: expanded,
  eps_floor_035: expanded,
  xps_035: extruded,
  xps_038: extruded,
  wood_fibre_wet: softBoard,
  wood_fibre_dry: softBoard,
  wood_fibre_underlay: softBoard,
  wood_wool_board: ['Sauerkrautplatte', 'Heraklith'],
  cellulose_blown: ['Zelluloseflocken', 'Cellulose flakes'],
  aac_p2_04: aerated,
  aac_p4_05: aerated,
  aac_600: aerated,
  aac_800: aerated,
  kvh: members,
  timber_spruce: ['Lattung', 'Schalung', 'Rauspund', 'Battens', 'Boarding'],
  etics_coat_silicate: ['Silikatputz', 'Silicate render'],
  screed_calcium_sulfate: ['Anhydritestrich', 'Fließestrich', 'Anhydrite screed'],
  tiles_glazed: ['Fliesen', 'Tiles'],
  tiles_unglazed: ['Fliesen', 'Tiles'],
  pvc_floor: ['Vinylboden', 'Vinyl flooring'],
  steel_sheet_galvanised: ['Trapezblech', 'Trapezoidal sheet'],
  vapour_barrier_pe: ['Dampfsperre', 'PE-Folie', 'PE film'],
  bitumen_v60: felt,
  stone_facade_hard: hardStone,
  stone_floor_hard: hardStone,
  stone_facade_soft: softStone,
  stone_floor_soft: softStone,
  air_well_ventilated: ['Ventilated cavity'],
}
