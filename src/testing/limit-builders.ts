import { conformity } from '#engine/conformity/conformity.ts'
import type { Construction, Layer, Material } from '#engine/construction.ts'
import { assessPhysics } from '#engine/physics/assess-physics.ts'
import type { ConstructionType } from '#vocabulary/constructions.ts'
import type { Settings } from '#vocabulary/settings.ts'
import { buildLayer, buildMaterial } from './life-cycle-builders.ts'

/** A material of a group, open to vapour. */
export const materialOf = (category: NonNullable<Material['category']>, material: Partial<Material> = {}) =>
  buildMaterial({ category, vapourResistanceFactor: { dry: 1, wet: 1 }, ...material })
/** New insulation, λ 0.035. */
export const insulationLayer = (
  thickness: number,
  material: Partial<Material> = {},
  layer: Partial<Layer> = {},
): Layer =>
  buildLayer({
    thickness,
    material: materialOf('insulation', { conductivity: 0.035, density: 40, ...material }),
    ...layer,
  })
/** Masonry that stands, 240 mm, λ 1. */
export const oldMasonry = (layer: Partial<Layer> = {}): Layer =>
  buildLayer({ thickness: 0.24, material: materialOf('masonry'), state: 'existing', ...layer })
/** A construction with its circumstances. */
export const constructionWith = (type: ConstructionType, settings: Settings, ...layers: Layer[]): Construction => ({
  type,
  layers,
  settings,
})
/** Every limit that it is held against. */
export const entriesOf = (construction: Construction) => [
  ...conformity(construction, assessPhysics(construction)).entries,
]
/** Those of one source. */
export const entriesOfPack = (construction: Construction, pack: string) =>
  entriesOf(construction).filter((one) => one.pack === pack)
/** Rows of GEG annex 7 with their limits. */
export const annexRows = (construction: Construction) =>
  entriesOfPack(construction, 'gegAnnex7')
    .filter(({ kind }) => kind === 'requirement')
    .map(({ row, limit }) => `${row} ${limit}`)
/** Insulation of 100 mm outside masonry that stands. */
export const insulatedWall = (type: ConstructionType, settings: Settings) =>
  constructionWith(type, settings, insulationLayer(0.1), oldMasonry())
