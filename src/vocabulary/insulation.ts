/** Insulating layers conduct at most so much [W/(m·K)]. */
export const INSULATING = 0.065

/** Whether a conductivity is that of insulation; not where it is unknown. @param conductivity - [W/(m·K)] */
export const insulates = (conductivity: number | null | undefined): boolean =>
  conductivity !== null && conductivity !== undefined && conductivity <= INSULATING

type Layer = {
  /** [m] */
  readonly thickness: number
  readonly state?: string | undefined
  readonly overrides?: { readonly conductivity?: number | undefined } | undefined
}

/**
 * Places of the new insulating layers, the thickest first, of equal ones the outer: wherever one of them is chosen by
 * itself, it is the first.
 *
 * @param conductivityOf - of the material of a layer [W/(m·K)]; what a layer says of its product goes before it
 */
export const newInsulation = <Own extends Layer>(
  layers: readonly Own[],
  conductivityOf: (layer: Own, index: number) => number | null | undefined,
): number[] =>
  layers
    .flatMap((layer, index) => {
      const { state = 'new', overrides } = layer
      return state === 'new' && insulates(overrides?.conductivity ?? conductivityOf(layer, index)) ? [index] : []
    })
    .sort((one, other) => (layers[other]?.thickness ?? 0) - (layers[one]?.thickness ?? 0))
