import type { Layer } from '#engine/construction.ts'
import { layerResistance } from '#engine/formulas/heat.ts'
import { taperedRectangle, thickestAtApex, thinnestAtApex, threeCorners } from '#engine/formulas/taper.ts'
import { figure, type Trace } from '#engine/trace.ts'
import { type Taper, thinnestOf } from '#vocabulary/taper.ts'

export type Tapered = Layer & { readonly taper: Taper }

/** Whether a layer tapers with a known conductivity; air layers and framed ones do not. */
export const isTapered = (layer: Layer | undefined): layer is Tapered =>
  layer?.taper !== undefined &&
  layer.framing === undefined &&
  layer.material.conductivity !== undefined &&
  !layer.material.traits.includes('air')

/** Resistance of a tapered layer at its thinnest point [m²·K/W]. */
export const thinnestResistance = (layer: Tapered, trace: Trace | undefined): number =>
  figure(
    trace,
    'thinnestResistance',
    layerResistance,
  )(Math.max(0, thinnestOf(layer.thickness, layer.taper)), layer.material.conductivity ?? 1)

/**
 * U over the area of a component with a tapered layer, without corrections [W/(m²·K)] (ISO 6946:2017, annex C).
 *
 * @param rest - total resistance where the layer is thinnest, surface resistances included [m²·K/W]
 * @param own - trace about the layer; `whole` about the construction
 */
export function taperedTransmittance(
  { material: { conductivity = 1 }, taper: { shape, rise, intermediate = 0 } }: Tapered,
  rest: number,
  { own, whole }: { readonly own: Trace | undefined; readonly whole: Trace | undefined },
): number {
  const most = figure(own, 'taperResistance', layerResistance)(rise, conductivity)
  if (shape === 'rectangle') return figure(whole, 'uTapered', taperedRectangle)(rest, most)
  if (shape === 'thickestAtApex') return figure(whole, 'uTapered', thickestAtApex)(rest, most)
  if (shape === 'thinnestAtApex') return figure(whole, 'uTapered', thinnestAtApex)(rest, most)
  const middle = figure(own, 'middleResistance', layerResistance)(intermediate, conductivity)
  return figure(whole, 'uTapered', threeCorners)(rest, middle, most)
}
