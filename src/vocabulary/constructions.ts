/** What a construction is in the building; decides surface resistances, direction of heat flow and limits. */
export const constructionTypes = [
  'outerWall',
  'outerWallGround',
  'innerWall',
  'partitionToUnheated',
  'pitchedRoof',
  'flatRoof',
  'topFloorCeiling',
  'internalFloor',
  'basementCeiling',
  'groundSlab',
  'floorAboveOutdoorAir',
] as const
export type ConstructionType = (typeof constructionTypes)[number]

/** What lies beyond layer 0. */
export type Adjacency = 'outdoorAir' | 'ground' | 'unheated' | 'heated'

/** What lies beyond layer 0 of each type; beyond the last layer it is always a heated room. */
export const adjacencies: Readonly<Record<ConstructionType, Adjacency>> = {
  outerWall: 'outdoorAir',
  outerWallGround: 'ground',
  innerWall: 'heated',
  partitionToUnheated: 'unheated',
  pitchedRoof: 'outdoorAir',
  flatRoof: 'outdoorAir',
  topFloorCeiling: 'unheated',
  internalFloor: 'heated',
  basementCeiling: 'unheated',
  groundSlab: 'ground',
  floorAboveOutdoorAir: 'outdoorAir',
}

/** Whose a construction is. */
export const ownerships = ['standard', 'custom', 'thirdParty'] as const
export type Ownership = (typeof ownerships)[number]

/** Ownerships a list or count may ask for. */
export const ownershipCategories = [...ownerships, 'standardAndCustom'] as const
export type OwnershipCategory = (typeof ownershipCategories)[number]

/** What a share allows; `none` takes it back. */
export const sharePermissions = ['view', 'edit', 'none'] as const

/** What the caller may do with a construction. */
export const permissions = ['view', 'edit', 'owner'] as const
export type Permission = (typeof permissions)[number]

export const locales = ['de_DE', 'en_GB'] as const
export type Locale = (typeof locales)[number]
export const DEFAULT_LOCALE: Locale = 'de_DE'

/** Members within a layer run up (vertical) or across (horizontal); different directions cross, equal ones are aligned. */
export const framingDirections = ['vertical', 'horizontal'] as const
export type FramingDirection = (typeof framingDirections)[number]

/**
 * How far an air layer is open: to outside air (ISO 6946:2017, 6.9), or wholly to the room, such as the space between
 * rafters that stay visible. What is open counts in mass and life cycle, not in U.
 */
export const airCavities = ['unventilated', 'slightlyVentilated', 'wellVentilated', 'openToRoom'] as const
export type AirCavity = (typeof airCavities)[number]

/** Most layers a construction may have. */
export const MAX_LAYERS = 60

/** How what a construction was made from stands: as it was taken, newer by now, or not there for the viewer. */
export const originStates = ['current', 'newer', 'gone'] as const
export type OriginState = (typeof originStates)[number]
