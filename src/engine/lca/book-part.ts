import type { Layer } from '#engine/construction.ts'
import type { LayerState, LifeCycleModule } from '#vocabulary/life-cycle.ts'
import { addCell, addZero } from './indicator-cells.ts'
import { type Ledger, noteMissing, ROW } from './ledger.ts'
import type { MissingReason } from './life-cycle-result.ts'
import type { PartSources } from './part-sources.ts'
import type { ResolvedPart } from './resolve-part.ts'
import { moduleIndex } from './scope.ts'

/** What of a layer decides how its parts are booked. */
export type Works = Pick<Layer, 'state' | 'wastage'>

/** Modules a layer takes part in: what exists was produced before, what is removed only leaves. */
const stages = {
  new: ['A1-A3', 'A4', 'A5', 'B4', 'C1', 'C2', 'C3', 'C4', 'D'],
  existing: ['B4', 'C1', 'C2', 'C3', 'C4', 'D'],
  removed: ['C1', 'C2', 'C3', 'C4'],
} as const satisfies Record<LayerState, readonly LifeCycleModule[]>

const at = moduleIndex
const indicesOf = (modules: readonly LifeCycleModule[]) => modules.map((module) => at[module])
const modulesOf: Record<LayerState, readonly number[]> = {
  new: indicesOf(stages.new),
  existing: indicesOf(stages.existing),
  removed: indicesOf(stages.removed),
}

/** What one unit of off-cuts causes: it is made, brought and taken away, but not dismantled. */
const offCutModules = indicesOf(['A1-A3', 'A4', 'C2', 'C3', 'C4'])

const noteAllMissing = (
  ledger: Ledger,
  { state }: Works,
  index: number,
  count: number | null,
  reason: MissingReason,
) => {
  for (const module of modulesOf[state]) if (module !== at.B4 || count !== 0) noteMissing(ledger, module, index, reason)
}

/** What is booked of a part. */
export type Bookable = Pick<ResolvedPart, 'sources' | 'gap' | 'replacements' | 'balance'>

/** Where and how one part is booked. */
type Booking = {
  readonly ledger: Ledger
  readonly layer: Works
  readonly index: number
  readonly sources: PartSources
}

const has = ({ byModule }: PartSources, module: number) => byModule[module] !== undefined

/** Adds the figures of a module, `times` per m², to a module of the layer, if both are counted. */
const book = ({ ledger, index, sources }: Booking, into: number, from: number, times: number) => {
  const { isCounted } = ledger.scope
  if (!isCounted[into] || !isCounted[from]) return
  const source = sources.byModule[from]
  if (source) addCell(ledger.cells, index * ROW + into, source.cells, from, times * source.factor)
}

const bookDeclared = (booking: Booking, module: number, times: number) => {
  book(booking, module, module, times)
  if (!has(booking.sources, module)) noteMissing(booking.ledger, module, booking.index, 'notDeclared')
}

/** C3 and C4: one of them is enough, as a product goes one way or both. */
const bookDisposal = (booking: Booking) => {
  book(booking, at.C3, at.C3, 1)
  book(booking, at.C4, at.C4, 1)
  const { sources, ledger, index } = booking
  if (has(sources, at.C3) || has(sources, at.C4)) return
  noteMissing(ledger, at.C3, index, sources.endOfLifeGap)
  noteMissing(ledger, at.C4, index, sources.endOfLifeGap)
}

/** Off-cuts of the layer, `times` over. */
const bookOffCuts = (booking: Booking, into: number, times: number) => {
  const { wastage = 0 } = booking.layer
  if (wastage > 0) for (const module of offCutModules) book(booking, into, module, times * wastage)
}

/** The dataset's own A5 (packaging, installation) and the off-cuts of the layer. */
const bookInstallation = (booking: Booking) => {
  const { layer, sources, ledger, index } = booking
  const { wastage = 0 } = layer
  book(booking, at.A5, at.A5, 1)
  bookOffCuts(booking, at.A5, 1)
  if (!has(sources, wastage > 0 ? at['A1-A3'] : at.A5)) noteMissing(ledger, at.A5, index, 'notDeclared')
}

/** What every replacement causes anew, beside its off-cuts. */
const bookRepeated = ({ ledger: { cells, scope }, index, sources: { byModule } }: Booking, count: number) => {
  for (const module of scope.repeated) {
    const source = byModule[module]
    if (source) addCell(cells, index * ROW + at.B4, source.cells, module, count * source.factor)
  }
}

const bookReplacements = (booking: Booking, count: number | null) => {
  const { sources, ledger, index } = booking
  const { isCounted, areOffCutsRepeated } = ledger.scope
  if (!isCounted[at.B4]) return undefined
  if (count === null) return noteMissing(ledger, at.B4, index, 'noServiceLife')
  if (count === 0) return addZero(ledger.cells, index * ROW + at.B4)
  bookRepeated(booking, count)
  if (areOffCutsRepeated) bookOffCuts(booking, at.B4, count)
  if (!has(sources, at['A1-A3'])) return noteMissing(ledger, at.B4, index, 'notDeclared')
  if (!has(sources, at.C3) && !has(sources, at.C4)) noteMissing(ledger, at.B4, index, sources.endOfLifeGap)
}

/**
 * Books one part of a layer into the balance.
 *
 * New: A1-A3, A4, A5 with off-cuts, B4, C1 to C4 and D. Existing: B4 after the remaining life, C1 to C4 and D. Removed:
 * C1 to C4 only. Of these what the scope counts, which every replacement repeats. D counts for every end of life, the
 * replacements' included, and for no off-cuts.
 *
 * @see EN 15978:2011, 9.3.3
 */
export function bookPart(ledger: Ledger, resolved: Bookable, layer: Works, index: number): void {
  const { sources, gap, replacements, balance } = resolved
  if (gap) noteAllMissing(ledger, layer, index, replacements, gap)
  if (!sources) return
  const booking = { ledger, layer, index, sources }
  if (layer.state === 'new') {
    bookDeclared(booking, at['A1-A3'], 1)
    bookDeclared(booking, at.A4, 1)
    bookInstallation(booking)
  }
  if (layer.state !== 'removed') bookReplacements(booking, replacements)
  bookDeclared(booking, at.C1, 1)
  bookDeclared(booking, at.C2, 1)
  bookDisposal(booking)
  if (balance !== undefined && balance < 0) noteMissing(ledger, at.C3, index, 'uptakeHeld')
  if (layer.state !== 'removed')
    bookDeclared(booking, at.D, 1 + (ledger.scope.isCounted[at.B4] ? (replacements ?? 0) : 0))
}
