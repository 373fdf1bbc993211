import { type Bookable, bookPart, type Works } from '#engine/lca/book-part.ts'
import {
  addCell,
  emptyCells,
  figureOf,
  type IndicatorCells,
  indicatorsOf,
  partialOf,
  summaryWidth,
} from '#engine/lca/indicator-cells.ts'
import { type Ledger, ROW, withLedger } from '#engine/lca/ledger.ts'
import type { LifeCycleOptions } from '#engine/lca/life-cycle-result.ts'
import type { PartSources } from '#engine/lca/part-sources.ts'
import { buildingScope, moduleIndex } from '#engine/lca/scope.ts'
import { type Generation, type Indicator } from '#vocabulary/indicators.ts'
import { type LayerState, type LifeCycleModule, lifeCycleModules, type MissingReason } from '#vocabulary/life-cycle.ts'
import type { PartMeasure } from '#vocabulary/projects.ts'
import { type BuildingIndicator, buildingIndicators, declaredBy, emptyModules, type ModuleCells } from './figures.ts'
import { noRoutes, type Routes, routesOf } from './routes.ts'

/** What a row makes of the states of its layers. */
export type RowState = { readonly status: LayerState; readonly remaining: number | undefined }

/** What a part lacks: a module, or one cell of it (`C3:penrt`). */
export type PartGap = {
  readonly reason: MissingReason
  readonly modules: readonly string[]
  readonly indicators: readonly BuildingIndicator[]
}

/** A part of what a row is made of, ready to be booked. */
export type PartToBook = {
  readonly material: string
  /** Index of the layer, or of the part of an opening; undefined of an item. */
  readonly place: number | undefined
  readonly per: PartMeasure
  readonly resolved: Bookable
  readonly works: Works
  /** [kg] per measure; null where unknown. */
  readonly mass: number | null
  /** Carbon of biogenic origin in it [kg CO₂] per measure; null where it has grown and what it stores is unknown. */
  readonly carbon: number | null
  /** Grown, or not known not to be: a figure that lacks may be below zero. */
  readonly mayBeGrown: boolean
  /** Years of its replacements [a]. */
  readonly due: readonly number[]
}

/** A part with its figures, per m², metre or piece of the row. */
export type PartFigures = Omit<PartToBook, 'resolved' | 'works'> & {
  readonly state: LayerState
  readonly replacements: number | null
  readonly modules: ModuleCells
  readonly gaps: readonly PartGap[]
  readonly routes: Routes
  /** Every indicator by module; absent unless asked for. */
  readonly every?: IndicatorCells
}

/** How a building is assessed. */
export type BuildingOptions = LifeCycleOptions & {
  /** Keeps all indicators of each part, which takes longer. */
  readonly everyIndicator?: boolean
}

const required: Readonly<Record<LayerState, readonly LifeCycleModule[]>> = {
  new: ['A1-A3', 'B4', 'C3', 'C4'],
  existing: ['B4', 'C3', 'C4'],
  removed: ['C3', 'C4'],
}

const placesIn = (generation: Generation) => {
  const names: readonly Indicator[] = indicatorsOf[generation]
  const declared = declaredBy(generation)
  return buildingIndicators.map((indicator) => names.indexOf(declared[indicator]))
}
const places: Readonly<Record<Generation, readonly number[]>> = {
  'EN 15804+A1': placesIn('EN 15804+A1'),
  'EN 15804+A2': placesIn('EN 15804+A2'),
}

function modulesOf({ cells }: Ledger, row: number, at: readonly number[]): ModuleCells {
  const modules = emptyModules()
  for (let module = 0; module < lifeCycleModules.length; module += 1)
    for (let indicator = 0; indicator < at.length; indicator += 1)
      modules[module * at.length + indicator] = partialOf(cells, row * ROW + module, at[indicator] ?? -1) ?? 0
  return modules
}

const reasonAt = ({ missing }: Ledger, module: number, row: number): MissingReason | undefined => {
  const list = missing[module]
  if (list) for (const one of list) if (one.layer === row) return one.reason
  return undefined
}

const noGaps: readonly PartGap[] = []

/** Cells that a declared module leaves empty. */
function emptyIn({ cells }: Ledger, row: number, module: LifeCycleModule, at: readonly number[]): readonly PartGap[] {
  const cell = row * ROW + moduleIndex[module]
  if (cells.masks[cell] === 0) return noGaps
  let empty: PartGap[] | undefined
  for (let indicator = 0; indicator < at.length; indicator += 1) {
    const name = buildingIndicators[indicator]
    if (name === undefined || figureOf(cells, cell, at[indicator] ?? -1) !== null) continue
    empty ??= []
    empty.push({ reason: 'notDeclared', modules: [`${module}:${name}`], indicators: [name] })
  }
  return empty ?? noGaps
}

/** Modules that lack by reason, and cells that a declared module leaves empty; mostly nothing does. */
function gapsOf(ledger: Ledger, row: number, state: LayerState, at: readonly number[]): readonly PartGap[] {
  let lacking: Map<MissingReason, string[]> | undefined
  let empty = noGaps
  for (const module of required[state]) {
    const reason = reasonAt(ledger, moduleIndex[module], row)
    if (reason) {
      lacking ??= new Map()
      lacking.set(reason, [...(lacking.get(reason) ?? []), module])
      continue
    }
    const own = emptyIn(ledger, row, module, at)
    if (own.length > 0) empty = [...empty, ...own]
  }
  if (!lacking) return empty
  const whole = [...lacking].map(([reason, modules]) => ({ reason, modules, indicators: buildingIndicators }))
  return [...whole, ...empty]
}

const routesFor = (sources: PartSources | undefined, mass: number | null, { generation }: LifeCycleOptions): Routes =>
  sources && mass !== null ? routesOf(sources, mass, generation) : { ...noRoutes, unknown: mass ?? 0 }

function everyOf({ cells }: Ledger, row: number): IndicatorCells {
  const every = emptyCells(cells.width, lifeCycleModules.length)
  for (let module = 0; module < lifeCycleModules.length; module += 1)
    addCell(every, module, cells, row * ROW + module, 1)
  return every
}

/**
 * Figures of parts by module, per measure of their row, with what each lacks.
 *
 * A1-A3, A4, A5, B4, C1 to C4 and D as a construction books them; a replacement repeats A1-A3, C3 and C4.
 */
export function partFigures(parts: readonly PartToBook[], options: BuildingOptions): PartFigures[] {
  const { generation, everyIndicator = false } = options
  const at = places[generation]
  const scope = {
    scope: buildingScope,
    width: everyIndicator ? indicatorsOf[generation].length : summaryWidth[generation],
    layers: parts.length,
  }
  return withLedger(scope, (ledger) => {
    parts.forEach(({ resolved, works }, row) => bookPart(ledger, resolved, works, row))
    // field by field: a building has thousands of parts, and to copy each by what is left of it takes as long as to book it
    return parts.map(({ resolved, works, material, place, per, mass, carbon, mayBeGrown, due }, row) => ({
      material,
      place,
      per,
      mass,
      carbon,
      mayBeGrown,
      due,
      state: works.state,
      replacements: resolved.replacements,
      modules: modulesOf(ledger, row, at),
      gaps: gapsOf(ledger, row, works.state, at),
      routes: routesFor(resolved.sources, mass, options),
      ...(everyIndicator && { every: everyOf(ledger, row) }),
    }))
  })
}
