/** Stands for the clause of a norm where figures follow from prices: no norm gives one, nor do we. */
export const OWN_PRICES = 'own prices'

/** What a price is for. A piece is what a layer counts in pieces, such as a dowel. */
export const priceUnits = ['m3', 'm2', 'kg', 'piece'] as const
export type PriceUnit = (typeof priceUnits)[number]

/** Unit of a price as it is written. */
export const writtenPriceUnits: Readonly<Record<PriceUnit, readonly [german: string, english: string]>> = {
  m3: ['€/m³', '€/m³'],
  m2: ['€/m²', '€/m²'],
  kg: ['€/kg', '€/kg'],
  piece: ['€/Stück', '€/piece'],
}

/** A net price [€ per unit]. What it includes is its owner's business, and stands in the note. */
export type Price = {
  readonly amount: number
  readonly per: PriceUnit
  /** ISO date that it is of. */
  readonly on: string
  /** Of one per m²: the thickness that it holds for [m]; absent where it holds for any. */
  readonly thickness?: number | undefined
}

/** Prices by id of the material or of what is built in, as one person has them. */
export type Prices = {
  readonly byId: ReadonlyMap<string, Price>
  /** Rate that later costs are discounted by [1/a]; null: not discounted. */
  readonly discountRate: number | null
  /** Stands for all of them: other prices, another text. */
  readonly version: string
}

/** Why a part has no cost. */
export const missingCostReasons = ['noPrice', 'noAmount', 'noConversion', 'otherThickness', 'noServiceLife'] as const
export type MissingCostReason = (typeof missingCostReasons)[number]

/** Lines that are not taken, of which so many are told: an answer would be longer than the list. */
export const MOST_REFUSED_LINES = 1_000

/** Why a line of a price list is not taken. */
export const priceRefusals = [
  'columnMissing',
  'materialMissing',
  'materialUnknown',
  'materialAmbiguous',
  'priceUnreadable',
  'priceAmbiguous',
  'priceOutOfRange',
  'unitUnknown',
  'dateUnreadable',
  'noteTooLong',
  'thicknessUnfit',
  'twice',
] as const
export type PriceRefusal = (typeof priceRefusals)[number]

/** Columns of a price list; the material is told by its id, its name, or both. */
export const priceColumns = ['id', 'material', 'amount', 'per', 'thickness', 'on', 'note'] as const
export type PriceColumn = (typeof priceColumns)[number]

/** Longest note of a price [characters]. */
export const LONGEST_PRICE_NOTE = 200
