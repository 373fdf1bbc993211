import { climateOf } from '#engine/climate/room-climate.ts'
import type { Construction } from '#engine/construction.ts'
import { applicableLayers } from '#engine/physics/applicable-layers.ts'
import { section } from '#engine/physics/section.ts'
import { mouldSurfaceResistances } from '#engine/physics/surface-resistance.ts'
import { thermalTransmittance } from '#engine/physics/thermal-transmittance.ts'
import type { Alternatives } from './alternatives.ts'
import { condensing } from './condensing.ts'
import type { SummedSlot } from './layer-sums.ts'
import type { PathLayer } from './path-layers.ts'
import type { Choice } from './problem.ts'
import { type Swings, tellSwings } from './swings.ts'

/** Rows of the summed slots of a region, one of each. */
export type Rows = { readonly [slot: number]: number }

/** What goes straight through the alternatives of a region, by the rows of its summed slots. */
export type Path = {
  readonly swings: (rows: Rows) => Swings
  /** Whether water surely condenses in the two-period balance; all do where that does not apply. */
  readonly condenses: (rows: Rows) => boolean
}

/** A place along the path that the row of a summed slot decides. */
type FreePlace = { readonly at: number; readonly summed: number; readonly layers: readonly PathLayer[] }

/** The path through a region. @param isMoist - whether the balance of moisture applies to it */
export function pathWithin(
  alternatives: Alternatives,
  choice: Choice,
  summed: readonly SummedSlot[],
  isMoist: boolean,
): Path {
  const construction: Construction = alternatives.constructionOf(choice)
  const { counted } = applicableLayers(construction)
  const places = alternatives.placesOf(choice)
  const free: FreePlace[] = []
  const along = counted.toReversed().flatMap((index, at): PathLayer[] => {
    const layer = construction.layers[index]
    const row = summed.findIndex(({ slot }) => places[slot] === index)
    const own = summed[row]
    if (own) {
      const layers = own.options.flatMap((option) => {
        const one = alternatives.engineLayer(own.slot, option)
        return one ? [alternatives.pathLayer(one)] : []
      })
      free.push({ at, summed: row, layers })
    }
    return layer ? [alternatives.pathLayer(layer)] : []
  })
  const take = (rows: Rows) => {
    for (const { at, summed: row, layers } of free) {
      const layer = layers[rows[row] ?? 0]
      if (layer) along[at] = layer
    }
  }
  const { surfaces } = thermalTransmittance(section(construction), [])
  const { stationary } = climateOf(construction.settings?.humidityClass)
  const isWet = condensing(stationary, mouldSurfaceResistances(construction), along.length)
  const swings: Swings = { timeShift: Number.NaN, decrement: Number.NaN }
  return {
    swings(rows) {
      take(rows)
      if (along.length > 0) tellSwings(along, surfaces, swings)
      return swings
    },
    condenses(rows) {
      if (!isMoist) return true
      take(rows)
      return isWet(along)
    },
  }
}
