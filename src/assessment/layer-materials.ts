import type { ConstructionLayer } from '#contract/constructions.ts'
import type { Layer, Material } from '#engine/construction.ts'

type Overrides = NonNullable<ConstructionLayer['overrides']>

/**
 * What is declared of a layer's moisture: w of its surface, and the equivalent air layer thickness, its own or that of
 * the film or coating, whatever thickness the layer has (DIN 4108-3, A.6). An own μ takes the place of the latter.
 */
export function declaredMoisture(
  overrides: Overrides | undefined,
  ofMaterial: number | undefined,
): Pick<Layer, 'sd' | 'waterAbsorption'> {
  const isOfFactor = overrides?.vapourResistanceFactor !== undefined
  const sd = overrides?.sd ?? (isOfFactor ? undefined : ofMaterial)
  const waterAbsorption = overrides?.waterAbsorption
  return { ...(sd !== undefined && { sd }), ...(waterAbsorption !== undefined && { waterAbsorption }) }
}

/**
 * A material with the figures of a product at hand in place of its own; μ of a data sheet stands for dry and wet. A
 * service life is the layer's, not the material's.
 */
export function overridden(material: Material, overrides: Overrides | undefined): Material {
  if (!overrides) return material
  const { conductivity, density, specificHeatCapacity, vapourResistanceFactor } = overrides
  return {
    ...material,
    ...(conductivity !== undefined && { conductivity }),
    ...(density !== undefined && { density }),
    ...(specificHeatCapacity !== undefined && { specificHeatCapacity }),
    ...(vapourResistanceFactor !== undefined && {
      vapourResistanceFactor: { dry: vapourResistanceFactor, wet: vapourResistanceFactor },
    }),
  }
}

/** End-of-life scenarios that a material's dataset offers. */
export function scenariosOf({ dataset }: Material): readonly string[] {
  const modules = [...(dataset?.modules ?? []), ...(dataset?.endOfLife?.modules ?? [])]
  return [...new Set(modules.map(({ scenario }) => scenario).filter((scenario) => scenario !== undefined))]
}
