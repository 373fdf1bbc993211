import { formula } from '../trace.ts'

// Corrections of U (ISO 6946:2017, annex F; DIN 4108-2). Texts and inputs of each: `vocabulary/formulas.ts`.

/** Corrections below this share of U are left out (ISO 6946:2017, annex F: 3 %, on their sum). */
const NEGLIGIBLE_SHARE = 0.03

export const airGaps = formula('airGaps', (gap, insulation, total) => gap * (insulation / total) ** 2)
/** Recessed where the length is below the thickness. */
export const fasteners = formula(
  'fasteners',
  (factor, length, conductivity, area, perArea, thickness, insulation, total) =>
    ((factor * Math.min(1, length / thickness) * conductivity * area * perArea) / length) * (insulation / total) ** 2,
)
export const pointBridges = formula('pointBridges', (perArea, transmittance) => perArea * transmittance)
/** f·x: part of the rain that reaches the waterproofing, and what it takes along [W·d/(m²·K·mm)] (ISO 6946, F.4). */
const DRAINAGE = 0.04
/** Of the rain that flows below the boards in the heating season [mm/d]. */
export const rainBelow = formula('rainBelow', (rain, outside, total) => rain * DRAINAGE * (outside / total) ** 2)
/** Addition of an inverted roof by the share of the resistance that lies inside the waterproofing (DIN 4108-2). */
export const invertedRoof = formula('invertedRoof', (inside, total) => {
  const share = inside / total
  if (share < 0.1) return 0.05
  return share <= 0.5 ? 0.03 : 0
})
/** The corrections of the norm where their sum reaches 3 % of U, and what is added in any case. */
export const countedCorrections = formula('countedCorrections', (corrections, addition, total) => {
  const sum = corrections.reduce((before, correction) => before + correction, 0)
  return addition + (sum < NEGLIGIBLE_SHARE / total ? 0 : sum)
})
