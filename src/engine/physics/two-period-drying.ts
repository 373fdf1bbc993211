import { condensate, dryingRate } from '#engine/formulas/moisture.ts'
import { figure, type Trace } from '#engine/trace.ts'
import { numberAt, valueAt } from './value-at.ts'
import type { VapourPath } from './vapour-path.ts'

/** What the balance is worked out on. */
export type Balanced = {
  readonly path: VapourPath
  readonly pressures: readonly number[]
  /** First and last node of each plane or zone. */
  readonly ends: readonly number[]
  /** Saturation pressure at a wet plane in summer [Pa]. */
  readonly drySaturation: number
  readonly traceAt: (node: number) => Trace | undefined
}

/** Water that condenses at a plane or zone over the winter [kg/m²]. */
export const condensateOf = ({ path, pressures, ends, traceAt }: Balanced, zone: number): number => {
  const before = numberAt(ends, 2 * zone - 1)
  const first = numberAt(ends, 2 * zone)
  const last = numberAt(ends, 2 * zone + 1)
  const after = ends[2 * zone + 2] ?? path.count - 1
  const p = (node: number) => valueAt(pressures, node)
  const sd = (node: number) => valueAt(path.sd, node)
  return figure(traceAt(first), 'planeCondensate', condensate)(
    p(before),
    p(first),
    p(last),
    p(after),
    sd(before),
    sd(first),
    sd(last),
    sd(after),
  )
}

/** Rates at which water leaves, to the inside and to the outside [kg/(m²·s)]. */
type Rates = { readonly inwards: number; readonly outwards: number }

/** Rates over the drying period [kg/m²] at which a plane dries inwards and outwards. */
export const dryingRates = (
  path: VapourPath,
  sdPlane: number,
  saturation: number,
  trace: Trace | undefined,
): Rates => ({
  inwards: figure(trace, 'dryingInwards', dryingRate)(saturation, sdPlane),
  outwards: figure(trace, 'dryingOutwards', dryingRate)(saturation, valueAt(path.sd, path.count - 1) - sdPlane),
})

/** Of a plane or zone, which dries from its middle (DIN 4108-3, A.27). */
export const ratesOf = ({ path, ends, drySaturation, traceAt }: Balanced, zone: number): Rates => {
  const first = numberAt(ends, 2 * zone)
  const middle = (valueAt(path.sd, first) + valueAt(path.sd, numberAt(ends, 2 * zone + 1))) / 2
  return dryingRates(path, middle, drySaturation, traceAt(first))
}
