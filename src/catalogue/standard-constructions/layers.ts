import type { AccessoryId } from '#vocabulary/accessories.ts'
import type { FramingDirection } from '#vocabulary/constructions.ts'
import type { StandardLayer } from './schema.ts'

type Rest = Omit<StandardLayer, 'materialId' | 'thickness'>

/** A layer by its thickness in millimetres, as drawings state it. */
export const layer = (materialId: string, millimetres: number, rest: Rest = {}): StandardLayer => ({
  materialId,
  thickness: millimetres / 1000,
  ...rest,
})

/**
 * Timber members within a layer.
 *
 * @param width - of a member [mm]; its height is the thickness of the layer
 * @param spacing - from axis to axis [mm]
 * @param direction - vertical also for what runs up a slope or along a beam, horizontal across
 */
export const members = (
  width: number,
  spacing: number,
  direction: FramingDirection = 'vertical',
  materialId = 'kvh',
): Pick<StandardLayer, 'framing'> => ({
  framing: { materialId, width: width / 1000, spacing: spacing / 1000, direction },
})

/** Battens of sawn spruce. */
export const battens = (width: number, spacing: number, direction: FramingDirection = 'vertical') =>
  members(width, spacing, direction, 'timber_spruce')

/** Reinforcement, studs or fasteners within the layer, by their typical amount. */
export const having = (...accessoryIds: readonly AccessoryId[]): Pick<StandardLayer, 'accessories'> => ({
  accessories: accessoryIds.map((accessoryId) => ({ accessoryId })),
})

/** In the building already, and taken to last for a study period of 50 years: structure, and what protects it or is protected. */
export const existing = { state: 'existing', remainingServiceLife: 50 } as const
/** In the building already, worn by weather or use: to be renewed after so many years. */
export const ageing = (remainingServiceLife: number) => ({ state: 'existing', remainingServiceLife }) as const
/** In the building already, and taken out. */
export const removed = { state: 'removed' } as const

/** Adhesive, mesh and mineral render of an external thermal insulation system, as the dataset sums them up: 11.4 kg/m². */
export const eticsCoat = layer('etics_coat_mineral_light', 8.8)

/** Trapezoidal sheet of 1 mm: 9.7 kg/m² is the mass of the developed profile. */
export const trapezoidalSheet = layer('steel_sheet_galvanised', 1, { overrides: { density: 9700 } })

/** Reinforced PET sheet of 0.1 mm, chosen for an equivalent air layer thickness sd [m]. */
export const vapourRetarder = (sd: number): StandardLayer => layer('vapour_retarder_pet', 0.1, { overrides: { sd } })

/**
 * OSB/3 that retards vapour: μ 200, so that 15 mm have sd = 3 m. Products differ between the table value of 30 and 400;
 * the value is one to ask for.
 */
export const osbRetarder = (millimetres: number): StandardLayer =>
  layer('osb', millimetres, { overrides: { vapourResistanceFactor: 200 } })

/** Insulation that rises along one side of the roof, from and to a thickness [mm] (ISO 6946, annex C). */
export const tapered = (materialId: string, thinnest: number, thickest: number): StandardLayer =>
  layer(materialId, (thinnest + thickest) / 2, {
    taper: { shape: 'rectangle', rise: (thickest - thinnest) / 1000 },
  })

/** Polyethylene film of 0.2 mm, sd = 20 m: vapour barrier, and separating layer under wet screed. */
export const polyethylene = layer('vapour_barrier_pe', 0.2)

/** Tiles as an even layer of 40 kg/m², battens 30/50 and counter battens 30/50 in the ventilated space. */
export const tiledRoofing: readonly StandardLayer[] = [
  layer('roof_tile_clay', 20),
  layer('air_well_ventilated', 30, battens(50, 340, 'horizontal')),
  layer('air_well_ventilated', 30, battens(50, 800)),
]

/** Rafters 80/200 that stand in the room: they carry and weigh, and lie in no heat path. */
export const visibleRafters = layer('air_layer', 200, { airCavity: 'openToRoom', ...members(80, 800) })
