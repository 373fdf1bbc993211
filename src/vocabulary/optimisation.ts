/** Figures that follow from prices of whoever asks [€/m²]. */
export const costQuantities = ['cost', 'costOverStudyPeriod', 'costDiscounted'] as const
export type CostQuantity = (typeof costQuantities)[number]

export const isCost = (quantity: string): quantity is CostQuantity =>
  (costQuantities as readonly string[]).includes(quantity)

/** Figures of a construction that follow from its layers alone, whoever asks. */
export const layerQuantities = [
  'uValue',
  'gwp',
  'penrt',
  'pert',
  'thickness',
  'mass',
  'timeShift',
  'decrement',
  'fRsi',
  'surfaceTemperature',
  'biogenicCarbonStored',
] as const
export type LayerQuantity = (typeof layerQuantities)[number]

/** Figures that a goal may limit, in the units of `figures.ts`: W/(m²·K), kg, MJ, m, kg/m², h, 1, °C, €/m². */
export const goalQuantities = [...layerQuantities, ...costQuantities] as const
export type GoalQuantity = (typeof goalQuantities)[number]

/** Figures that a search may make as small as can be; of the time shift more is better. */
export const objectiveQuantities = [
  'uValue',
  'gwp',
  'penrt',
  'thickness',
  'mass',
  'timeShift',
  ...costQuantities,
] as const
export type ObjectiveQuantity = (typeof objectiveQuantities)[number]

/** Rule packs that may be asked for as a goal. */
export const goalPacks = [
  'gegAnnex7',
  'begEm',
  'passiveHouse',
  'gegAnnex1',
  'gegAnnex2',
  'din4108-2.r',
  'din4108-2',
  'din4108-3',
] as const
export type GoalPack = (typeof goalPacks)[number]

export const goalRelations = ['atMost', 'atLeast'] as const
/** Why a search has left alternatives out: it was ended, by its time or by whoever asked; or they are too many. */
export const partialReasons = ['ended', 'tooMany'] as const
export type PartialReason = (typeof partialReasons)[number]

export const moistureGoals = ['noCondensate', 'fulfilled'] as const

/** What an alternative must reach. Values are compared unrounded, but for the dust of a binary sum. */
export type Goal =
  | {
      readonly quantity: GoalQuantity
      readonly relation: (typeof goalRelations)[number]
      readonly limit: number
    }
  | { readonly pack: GoalPack }
  | { readonly moisture: (typeof moistureGoals)[number] }

/** Binary dust of a sum is no distance [1], of the limit and at least of one unit. */
const DUST = 1e-9

/** Whether a value keeps a limit. */
export const keepsLimit = (value: number, relation: 'atMost' | 'atLeast', limit: number): boolean => {
  const dust = DUST * Math.max(1, Math.abs(limit))
  return relation === 'atMost' ? value <= limit + dust : value >= limit - dust
}

/** How alternatives differ from what is there today. */
export const changeKinds = ['thickness', 'material', 'framing', 'added', 'removed'] as const

/** Alternatives up to which a search is exact, and beyond which it is refused. */
export const MOST_EXACT = 10_000_000
export const MOST_ALTERNATIVES = 1e12
