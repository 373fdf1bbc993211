import { type MaterialTrait, materialTraits } from '#vocabulary/materials.ts'

/**
 * Materials each trait holds for, by the beginning of their id. `vapourTight` follows from an infinite μ.
 *
 * - Solid products of sawn timber are `wood`; panels, LVL and rigid wood fibre boards `woodBased` (the stricter limit).
 *   Wood wool boards are exempt from both (DIN 4108-3, 5.2.2).
 * - `nonAbsorbing` after the examples of DIN 4108-3: normal concrete, metal, foils, foams, mineral wool, air layers,
 *   and what is denser still (glass, stoneware, hard stone, bitumen, plastics).
 * - `insulatesWet` as DIN 4108-2 names them: XPS and foam glass boards. EPS and foam glass gravel count only under an
 *   approval of their own, which their note says.
 * - `waterproofing` are the layers that keep water out; foils that protect or drain are not.
 */
const patterns: Readonly<Record<Exclude<MaterialTrait, 'vapourTight'>, RegExp>> = {
  air: /^air_/,
  wood: /^(timber_|kvh|duo_trio|glulam|clt|thermowood|accoya|parquet_solid)/,
  woodBased:
    /^(lvl|three_layer|five_layer|kielsteg|plywood|osb|particle_board|mdf|hdf|dhf|light_panel|cement_particle|wood_fibre_(wet|dry|underlay|etics|impact)|parquet_multilayer|laminate)/,
  nonAbsorbing:
    /^(concrete_c|reinforced_concrete|precast_|glass_(block|single|double|triple)|screed_(mastic|resin)|mw_|stone_wool|foam_glass($|_t)|vip|eps_(0|floor|perimeter|impact)|xps|pur_|pir_|phenolic|pe_foam|melamine|uf_foam|vapour_(barrier|retarder_(pa|pet|variable))|underlay|aluminium|fleece|dimpled|pehd|green_roof_foil|bitumen|roof_(pvc|epdm|eva|ecb|pib)|slate|zinc|copper|lead|hpl|stone_(facade|floor)_hard|stone_paving|marble|artificial_stone|polycarbonate|pmma|pvc|gfk|reinforcing_steel|steel|stainless|rubber|tiles|epoxy|asphalt|air_)/,
  waterproofing: /^(pehd_waterproofing|bitumen_(v60|g200|pye|thick)|roof_(pvc|epdm|eva|ecb|pib))/,
  insulatesWet: /^(xps|foam_glass($|_t))/,
  vegetation: /^(green_roof_(ext|int)|vegetation_substrate)/,
  metal: /^(aluminium_|zinc|copper|lead|reinforcing_steel|steel|stainless)/,
  biogenic:
    /^(timber_|kvh|duo_trio|glulam|clt|lvl|three_layer|five_layer|thermowood|accoya|wpc|kielsteg|plywood|osb|particle_board|mdf|hdf|dhf|light_panel|cement_particle|levelling_fill|wood_(fibre|shavings|wool)|cellulose|hemp|flax|straw|cotton|cork|kraft_paper|hpl|parquet|laminate|linoleum)/,
}

/** Bars and profiles: the metal is tight, but a layer of them is not. */
const openMetal = /^(reinforcing_steel|steel_section|aluminium_profile)/

/** Whether a material of infinite μ closes the layer it stands in. */
export const closesLayer = (id: string): boolean => !openMetal.test(id)

/**
 * Traits of a material of the catalogue, in the order of the vocabulary.
 *
 * @param vapourTight - its μ is infinite and it closes the layer
 */
export function traitsOf(id: string, vapourTight: boolean): MaterialTrait[] {
  return materialTraits.filter((trait) => (trait === 'vapourTight' ? vapourTight : patterns[trait].test(id)))
}
