import { lifeCycleModules, resultModules } from '#vocabulary/life-cycle.ts'
import { addCell, addZero, emptyCells, type IndicatorCells, isFilled } from './indicator-cells.ts'
import type { MissingLayer, MissingReason } from './life-cycle-result.ts'
import type { Scope } from './scope.ts'

/** Cell of the total in a row: after the modules. */
export const TOTAL = lifeCycleModules.length
/** Cells of a row: the modules in order and the total. */
export const ROW = TOTAL + 1

/** What a balance is written into: one row of cells per layer, and after them one for their sum. */
export type Ledger = {
  readonly cells: IndicatorCells
  /** First cell of the sum. */
  readonly sum: number
  /** By index of the module, and of the total. */
  readonly missing: MissingLayer[][]
  readonly scope: Scope
}

/** Scratch buffer of the balances, one at a time: memory outside the heap for each would cost more than the arithmetic. */
let scratch = emptyCells(1, 0)
let isScratchTaken = false

const clearedScratch = (width: number, count: number): IndicatorCells => {
  if (scratch.values.length < width * count) scratch = { ...scratch, values: new Float64Array(width * count) }
  if (scratch.masks.length < count) scratch = { ...scratch, masks: new Int32Array(count) }
  if (scratch.some.length < count) scratch = { ...scratch, some: new Int32Array(count) }
  const { values, masks, some } = scratch
  values.fill(0, 0, width * count)
  masks.fill(0, 0, count)
  some.fill(0, 0, count)
  return { width, values, masks, some }
}

/**
 * Lends a ledger for one balance and takes it back. What is kept of it is written out by `work`; a balance within a
 * balance gets cells of its own, so that neither can write over the other.
 */
export function withLedger<Result>(
  { width, layers, scope }: { readonly width: number; readonly layers: number; readonly scope: Scope },
  work: (ledger: Ledger) => Result,
): Result {
  const wasTaken = isScratchTaken
  const count = (layers + 1) * ROW
  const cells = wasTaken ? emptyCells(width, count) : clearedScratch(width, count)
  isScratchTaken = true
  try {
    return work({ cells, sum: layers * ROW, missing: resultModules.map(() => []), scope })
  } finally {
    isScratchTaken = wasTaken
  }
}

const listOnce = (list: MissingLayer[] | undefined, layer: number, reason: MissingReason) => {
  if (list && (list.length === 0 || list[list.length - 1]?.layer !== layer)) list.push({ layer, reason })
}

/** Notes that a layer should count in a module but cannot; outside the scope nothing should. Layers come in order; of a layer the first reason stands. */
export function noteMissing({ missing, scope }: Ledger, module: number, layer: number, reason: MissingReason): void {
  if (!scope.isCounted[module]) return
  listOnce(missing[module], layer, reason)
  if (scope.isRequired[module]) listOnce(missing[TOTAL], layer, reason)
}

/** Sums the rows: the modules that are counted into the total of each row, layers into the sum. D stays outside the total. */
export function closeLedger({ cells, sum, missing, scope }: Ledger): void {
  const { counted, isCounted, isInTotal } = scope
  for (let row = 0; row < sum; row += ROW) {
    for (let module = 0; module < TOTAL; module += 1) {
      if (!isFilled(cells, row + module)) continue
      if (isInTotal[module]) addCell(cells, row + TOTAL, cells, row + module, 1)
      addCell(cells, sum + module, cells, row + module, 1)
    }
  }
  for (const module of counted) addCell(cells, sum + TOTAL, cells, sum + module, 1)
  // Nothing happens in the module and nothing is missing: that is a zero, not a gap.
  for (let cell = 0; cell < ROW; cell += 1)
    if (isCounted[cell] !== false && !isFilled(cells, sum + cell) && missing[cell]?.length === 0)
      addZero(cells, sum + cell)
}
