/** What a dataset says of the product's mass and thickness, as far as it can be believed. */
export type ProductMass = {
  /** [kg/m³] */
  readonly density?: number
  /** [kg/m²] */
  readonly arealMass?: number
  /** [m] */
  readonly referenceThickness?: number
}

/** Densities of solid building materials lie between light foam and lead [kg/m³]. */
const LIGHTEST = 5
const HEAVIEST = 12_000
/** Two statements about one density agree when they differ by no more than this factor. */
const AGREEMENT = 2

/**
 * Drops a density that cannot be one: out of range (figures in g/cm³, an areal mass in the wrong column), or at odds
 * with areal mass and thickness of the same dataset, from which it is then taken.
 *
 * @param stated - as the file has it
 * @param isAir - the dataset describes an air layer, which is lighter than any product
 */
export function believableMass(stated: ProductMass, isAir: boolean): ProductMass {
  const { density, arealMass, referenceThickness } = stated
  const fromArea = arealMass && referenceThickness ? arealMass / referenceThickness : undefined
  const { density: _, ...rest } = stated
  if (density === undefined || (isAir && density < LIGHTEST)) return stated
  const inRange = density >= LIGHTEST && density <= HEAVIEST
  if (fromArea === undefined) return inRange ? stated : rest
  const agrees = density / fromArea <= AGREEMENT && fromArea / density <= AGREEMENT
  return inRange && agrees ? stated : { ...rest, density: fromArea }
}

const lengthInName = /(?<![\d.,/–-])(?<amount>\d+(?:[.,]\d+)?)\s?(?<unit>mm|cm|m)(?![\p{L}\d²³])/gu
const metres = { mm: 1e-3, cm: 1e-2, m: 1 }

/**
 * Thickness that a product name states: "Gipskartonplatte (Dicke 0,0125 m)", "Betonfertigteil Wand 12cm".
 *
 * @returns thickness [m]; undefined where the name states none, several, or a range
 */
export function thicknessInName(name: string): number | undefined {
  const found = [...name.matchAll(lengthInName)]
  const groups = found.length === 1 ? found[0]?.groups : undefined
  if (!groups) return undefined
  const thickness = Number(`${groups['amount']}`.replace(',', '.')) * metres[groups['unit'] as keyof typeof metres]
  return Number(thickness.toPrecision(12))
}
