import { type DensityClass, densityClasses, type MaterialUse, materialUses } from '#vocabulary/materials.ts'

/**
 * Materials that fit each use, by the beginning of their id. A use is where a material is approved or commonly built,
 * not all that it could bear:
 * - `renderedInsulation` are boards that carry render; mineral wool for ventilated façades does not
 * - `perimeterInsulation` and what lies outside a sealing: only boards approved against the ground
 * - `lining` boards face a room; none of gypsum stands outside
 * - `airtightLayer` are sheets and boards that are taped to it
 */
const patterns: Readonly<Record<MaterialUse, RegExp>> = {
  cavityInsulation:
    /^(mw_(facade|pitched_roof|partition|blown|clamping|core)|cellulose_|wood_fibre_(flex|blown)|wood_shavings|hemp_batt|flax_batt|straw_bale|cotton|sheep_wool|eps_loose|perlite_loose)/,
  renderedInsulation:
    /^(stone_wool_etics|eps_03[25]|eps_040|wood_fibre_(dry|etics)|aac_mineral_board|foam_concrete_board|wood_wool_board|cork_expanded|phenolic_foam|reed_board|pur_02|pur_03)/,
  ventilatedInsulation: /^(mw_facade|wood_fibre_(flex|wet|dry)|hemp_batt|flax_batt|sheep_wool)/,
  screedInsulation:
    /^(eps_(floor|impact|035|040)|mw_(floor|impact)|wood_fibre_(wet|impact)|xps_|pur_|pir_|foam_glass($|_t)|perlite_board|pe_foam|cork_expanded|phenolic_foam)/,
  perimeterInsulation: /^(xps_|foam_glass|eps_perimeter)/,
  flatRoofInsulation: /^(eps_03|eps_040|pir_alu|pur_|mw_flat_roof|foam_glass($|_t)|xps_|perlite_board|wood_fibre_wet)/,
  airtightLayer: /^(vapour_|kraft_paper|aluminium_foil|osb|three_layer_board|five_layer_board|plywood|clt$)/,
  sheathing:
    /^(osb|plywood|dhf|wood_fibre_(underlay|dry|wet)|gypsum_fibre_board|cement_particle_board|cement_board|three_layer_board|particle_board|mdf|lvl)/,
  lining:
    /^(gypsum_(board|fibre_board)|clay_board|cement_board|calcium_silicate|three_layer_board|five_layer_board|osb|plywood|mineral_ceiling|light_panel|wood_wool_board|timber_(spruce|pine|larch))/,
  renderOutside:
    /^(plaster_(lime_cement|cement|resin|dispersion|light|insulating|lime$)|etics_(coat|finish)|base_coat)/,
  plasterInside: /^(plaster_(lime|gypsum|clay|cement|insulating)|filler_fibre)/,
  masonry:
    /^(sand_lime|aac_(p|6|8|lambda)|brick_(solid|facing|clinker|hollow|filled)|concrete_block|pumice_(block|planstein)|exp_clay_(block|hollow)|slag_block|clay_block|gypsum_wall_block|glass_block)/,
  cladding:
    /^(timber_(spruce|pine|larch|cedar)|thermowood|accoya|fibre_cement|hpl|stone_facade|brick_(facing|clinker|slip)|slate|zinc|copper|aluminium_sheet|steel_sheet_(thin|galvanised)|stainless|three_layer|polycarbonate|gfk)/,
  roofing:
    /^(roof_tile|slate|zinc|copper|lead|aluminium_sheet|steel_sheet_galvanised|stainless|green_roof_(ext|int)|vegetation_substrate|gravel_2_32)/,
  screed: /^(screed_|dry_screed|asphalt_mastic)/,
  floorCovering:
    /^(parquet|laminate|cork_(floor|linoleum)|linoleum|pvc_floor|rubber_floor|carpet|tiles_|stone_(floor|paving)|marble|artificial_stone|epoxy_floor|terrazzo|concrete_paver|wpc_decking)/,
  sealing:
    /^(bitumen_(v60|g200|pye|thick)|roof_(pvc|epdm|eva|ecb|pib|tpo)|pehd_waterproofing|liquid_membrane|asphalt_mastic)/,
}

/** What a material of the catalogue may serve as, in the order of the vocabulary. */
export const usesOf = (id: string): MaterialUse[] => materialUses.filter((use) => patterns[use].test(id))

/** Gross dry density class of a masonry unit; undefined for what is no masonry, or denser than the classes go. */
export function densityClassOf(uses: readonly MaterialUse[], density: number | undefined): DensityClass | undefined {
  if (density === undefined || !uses.includes('masonry')) return undefined
  // a class takes what exceeds it by rounding alone: 1601 kg/m³ is class 1.6, 1036 kg/m³ is not class 1.0
  return densityClasses.find((one) => density <= one * 1000 * 1.002)
}
