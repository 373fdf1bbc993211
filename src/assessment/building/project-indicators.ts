import type { ProjectKpis } from '#contract/project-figures.ts'
import type { ProjectIndicators } from '#contract/project-indicators.ts'
import type { ProjectDocument } from '#contract/projects.ts'
import { assessBuilding } from '#engine/building/assess-building.ts'
import {
  indicatorsOfBuilding,
  indicatorsOfPlaces,
  indicatorsOfRows,
  type ModuleIndicators,
  type PlaceIndicators,
} from '#engine/building/indicator-figures.ts'
import { buildingIn } from './project-kpis.ts'
import type { ResolvedBuilding } from './resolved-building.ts'

const told = ({ module, indicators, incomplete }: ModuleIndicators) => ({
  module,
  indicators,
  incomplete: [...incomplete],
})

const isTold = ({ indicators, incomplete }: ModuleIndicators): boolean =>
  incomplete.length > 0 || Object.keys(indicators).length > 0

/**
 * Every indicator of a project in one variant by module, and of each of its rows where asked.
 *
 * @returns undefined where there is no such variant
 * @throws {EngineError} naming the place in the building, where the engine refuses it
 */
export function projectIndicatorsOf(
  project: ProjectDocument,
  resolved: ResolvedBuilding,
  { variant, detail }: { readonly variant: string; readonly detail: 'modules' | 'rows' },
): ProjectIndicators | undefined {
  const found = buildingIn(project, resolved, variant)
  if (!found) return undefined
  const { building, options } = found
  const { generation, release } = options
  const figures = assessBuilding(building, { ...options, everyIndicator: true })
  return {
    variant,
    release,
    generation,
    referenceStudyPeriod: figures.referenceStudyPeriod,
    modules: indicatorsOfBuilding(building, figures, generation).map(told),
    ...(detail === 'rows' && {
      rows: figures.rows.map((row) => ({
        kind: row.kind,
        id: row.id,
        modules: indicatorsOfRows([row], generation).filter(isTold).map(told),
      })),
    }),
  }
}

/** What a row is made of, each with every indicator for one m² of it. */
export type RowProducts = {
  readonly kind: ProjectKpis['rows'][number]['kind']
  readonly id: string
  readonly products: readonly PlaceIndicators[]
}

/**
 * Every indicator of what the rows of a project are made of, in one variant; nothing where that would be more than `most`.
 *
 * @returns undefined where there is no such variant
 * @throws {EngineError} as `projectIndicatorsOf`
 */
export function projectProductsOf(
  project: ProjectDocument,
  resolved: ResolvedBuilding,
  { variant, most }: { readonly variant: string; readonly most: number },
): RowProducts[] | undefined {
  const found = buildingIn(project, resolved, variant)
  if (!found) return undefined
  const { rows } = assessBuilding(found.building, { ...found.options, everyIndicator: true })
  if (rows.reduce((sum, { makeup }) => sum + makeup.parts.length, 0) > most) return []
  const { generation } = found.options
  return rows.map((row) => ({ kind: row.kind, id: row.id, products: indicatorsOfPlaces(row, generation) }))
}
