import type { LayerState } from '#vocabulary/life-cycle.ts'
import {
  adjacencyOfType,
  costGroupOfOpening,
  costGroupOfType,
  type RowAdjacency,
  type RowGapReason,
  type RowKind,
} from '#vocabulary/projects.ts'
import type { Building, ElementRow, OpeningRow } from './building.ts'
import {
  addModules,
  type ByIndicator,
  byIndicator,
  emptyModules,
  type Figures,
  type ModuleCells,
  totalIn,
} from './figures.ts'
import { checkOnce, heatIn, makeupIn, stateOf } from './kept-makeups.ts'
import { isSameAssessment } from './kept-parts.ts'
import { keptWith } from './kept-rows.ts'
import { type Makeup, makeupOf } from './makeup.ts'
import type { BuildingOptions, RowState } from './part-figures.ts'
import { itemFigures, openingFigures } from './product-figures.ts'
import { type MeasuredRow, type Measures, measuredRows } from './rows.ts'
import type { SnapshotHeat } from './snapshot-figures.ts'

/** Figures of a row over the study period. What nothing declares adds nothing; `complete` says where that is so. */
export type RowFigures = {
  readonly kind: RowKind
  readonly id: string
  readonly costGroup: string
  readonly status: LayerState
  readonly adjacency: RowAdjacency
  readonly measures: Measures
  readonly makeup: Makeup
  /** Null where its area is not known: then it is in no sum. */
  readonly modules: ModuleCells | null
  /** A to C; null as the modules. */
  readonly total: Figures | null
  /** [kg] of what is there after the works, as far as it is known. */
  readonly mass: number
  readonly complete: ByIndicator<boolean>
  /** Why the row, or the parts of it that are counted by its perimeter, are left out. */
  readonly gap: RowGapReason | undefined
  /** Null for items, for what is taken out, and where it cannot be computed. */
  readonly heat: SnapshotHeat
}

/** Keeps what is made once for all rows that share it. */
function once<Value>(): (key: string, make: () => Value) => Value {
  const kept = new Map<string, Value>()
  return (key, make) => {
    const known = kept.get(key)
    if (known !== undefined) return known
    const made = make()
    kept.set(key, made)
    return made
  }
}

export const keyOf = (key: string, { status, remaining }: RowState) => `${key} ${status} ${remaining}`

const noHeat: SnapshotHeat = { uValue: null, resistance: null }

/** A row with everything but its sums. */
type Named = Pick<RowFigures, 'costGroup' | 'status' | 'adjacency' | 'makeup' | 'heat'>

/** The gap that matters: a perimeter is asked for only where parts are counted by it. */
const gapOf = ({ gap, measures }: MeasuredRow, { sums }: Makeup): RowGapReason | undefined =>
  sums.some(({ per }) => measures[per] === null) ? gap : undefined

function figuresOf(row: MeasuredRow, named: Named): RowFigures {
  const { measures, kind, id } = row
  const { sums, complete } = named.makeup
  const gap = gapOf(row, named.makeup)
  const known = sums.filter(({ per }) => measures[per] !== null)
  const isKnown = known.length > 0 || sums.length === 0
  const modules = emptyModules()
  let mass = 0
  for (const { per, modules: own, installed } of known) {
    addModules(modules, own, measures[per] ?? 0)
    mass += installed * (measures[per] ?? 0)
  }
  return {
    ...named,
    kind,
    id,
    measures,
    gap,
    modules: isKnown ? modules : null,
    total: isKnown ? totalIn(modules) : null,
    mass,
    complete: gap ? byIndicator(() => false) : complete,
  }
}

/** By the object: rows are not changed, and one that differs in anything is another. */
type KnownRow = { readonly options: BuildingOptions; readonly figures: RowFigures }
const knownRows = keptWith<ElementRow, KnownRow>()

/** Whether an element is counted as before: whoever tells of it knows it again. */
const isAsBefore = ({ figures, options: before }: KnownRow, { measures }: MeasuredRow, options: BuildingOptions) =>
  figures.measures.area === measures.area && isSameAssessment(before, options)

/**
 * Figures of every row of a building, each construction and opening type once per state.
 *
 * @throws {EngineError} with the place in the building
 */
export function assessRows(building: Building, options: BuildingOptions): RowFigures[] {
  const { constructions, openingTypes, elements, openings, items } = building
  const makeups = once<Makeup>()
  // openings alone ask for it
  const byId = new Map(openings.length === 0 ? [] : elements.map((element) => [element.id, element]))
  for (const [key, construction] of Object.entries(constructions)) checkOnce(key, construction, options)

  const ofElement = (row: ElementRow): Named | undefined => {
    const key = row.construction
    const construction = constructions[key]
    if (!construction) return undefined
    const state = stateOf(row)
    return {
      costGroup: row.costGroup ?? costGroupOfType[construction.type],
      status: state.status,
      adjacency: row.adjacency ?? adjacencyOfType[construction.type],
      makeup: makeupIn({ key, construction }, state, options),
      heat: state.status === 'removed' ? noHeat : heatIn(key, construction, options),
    }
  }
  const typeOfHost = (row: OpeningRow) => constructions[byId.get(row.host ?? '')?.construction ?? '']?.type
  const ofOpening = (row: OpeningRow): Named | undefined => {
    const type = openingTypes[row.type]
    if (!type) return undefined
    const state = stateOf(row)
    const host = typeOfHost(row)
    const make = () => makeupOf(openingFigures(row.type, type, state, options))
    return {
      costGroup: row.costGroup ?? costGroupOfOpening(type.kind, host),
      status: state.status,
      adjacency: row.adjacency ?? byId.get(row.host ?? '')?.adjacency ?? (host ? adjacencyOfType[host] : 'outsideAir'),
      makeup: makeups(keyOf(row.type, state), make),
      heat: state.status === 'removed' ? noHeat : { uValue: type.uValue, resistance: null },
    }
  }
  const named = ({ kind, index }: MeasuredRow): Named | undefined => {
    const element = kind === 'element' ? elements[index] : undefined
    if (element) return ofElement(element)
    const opening = kind === 'opening' ? openings[index] : undefined
    if (opening) return ofOpening(opening)
    const item = items[index]
    if (!item) return undefined
    const { costGroup, status = 'new' } = item
    const makeup = makeupOf(itemFigures(item, index, options))
    return { costGroup, status, adjacency: 'heated', makeup, heat: noHeat }
  }
  const known = knownRows(building)
  return measuredRows(building).flatMap((row) => {
    const element = row.kind === 'element' ? elements[row.index] : undefined
    const before = element && known.get(element)
    if (before && isAsBefore(before, row, options)) return before.figures
    const own = named(row)
    if (!own) return []
    const figures = figuresOf(row, own)
    if (element) known.set(element, { options, figures })
    return figures
  })
}
