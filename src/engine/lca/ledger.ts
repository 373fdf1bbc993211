import { type LifeCycleModule, lifeCycleModules, modulesInTotal, resultModules } from '#vocabulary/life-cycle.ts'
import { addCell, addZero, emptyCells, type IndicatorCells, isFilled } from './indicator-cells.ts'
import type { MissingLayer, MissingReason } from './life-cycle-result.ts'
import { moduleIndex } from './module-index.ts'

/** Cell of the total in a row: after the modules. */
export const TOTAL = lifeCycleModules.length
/** Cells of a row: the modules in order and the total. */
export const ROW = TOTAL + 1

/**
 * Modules without which a total is only a lower bound: those of the balance by QNG and BNB. The others are counted where
 * declared; most generic datasets leave them out.
 */
export const requiredModules = ['A1-A3', 'B4', 'C3', 'C4'] as const satisfies readonly LifeCycleModule[]

/** What a balance is written into: one row of cells per layer, and after them one for their sum. */
export type Ledger = {
  readonly cells: IndicatorCells
  /** First cell of the sum. */
  readonly sum: number
  /** By index of the module, and of the total. */
  readonly missing: MissingLayer[][]
}

/** Scratch buffer of the balances, one at a time: memory outside the heap for each would cost more than the arithmetic. */
let scratch = emptyCells(1, 0)
let isScratchTaken = false

const clearedScratch = (width: number, count: number): IndicatorCells => {
  if (scratch.values.length < width * count) scratch = { ...scratch, values: new Float64Array(width * count) }
  if (scratch.masks.length < count) scratch = { ...scratch, masks: new Int32Array(count) }
  const { values, masks } = scratch
  values.fill(0, 0, width * count)
  masks.fill(0, 0, count)
  return { width, values, masks }
}

/**
 * Lends a ledger for one balance and takes it back. What is kept of it is written out by `work`; a balance within a
 * balance gets cells of its own, so that neither can write over the other.
 */
export function withLedger<Result>(width: number, layers: number, work: (ledger: Ledger) => Result): Result {
  const wasTaken = isScratchTaken
  const count = (layers + 1) * ROW
  const cells = wasTaken ? emptyCells(width, count) : clearedScratch(width, count)
  isScratchTaken = true
  try {
    return work({ cells, sum: layers * ROW, missing: resultModules.map(() => []) })
  } finally {
    isScratchTaken = wasTaken
  }
}

const listOnce = (list: MissingLayer[] | undefined, layer: number, reason: MissingReason) => {
  if (list && list.at(-1)?.layer !== layer) list.push({ layer, reason })
}

const isRequired = lifeCycleModules.map((module) => requiredModules.some((required) => required === module))

/** Notes that a layer should count in a module but cannot. Layers come in order; of a layer the first reason stands. */
export function noteMissing({ missing }: Ledger, module: number, layer: number, reason: MissingReason): void {
  listOnce(missing[module], layer, reason)
  if (isRequired[module]) listOnce(missing[TOTAL], layer, reason)
}

const counted = modulesInTotal.map((module) => moduleIndex[module])

/** Sums the rows: modules A to C into the total of each row, layers into the sum. D stays outside the total. */
export function closeLedger({ cells, sum, missing }: Ledger): void {
  for (let row = 0; row < sum; row += ROW) {
    for (const module of counted) addCell(cells, row + TOTAL, cells, row + module, 1)
    for (let cell = 0; cell < TOTAL; cell += 1) addCell(cells, sum + cell, cells, row + cell, 1)
  }
  for (const module of counted) addCell(cells, sum + TOTAL, cells, sum + module, 1)
  // Nothing happens in the module and nothing is missing: that is a zero, not a gap.
  for (let cell = 0; cell < ROW; cell += 1)
    if (!isFilled(cells, sum + cell) && missing[cell]?.length === 0) addZero(cells, sum + cell)
}
