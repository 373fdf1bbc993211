import type { ConstructionType } from '#vocabulary/constructions.ts'
import type { MaterialCategory, MaterialUse } from '#vocabulary/materials.ts'

/**
 * Where a layer lies among the others:
 * - `weathered`: nothing lies outside of it but its coating
 * - `rainscreen`: weathered, in front of a ventilated air layer
 * - `within`: something lies outside and inside of it
 * - `warm`: inside of some insulation
 * - `roomSide`: nothing lies inside of it but its coating
 */
export const places = ['weathered', 'rainscreen', 'within', 'warm', 'roomSide'] as const
export type Place = (typeof places)[number]

/** Parts of a construction that one lets change or not, as a whole. */
export const freeParts = ['insulation', 'masonry', 'finishes'] as const
export type FreePart = (typeof freeParts)[number]

export type PlaceRule = {
  readonly use: MaterialUse
  readonly part: Exclude<FreePart, 'insulation'>
  readonly category: MaterialCategory
  readonly types: readonly ConstructionType[]
  readonly place: Place
  /** Uses that what comes in needs to have as well, where the layer has them: what it does beside. */
  readonly keeps: readonly MaterialUse[]
  /** Uses of which neither may have one: those are of another place. */
  readonly without: readonly MaterialUse[]
}

const walls: readonly ConstructionType[] = ['outerWall', 'innerWall', 'partitionToUnheated']
const floors: readonly ConstructionType[] = [
  'internalFloor',
  'basementCeiling',
  'groundSlab',
  'floorAboveOutdoorAir',
  'topFloorCeiling',
]
const any: readonly ConstructionType[] = [...walls, ...floors, 'outerWallGround', 'pitchedRoof', 'flatRoof']

const rule = (
  use: MaterialUse,
  category: MaterialCategory,
  place: Place,
  types: readonly ConstructionType[],
  rest: Partial<Pick<PlaceRule, 'part' | 'keeps' | 'without'>> = {},
): PlaceRule => ({ use, part: 'finishes', category, types, place, keeps: [], without: [], ...rest })

/**
 * Which layers that do not insulate may be of another material: one of the same use and kind, of the same thickness, at
 * the same place. The first rule that fits decides; a layer that none fits stays as it is. Vapour retarders have no rule:
 * the proof of moisture hangs on them. Nor has what lies against the ground, but for its insulation.
 */
export const placeRules: readonly PlaceRule[] = [
  rule('masonry', 'masonry', 'within', walls, { part: 'masonry', without: ['cladding'] }),
  rule('cladding', 'masonry', 'weathered', ['outerWall']),
  rule('cladding', 'wood', 'rainscreen', ['outerWall']),
  rule('cladding', 'facade', 'rainscreen', ['outerWall']),
  rule('renderOutside', 'plaster', 'weathered', ['outerWall', 'floorAboveOutdoorAir']),
  rule('roofing', 'roofing', 'rainscreen', ['pitchedRoof']),
  rule('sealing', 'membrane', 'within', ['flatRoof']),
  rule('sealing', 'membrane', 'weathered', ['flatRoof']),
  rule('lining', 'board', 'roomSide', any),
  rule('lining', 'woodPanel', 'roomSide', any, { keeps: ['airtightLayer', 'sheathing'] }),
  rule('sheathing', 'board', 'warm', any, { keeps: ['airtightLayer'] }),
  rule('sheathing', 'woodPanel', 'warm', any, { keeps: ['airtightLayer'] }),
  rule('plasterInside', 'plaster', 'roomSide', any),
  rule('screed', 'screed', 'within', floors),
  rule('screed', 'screed', 'roomSide', floors),
  rule('floorCovering', 'flooring', 'roomSide', floors),
]

/**
 * Materials that are chosen for what no figure here tells: fire, splashing water, sound, light, tread, a substructure of
 * their own. They neither give way nor come in.
 */
export const ofOwnDuty: ReadonlySet<string> = new Set([
  'gypsum_board_fire',
  'gypsum_board_impregnated',
  'gypsum_board_perforated',
  'mineral_ceiling_tile',
  'cement_board',
  'glass_block',
  'brick_slip',
  'polycarbonate',
  'gfk',
  'stone_facade_hard',
  'stone_facade_soft',
  'bitumen_pye_slated',
  'pehd_waterproofing',
  'bitumen_thick_coating',
  'liquid_membrane',
  'roof_pvc',
  'green_roof_extensive',
  'green_roof_intensive',
  'vegetation_substrate',
  'plaster_insulating',
  'screed_mastic_asphalt',
  'screed_resin',
  'epoxy_floor',
  'concrete_paver',
  'stone_paving_80',
])

/** Renders of external insulation; those of `eitherRender` lie on masonry too, all others on masonry alone. */
export const insulationRenders: ReadonlySet<string> = new Set([
  'etics_coat_mineral_light',
  'etics_coat_mineral_scratch',
  'etics_coat_mineral_deco',
  'etics_coat_silicone',
  'etics_coat_silicate',
  'etics_coat_resin',
  'etics_finish_mineral',
  'etics_finish_silicone',
])
export const eitherRender: ReadonlySet<string> = new Set(['plaster_light_mineral'])
