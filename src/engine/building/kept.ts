import type { LayerState } from '#vocabulary/life-cycle.ts'
import { assessRows } from './assess-rows.ts'
import type { Building } from './building.ts'
import { type Figures, figuresIn, sumOf } from './figures.ts'
import type { BuildingOptions } from './part-figures.ts'

const isExisting = ({ status }: { readonly status?: LayerState | undefined }) => status === 'existing'

/** As if it were built today, whatever state its layers are in. */
const asNew = <Row extends object>(row: Row): Row => ({ ...row, status: 'new', remainingServiceLife: undefined })

/**
 * What making the existing rows of a building anew would cause (A1-A3): what keeping them saves, for information.
 *
 * @throws {EngineError} as `assessRows`
 */
export function keptFigures(building: Building, options: BuildingOptions): Figures {
  const { constructions, elements, openings, items } = building
  const renewed: Building = {
    ...building,
    constructions: Object.fromEntries(
      Object.entries(constructions).map(([key, construction]) => [
        key,
        { ...construction, layers: construction.layers.map((layer) => ({ ...layer, state: 'new' as const })) },
      ]),
    ),
    elements: elements.map((row) => (isExisting(row) ? asNew(row) : row)),
    openings: openings.map((row) => (isExisting(row) ? asNew(row) : row)),
    items: items.map((row) => (isExisting(row) ? asNew(row) : row)),
  }
  const existing = new Set([...elements, ...openings, ...items].filter(isExisting).map(({ id }) => id))
  const rows = assessRows(renewed, options).filter(({ id }) => existing.has(id))
  return sumOf(rows.map(({ modules }) => (modules ? figuresIn(modules, ['A1-A3']) : { gwp: 0, penrt: 0, pert: 0 })))
}
