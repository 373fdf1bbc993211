import type { ProjectIndicators } from '#contract/project-indicators.ts'
import type { ProjectDocument } from '#contract/projects.ts'
import { assessBuilding } from '#engine/building/assess-building.ts'
import { indicatorsOfBuilding, indicatorsOfRows, type ModuleIndicators } from '#engine/building/indicator-figures.ts'
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
