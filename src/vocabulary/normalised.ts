/** What constructions are made equal in, to be compared fairly. */
export const equalQuantities = ['uValue', 'thickness'] as const
export type EqualQuantity = (typeof equalQuantities)[number]

/** What a construction is to be made equal to: a value in W/(m²·K) or m, or the best U of all that are compared. */
export type Equal = { readonly quantity: EqualQuantity; readonly value: number | 'best' }

const limits = { uValue: { minimum: 0.02, maximum: 5 }, thickness: { minimum: 0.001, maximum: 5 } } as const

/** Reads `uValue:0.2`, `thickness:0.36`, `uValue:best`; undefined where it says something else. */
export function readEqual(text: string): Equal | undefined {
  const [, name, value = ''] = /^(uValue|thickness):(best|\d{1,3}(?:\.\d{1,12})?)$/.exec(text) ?? []
  const quantity = equalQuantities.find((one) => one === name)
  if (quantity === undefined) return undefined
  if (value === 'best') return quantity === 'uValue' ? { quantity, value } : undefined
  const { minimum, maximum } = limits[quantity]
  const number = Number(value)
  return number >= minimum && number <= maximum ? { quantity, value: number } : undefined
}

/** Reads `<id of a construction>:<layer>`: which layer of it is adapted. Undefined where it says something else. */
export function readAdapted(text: string): { readonly id: string; readonly layer: number } | undefined {
  const [, id, layer] = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}):(\d{1,2})$/i.exec(text) ?? []
  return id === undefined || layer === undefined ? undefined : { id: id.toLowerCase(), layer: Number(layer) }
}

/** Why a construction cannot be made equal. */
export const unequalReasons = [
  /** Nothing new in it has a thickness that decides. */
  'noLayer',
  /** No thickness of the layer reaches it, from 1 mm to 2 m. */
  'beyond',
  /** U is unknown. */
  'unknown',
] as const
export type UnequalReason = (typeof unequalReasons)[number]

/** Thicknesses that a layer may be adapted to [m]. */
export const adaptable = { from: 0.001, to: 2 } as const
