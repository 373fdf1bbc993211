import type { Hatch, MaterialCategory } from '#vocabulary/materials.ts'

const byCategory: Readonly<Record<MaterialCategory, Hatch>> = {
  concrete: 'concrete',
  masonry: 'brick',
  mortar: 'plaster',
  plaster: 'plaster',
  screed: 'screed',
  board: 'gypsumBoard',
  wood: 'timber',
  woodPanel: 'woodPanel',
  insulation: 'rigidFoam',
  fill: 'gravel',
  membrane: 'waterproofing',
  roofing: 'tile',
  facade: 'tile',
  metal: 'metal',
  flooring: 'tile',
  coating: 'plaster',
  glass: 'glass',
  air: 'air',
}

/** Materials drawn otherwise than their category, by the beginning of their id. The first that fits counts. */
const byId: readonly (readonly [RegExp, Hatch])[] = [
  [/^(reinforced_concrete|precast_)/, 'reinforcedConcrete'],
  [/^(sand_lime|aac_(p|6|8)|concrete_block|pumice_(block|planstein)|exp_clay|slag_block)/, 'sandLime'],
  [/^(rammed_earth|green_roof_(ext|int)|vegetation_substrate)/, 'soil'],
  [/^(glass_block|polycarbonate|pmma|pvc_sheet|gfk)/, 'glass'],
  [/^dry_screed/, 'gypsumBoard'],
  [/^(mw_|stone_wool|mineral_ceiling)/, 'mineralWool'],
  [/^(clt|three_layer|five_layer)/, 'crossLaminatedTimber'],
  [/^(cement_particle|lvl|kielsteg|hpl|laminate)/, 'woodPanel'],
  [/^(thermowood|accoya|wpc_|parquet)/, 'timberLong'],
  [/^(wood_(fibre|shavings|wool)|cork_)/, 'woodFibre'],
  [/^(cellulose|cotton|hemp|flax|straw|carpet)/, 'cellulose'],
  [/^(levelling|lightweight_eps|.*_(loose|gravel|granulate)$|eps_loose)/, 'gravel'],
  [/^(vapour_|kraft_paper|aluminium_foil|fleece_)/, 'vapourBarrier'],
  [/^(glass_reinforcement)/, 'plaster'],
  [/^(zinc|copper|lead)_sheet|^powder_coating|^anodising/, 'metal'],
  [/^etics_eps_rail/, 'rigidFoam'],
  [/^(asphalt_|epoxy_floor)/, 'screed'],
]

/** How a material of the catalogue is drawn. */
export function hatchOf(id: string, category: MaterialCategory): Hatch {
  return byId.find(([pattern]) => pattern.test(id))?.[1] ?? byCategory[category]
}
