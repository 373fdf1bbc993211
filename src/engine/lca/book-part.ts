import type { Layer } from '#engine/construction.ts'
import { EngineError } from '#engine/engine-error.ts'
import type { LayerState, LifeCycleModule } from '#vocabulary/life-cycle.ts'
import { addCell, addZero } from './indicator-cells.ts'
import type { LayerPart } from './layer-parts.ts'
import { type Ledger, noteMissing, ROW } from './ledger.ts'
import type { LifeCycleOptions, MissingReason } from './life-cycle-result.ts'
import { moduleIndex, type PartSources, partSources } from './part-sources.ts'
import { replacements } from './replacements.ts'

/** A part as it was booked, for what is checked and told of it. */
export type BookedPart = {
  readonly part: LayerPart
  /** Undefined where there is no dataset to count with. */
  readonly sources: PartSources | undefined
  /** Null where the service life is unknown; 0 for what is removed. */
  readonly replacements: number | null
}

/** Modules a layer takes part in: what exists was produced before, what is removed only leaves. */
const modulesOf = {
  new: ['A1-A3', 'A4', 'A5', 'B4', 'C1', 'C2', 'C3', 'C4', 'D'],
  existing: ['B4', 'C1', 'C2', 'C3', 'C4', 'D'],
  removed: ['C1', 'C2', 'C3', 'C4'],
} as const satisfies Record<LayerState, readonly LifeCycleModule[]>

/** What one replacement repeats (QNG, BNB and eLCA). EN 15978 would add A4, A5, C1 and C2. */
const replacedModules = ['A1-A3', 'C3', 'C4'] as const satisfies readonly LifeCycleModule[]
/** What one unit of off-cuts causes: it is made, brought and taken away, but not dismantled. */
const offCutModules = ['A1-A3', 'A4', 'C2', 'C3', 'C4'] as const satisfies readonly LifeCycleModule[]

const MOST_WASTAGE = 10
const MOST_DISTANCE = 100_000

const inRange = (value: number | undefined, most: number, path: string) => {
  if (value !== undefined && !(value >= 0 && value <= most))
    throw new EngineError('valueOutOfRange', path, `${value} is not between 0 and ${most}`)
}

const replacementsOf = (part: LayerPart, layer: Layer, index: number, studyPeriod: number): number | null => {
  const { serviceLife } = part.material
  if (layer.state === 'removed') return 0
  if (layer.state === 'new')
    return serviceLife === undefined
      ? null
      : replacements(serviceLife, studyPeriod, undefined, `/layers/${index}${part.at}/serviceLife`)
  const remaining = layer.remainingServiceLife
  const path = `/layers/${index}/remainingServiceLife`
  if (remaining !== undefined && remaining >= studyPeriod) return 0
  return remaining === undefined || serviceLife === undefined
    ? null
    : replacements(serviceLife, studyPeriod, remaining, path)
}

const noteAllMissing = (
  ledger: Ledger,
  { state }: Layer,
  index: number,
  count: number | null,
  reason: MissingReason,
) => {
  for (const module of modulesOf[state]) if (module !== 'B4' || count !== 0) noteMissing(ledger, module, index, reason)
}

/** Where and how one part is booked. */
type Booking = {
  readonly ledger: Ledger
  readonly layer: Layer
  readonly index: number
  readonly sources: PartSources
}

const has = ({ byModule }: PartSources, module: LifeCycleModule) => byModule[moduleIndex[module]] !== undefined

const book = (
  { ledger, index, sources }: Booking,
  into: LifeCycleModule,
  from: readonly LifeCycleModule[],
  times: number,
) => {
  for (const module of from) {
    const source = sources.byModule[moduleIndex[module]]
    if (!source) continue
    addCell(ledger.layers, index * ROW + moduleIndex[into], source.cells, moduleIndex[module], times * source.factor)
  }
}

const bookDeclared = (booking: Booking, module: LifeCycleModule, times: number) => {
  book(booking, module, [module], times)
  if (!has(booking.sources, module)) noteMissing(booking.ledger, module, booking.index, 'notDeclared')
}

/** C3 and C4: one of them is enough, as a product goes one way or both. */
const bookDisposal = (booking: Booking) => {
  book(booking, 'C3', ['C3'], 1)
  book(booking, 'C4', ['C4'], 1)
  const { sources, ledger, index } = booking
  if (has(sources, 'C3') || has(sources, 'C4')) return
  noteMissing(ledger, 'C3', index, sources.endOfLifeGap)
  noteMissing(ledger, 'C4', index, sources.endOfLifeGap)
}

/** The dataset's own A5 (packaging, installation) and the off-cuts of the layer. */
const bookInstallation = (booking: Booking) => {
  const { layer, sources, ledger, index } = booking
  const { wastage = 0 } = layer
  book(booking, 'A5', ['A5'], 1)
  if (wastage > 0) book(booking, 'A5', offCutModules, wastage)
  if (wastage > 0 ? !has(sources, 'A1-A3') : !has(sources, 'A5')) noteMissing(ledger, 'A5', index, 'notDeclared')
}

const bookReplacements = (booking: Booking, count: number | null) => {
  const { sources, ledger, index } = booking
  if (count === null) return noteMissing(ledger, 'B4', index, 'noServiceLife')
  if (count === 0) return addZero(ledger.layers, index * ROW + moduleIndex.B4)
  book(booking, 'B4', replacedModules, count)
  if (!has(sources, 'A1-A3')) return noteMissing(ledger, 'B4', index, 'notDeclared')
  if (!has(sources, 'C3') && !has(sources, 'C4')) noteMissing(ledger, 'B4', index, sources.endOfLifeGap)
}

/**
 * Books one part of a layer into the balance.
 *
 * New: A1-A3, A4, A5 with off-cuts, B4, C1 to C4 and D. Existing: B4 after the remaining life, C1 to C4 and D. Removed:
 * C1 to C4 only. D counts for every end of life, the replacements' included, and for no off-cuts.
 *
 * @throws {EngineError} generationsMixed, valueOutOfRange
 * @see EN 15978:2011, 7.4, 8 and 9.3.3
 */
export function bookPart(
  ledger: Ledger,
  part: LayerPart,
  layer: Layer,
  index: number,
  options: LifeCycleOptions,
): BookedPart {
  inRange(layer.wastage, MOST_WASTAGE, `/layers/${index}/wastage`)
  inRange(layer.transportDistance, MOST_DISTANCE, `/layers/${index}/transportDistance`)
  const count = replacementsOf(part, layer, index, options.referenceStudyPeriod)
  const sources = partSources(part, layer, index, options)
  if (sources === undefined || sources === 'noConversion') {
    noteAllMissing(ledger, layer, index, count, sources ?? (isUnknown(part) ? 'noMaterial' : 'noDataset'))
    return { part, sources: undefined, replacements: count }
  }
  const booking = { ledger, layer, index, sources }
  if (layer.state === 'new') {
    bookDeclared(booking, 'A1-A3', 1)
    bookDeclared(booking, 'A4', 1)
    bookInstallation(booking)
  }
  if (layer.state !== 'removed') bookReplacements(booking, count)
  bookDeclared(booking, 'C1', 1)
  bookDeclared(booking, 'C2', 1)
  bookDisposal(booking)
  if (layer.state !== 'removed') bookDeclared(booking, 'D', 1 + (count ?? 0))
  return { part, sources, replacements: count }
}

/** A material the catalogue does not hold comes without traits and figures. */
const isUnknown = ({ material }: LayerPart) =>
  material.traits.length === 0 &&
  material.conductivity === undefined &&
  material.density === undefined &&
  material.specificHeatCapacity === undefined &&
  material.vapourResistanceFactor === undefined &&
  material.serviceLife === undefined
