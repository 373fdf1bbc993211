/** Editions of the table of service lives "Nutzungsdauern von Bauteilen" (BBSR); the first holds where none is chosen. */
export const serviceLifeEditions = ['2017', '2025'] as const
export type ServiceLifeEdition = (typeof serviceLifeEditions)[number]

/** Where the figure stands: under a code of the table, or as the default of eLCA by material after the table. */
export const serviceLifeSources = ['table', 'elcaDefault'] as const

/** Places of layers that have a service life of their own. */
export const serviceLifePositions = [
  'structure.concrete',
  'structure.masonry',
  'structure.timberWall',
  'structure.strawWall',
  'structure.timberWallInfill',
  'structure.timberColumnOutside',
  'structure.timberWallInside',
  'structure.timberColumnInside',
  'structure.timberFloor',
  'structure.timberPitchedRoof',
  'structure.timberFlatRoof',
  'structure.engineeredRoof',
  'structure.weatheredTimber',
  'insulation.betweenRafters',
  'insulation.aboveRafters',
  'insulation.etics',
  'insulation.core',
  'insulation.rainscreen',
  'insulation.insulatingRender',
  'insulation.floor',
  'insulation.ceilingBelow',
  'insulation.perimeter',
  'insulation.underSlab',
  'insulation.flatRoof',
  'insulation.invertedRoof',
  'insulation.partition',
  'render.mineral',
  'render.pasty',
  'render.onInsulation',
  'render.etics',
  'facing.clinker',
  'cladding.woodTreated',
  'cladding.woodUntreated',
  'cladding.softwoodUntreated',
  'cladding.shingles',
  'cladding.fibreCementStone',
  'cladding.hplPlastic',
  'cladding.wpc',
  'paint.facade',
  'wood.glaze',
  'roof.tiles',
  'roof.fibreCement',
  'roof.metal',
  'roof.steelCoated',
  'roof.sealingUnderInsulation',
  'roof.sealingBitumen',
  'roof.sealingEpdm',
  'roof.sealingEcb',
  'roof.sealingPvc',
  'roof.underlayFoil',
  'roof.woodFibreUnderlay',
  'roof.vapourControl',
  'roof.substrate',
  'roof.parapetWood',
  'plaster.mineralInside',
  'lining.board',
  'lining.wood',
  'paint.inside',
  'wallpaper',
  'screed.cement',
  'screed.dry',
  'screed.resin',
  'fill.epsConcrete',
  'floor.parquetSolid',
  'floor.softwoodBoards',
  'floor.laminate',
  'floor.carpet',
  'floor.linoleum',
  'floor.ceramic',
  'floor.varnish',
  'adhesive.tile',
  'door.inside',
] as const
export type ServiceLifePosition = (typeof serviceLifePositions)[number]

/** Kinds of product of the positions that have several lives. */
const variants: Readonly<Partial<Record<ServiceLifePosition, readonly string[]>>> = {
  'insulation.perimeter': ['foam', 'foamGlass'],
  'insulation.underSlab': ['foam', 'foamGlass'],
  'insulation.flatRoof': ['foam', 'mineral'],
  'paint.facade': ['dispersion', 'lime'],
  'roof.sealingBitumen': ['plain', 'slated'],
  'roof.woodFibreUnderlay': ['bituminised', 'impregnated'],
  'roof.substrate': ['substrate', 'drainage', 'fleece'],
  'roof.parapetWood': ['cover', 'treated'],
  'lining.board': ['gypsum', 'clay'],
  'paint.inside': ['class1', 'class2', 'class3'],
  wallpaper: ['paintable', 'plain'],
  'floor.parquetSolid': ['solid', 'multilayer', 'thin'],
  'floor.softwoodBoards': ['boards', 'veneer'],
  'floor.laminate': ['class31', 'class32'],
  'floor.carpet': ['tufted', 'woven'],
  'floor.linoleum': ['homogeneous', 'heterogeneous', 'rubber'],
  'floor.ceramic': ['tiles', 'marble'],
  'floor.varnish': ['varnish', 'oil'],
  'door.inside': ['inner', 'wet'],
}

/** A position, and the kind of product after a slash where it has several lives. */
export type ServiceLifePlace = ServiceLifePosition | `${ServiceLifePosition}/${string}`
/** Names of places in a component, in one language. */
export type PlaceNames = Readonly<Partial<Record<ServiceLifePlace, string>>>

/** Every place that has a service life, in the order of the positions. */
export const serviceLifePlaces: readonly ServiceLifePlace[] = serviceLifePositions.flatMap(
  (position): ServiceLifePlace[] =>
    variants[position]?.map((variant) => `${position}/${variant}` as const) ?? [position],
)

/** Service life of a place in the table [a]. */
export type PlaceLife = {
  readonly years: number
  /** At least so long ("≥ 50"): a cap, not a life. */
  readonly isOpen: boolean
  /** Edition it stands in: another than the one asked for where that leaves the place open. */
  readonly edition: ServiceLifeEdition
  /** Number in the table of the edition. */
  readonly code: string | undefined
}

/** What decided the service life of a layer, by the rule of its place. */
export const placementRules = [
  'own',
  'chosen',
  'bearing',
  'member',
  'betweenMembers',
  'betweenBearing',
  'belowSlab',
  'partitionFill',
  'coreInsulation',
  'renderedInsulation',
  'rainscreen',
  'systemRender',
  'renderOnInsulation',
  'outerRender',
  'facingLeaf',
  'cladding',
  'outerPaint',
  'perimeter',
  'sealingInGround',
  'aboveRafters',
  'belowSealing',
  'aboveSealing',
  'underlay',
  'vapourControl',
  'roofSealing',
  'roofCovering',
  'greenRoof',
  'floorInsulation',
  'ceilingBelow',
  'floorBuildUp',
  'insideInsulation',
  'insideFinish',
  'unknown',
] as const
export type PlacementRule = (typeof placementRules)[number]

/**
 * Where the years come from: typed for the layer, from a position that was chosen, from the position that the rules found,
 * or from the material where the position is unknown or its figure is.
 */
export const serviceLifeBases = ['own', 'chosen', 'position', 'material'] as const
export type ServiceLifeBasis = (typeof serviceLifeBases)[number]
