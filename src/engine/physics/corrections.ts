/** Corrections below this share of U are left out (ISO 6946:2017, annex F: 3 %, on their sum). */
const NEGLIGIBLE_SHARE = 0.03

/** Gaps in the insulation: 0 none, 1 gaps across the layer, 2 gaps with air circulating behind (ISO 6946:2017, annex F.3). */
export type AirGapLevel = 0 | 1 | 2
/** ΔU'' by level [W/(m²·K)] (ISO 6946:2017, annex F.3). */
const AIR_GAP_CORRECTION = [0, 0.01, 0.04] as const

/**
 * Correction for air gaps in the insulation [W/(m²·K)] (ISO 6946:2017, annex F.3).
 *
 * @param insulation - resistance of the layer with the gaps [m²·K/W]
 * @param total - total resistance without thermal bridges [m²·K/W]
 */
export const airGapCorrection = (level: AirGapLevel, insulation: number, total: number): number =>
  AIR_GAP_CORRECTION[level] * (insulation / total) ** 2

export type Fasteners = {
  /** λ of the fastener [W/(m·K)], its cross section [m²] and how many there are [1/m²]. */
  readonly conductivity: number
  readonly area: number
  readonly count: number
  /** Length within the insulation [m]; shorter than the insulation where recessed. */
  readonly length: number
  /** Thickness [m] and resistance [m²·K/W] of the insulation. */
  readonly insulationThickness: number
  readonly insulation: number
  /** Total resistance without thermal bridges [m²·K/W]. */
  readonly total: number
}

/** α of fasteners that pass through the insulation [1] (ISO 6946:2017, annex F.5). */
const FASTENER_FACTOR = 0.8

/** Correction for mechanical fasteners [W/(m²·K)] by the approximate procedure (ISO 6946:2017, annex F.5). */
export function fastenerCorrection(fasteners: Fasteners): number {
  const { conductivity, area, count, length, insulationThickness, insulation, total } = fasteners
  const alpha = FASTENER_FACTOR * Math.min(1, length / insulationThickness)
  return ((alpha * conductivity * area * count) / length) * (insulation / total) ** 2
}

/** Correction for fasteners of a known point transmittance χ [W/K], `count` per m² [W/(m²·K)] (ISO 6946:2017, annex F.5). */
export const pointTransmittanceCorrection = (count: number, chi: number): number => count * chi

/**
 * Addition to U of an inverted roof by the share of the resistance that lies inside the waterproofing [W/(m²·K)]
 * (DIN 4108-2: below 10 % 0.05, up to 50 % 0.03, above 0).
 */
export const invertedRoofAddition = (shareInside: number): number => {
  if (shareInside < 0.1) return 0.05
  return shareInside <= 0.5 ? 0.03 : 0
}

/**
 * U with the corrections of ISO 6946:2017, annex F, which are left out where their sum is below 3 % of U [W/(m²·K)].
 *
 * @param transmittance - U without corrections [W/(m²·K)]
 */
export function correctedTransmittance(transmittance: number, corrections: readonly number[]): number {
  const sum = corrections.reduce((total, correction) => total + correction, 0)
  return sum < NEGLIGIBLE_SHARE * transmittance ? transmittance : transmittance + sum
}
