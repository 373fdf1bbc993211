import { type AccessoryId, accessoryOf } from './accessories.ts'

/** Systems whose fasteners are no accessory of the catalogue, or that a layer may name for the correction of U alone. */
export const fastenerSystems = [
  'eticsDowels',
  'roofFasteners',
  'wallTies',
  'rafterScrews',
  'sandwichAnchors',
  'facadeBrackets',
] as const
export type FastenerSystem = (typeof fastenerSystems)[number]

/** What the correction of U asks of fasteners. */
type Figures = {
  /** [1/m²] */
  readonly perArea?: number | undefined
  /** χ of a piece [W/K]; the approximate procedure of ISO 6946 is not for brackets and dowels of approved systems. */
  readonly pointTransmittance?: number | undefined
  /** [m] */
  readonly diameter?: number | undefined
  /** [W/(m·K)] */
  readonly conductivity?: number | undefined
}

/** Fasteners of a layer as one states them: figures of a system, or own ones, or some of each. */
export type Fasteners = Figures & {
  readonly system?: FastenerSystem | undefined
  /** α; 0.8 where absent. */
  readonly factor?: number | undefined
  /** Within the insulation [m]; all of its thickness where absent. */
  readonly length?: number | undefined
}

/** What is known of fasteners: χ, or what the approximate procedure takes. */
export type KnownFasteners =
  | { readonly perArea: number; readonly pointTransmittance: number }
  | {
      readonly perArea: number
      /** Cross section [m²]. */
      readonly area: number
      readonly conductivity: number
      readonly factor?: number
      readonly length?: number
    }

/** A figure that only the design or the maker's data tell, and that was not stated. */
export type MissingFastenerFigure = 'perArea' | 'pointTransmittance' | 'diameter' | 'conductivity'

/** Figures of a system, as the accessory of its name has them; what is absent only the design or the maker tell. */
export function figuresOfSystem(system: FastenerSystem | undefined): Figures {
  if (system === undefined || system === 'facadeBrackets') return {}
  const { crossSection, ...figures } = accessoryOf(system).pieces ?? {}
  return crossSection === undefined ? figures : { ...figures, diameter: Math.sqrt((4 / Math.PI) * crossSection) }
}

const isSystem = (id: AccessoryId): id is AccessoryId & FastenerSystem => fastenerSystems.some((one) => one === id)

/** Fasteners of a layer: those that are stated, else those built in as an accessory whose figures are known. */
export function statedFasteners({
  fasteners,
  accessories = [],
}: {
  readonly fasteners?: Fasteners | undefined
  readonly accessories?: readonly { readonly accessoryId: AccessoryId }[] | undefined
}): Fasteners | undefined {
  if (fasteners) return fasteners
  const system = accessories.map(({ accessoryId }) => accessoryId).find(isSystem)
  return system && { system }
}

/**
 * Own figures over those of the system. A diameter of one's own takes the place of the system's χ.
 *
 * @returns the first figure that is missing, where one is
 */
export function knownFasteners(stated: Fasteners): KnownFasteners | { readonly missing: MissingFastenerFigure } {
  const system = figuresOfSystem(stated.system)
  const perArea = stated.perArea ?? system.perArea
  if (perArea === undefined) return { missing: 'perArea' }
  const usual = stated.diameter === undefined ? system.pointTransmittance : undefined
  const pointTransmittance = stated.pointTransmittance ?? usual
  return pointTransmittance === undefined ? bySection(perArea, stated, system) : { perArea, pointTransmittance }
}

function bySection(
  perArea: number,
  stated: Fasteners,
  system: Figures,
): KnownFasteners | { readonly missing: MissingFastenerFigure } {
  const diameter = stated.diameter ?? system.diameter
  const conductivity = stated.conductivity ?? system.conductivity
  if (diameter === undefined) return { missing: conductivity === undefined ? 'pointTransmittance' : 'diameter' }
  if (conductivity === undefined) return { missing: 'conductivity' }
  const { factor, length } = stated
  return {
    perArea,
    area: (Math.PI / 4) * diameter ** 2,
    conductivity,
    ...(factor !== undefined && { factor }),
    ...(length !== undefined && { length }),
  }
}

/** Gaps in insulation: 0 none, 1 gaps through it, 2 gaps with air circulating behind (ISO 6946:2017, annex F.3). */
export const airGapLevels = [0, 1, 2] as const
export type AirGapLevel = (typeof airGapLevels)[number]
