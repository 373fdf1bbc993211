/** Inputs that may be off. */
export const sensitivityKinds = ['conductivity', 'thickness', 'serviceLife', 'dataset', 'framingShare'] as const
export type SensitivityKind = (typeof sensitivityKinds)[number]

/** Parts of a layer that an input is of. */
export const parts = ['material', 'framing', 'secondFraming'] as const

type Range = { readonly unit: string; readonly usual: number; readonly maximum: number }

/** How far inputs may be off, up and down, where nothing else is said. */
export const sensitivityRanges = {
  conductivity: { unit: '1', usual: 0.1, maximum: 0.5 },
  thickness: { unit: 'm', usual: 0.005, maximum: 0.1 },
  thicknessPart: { unit: '1', usual: 0.05, maximum: 0.5 },
  serviceLife: { unit: 'a', usual: 10, maximum: 50 },
  dataset: { unit: '1', usual: 0.2, maximum: 0.9 },
  framingShare: { unit: '1', usual: 0.03, maximum: 0.2 },
} as const satisfies Record<string, Range>

export type SensitivityRange = keyof typeof sensitivityRanges
export const rangeNames = Object.keys(sensitivityRanges) as SensitivityRange[]

/** Draws of all inputs at once. */
export const DRAWS = 10_000
