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

/** What rows of one makeup are made of is the same wherever they have as much around them for each m². */
function placesOnce(generation: Parameters<typeof indicatorsOfPlaces>[1]) {
  const known = new Map<string, readonly PlaceIndicators[]>()
  const numbers = new Map<object, number>()
  return (row: Parameters<typeof indicatorsOfPlaces>[0]): readonly PlaceIndicators[] => {
    const { makeup, measures } = row
    if (!numbers.has(makeup)) numbers.set(makeup, numbers.size)
    const amounts = makeup.sums.map(({ per }) => (measures[per] ?? 0) / (measures.area ?? 1))
    const key = [numbers.get(makeup), ...amounts].join(' ')
    const found = known.get(key) ?? indicatorsOfPlaces(row, generation)
    known.set(key, found)
    return found
  }
}

/**
 * Every indicator of what the rows of a project are made of, in one variant, row by row as they are asked for; nothing where
 * that would be more than `most`.
 *
 * @returns undefined where there is no such variant
 * @throws {EngineError} as `projectIndicatorsOf`
 */
export function projectProductsOf(
  project: ProjectDocument,
  resolved: ResolvedBuilding,
  { variant, most }: { readonly variant: string; readonly most: number },
): Iterable<RowProducts> | undefined {
  const found = buildingIn(project, resolved, variant)
  if (!found) return undefined
  const { rows } = assessBuilding(found.building, { ...found.options, everyIndicator: true })
  if (rows.reduce((sum, { makeup }) => sum + makeup.parts.length, 0) > most) return []
  const placesOf = placesOnce(found.options.generation)
  return (function* () {
    for (const row of rows) yield { kind: row.kind, id: row.id, products: placesOf(row) }
  })()
}
