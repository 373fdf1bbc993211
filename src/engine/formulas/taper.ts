import { formula } from '../trace.ts'

// U over the area of tapered layers (ISO 6946:2017, annex C). Texts and inputs: `vocabulary/formulas.ts`.

/** Below this rise over the rest the logarithms cancel, and mean and variance of the resistance tell U to nine digits. */
const SMALL = 1e-3
/** Corners closer than this part of the rise are one. */
const SAME = 1e-6

/** U of a component whose resistance varies little about its mean. */
const nearlyEven = (mean: number, variance: number): number => (1 + variance / mean ** 2) / mean

/** Thickest, or thinnest, where two corners are one. */
const oneHigh = (rest: number, rise: number): number => (2 / rise) * ((1 + rest / rise) * Math.log1p(rise / rest) - 1)
const oneLow = (rest: number, rise: number): number => (2 / rise) * (1 - (rest / rise) * Math.log1p(rise / rest))

export const taperedRectangle = formula('taperedRectangle', (rest, rise) =>
  rise / rest < SMALL ? nearlyEven(rest + rise / 2, rise ** 2 / 12) : Math.log1p(rise / rest) / rise,
)
export const thickestAtApex = formula('thickestAtApex', (rest, rise) =>
  rise / rest < SMALL ? nearlyEven(rest + rise / 3, rise ** 2 / 18) : oneHigh(rest, rise),
)
export const thinnestAtApex = formula('thinnestAtApex', (rest, rise) =>
  rise / rest < SMALL ? nearlyEven(rest + (2 * rise) / 3, rise ** 2 / 18) : oneLow(rest, rise),
)
/** Variance of a plane over a triangle is the sum of the squares of the corners about their mean over twelve. */
export const threeCorners = formula('threeCorners', (rest, middle, rise) => {
  const mean = (middle + rise) / 3
  if (rise / rest < SMALL) return nearlyEven(rest + mean, (mean ** 2 + (middle - mean) ** 2 + (rise - mean) ** 2) / 12)
  if (middle < SAME * rise) return oneHigh(rest, rise)
  if (rise - middle < SAME * rise) return oneLow(rest, rise)
  const sum =
    rest * middle * Math.log1p(rise / rest) -
    rest * rise * Math.log1p(middle / rest) +
    middle * rise * Math.log1p((rise - middle) / (rest + middle))
  return (2 * sum) / (middle * rise * (rise - middle))
})
