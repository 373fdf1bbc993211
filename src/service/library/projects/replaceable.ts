import { assessedProject } from '#assessment/building/project-kpis.ts'
import type { ProjectDocument } from '#contract/projects.ts'
import type { BuildingFigures } from '#engine/building/assess-building.ts'
import type { RowFigures } from '#engine/building/assess-rows.ts'
import { translatedBuilding } from '#service/assessment/building-refusals.ts'
import { resolveBuilding } from '#service/assessment/resolve-building.ts'
import type { Caller } from '#service/caller.ts'
import { BASE_VARIANT } from '#vocabulary/projects.ts'
import { storedSubject } from './project-columns.ts'
import type { ProjectRow } from './projects.repository.ts'
import type { ProjectArea } from './stored-project.ts'

/** U that what takes a place may be higher by [W/(m²·K)]: within rounding to two decimals. */
const U_TOLERANCE = 0.005

/** U that what takes the place of a row may have [W/(m²·K)]; undefined where no heat goes through it, or its U is not known. */
export function mostTransmittance(row: RowFigures | undefined): number | undefined {
  const now = row?.heat.uValue ?? null
  return row?.adjacency === 'heated' || now === null ? undefined : now + U_TOLERANCE
}

/** Whether a row as it would be has all its data and hardly a higher U. */
export function mayStand(row: RowFigures | undefined, most: number | undefined): boolean {
  if (!row?.complete.gwp || !row.complete.penrt) return false
  return most === undefined || (row.heat.uValue ?? Infinity) <= most
}

export const thicknessOf = ({ layers }: Pick<ProjectDocument['constructions'][string], 'layers'>): number =>
  layers.reduce((sum, { thickness }) => sum + thickness, 0)

/**
 * Assesses a stored project as it would be with other constructions: what stays of it is looked up once.
 *
 * @param document - of it, in the variant that is asked about
 */
export async function assessing(
  area: ProjectArea,
  caller: Caller,
  { stored, document }: { readonly stored: ProjectRow; readonly document: ProjectDocument },
): Promise<(project: ProjectDocument) => Promise<BuildingFigures>> {
  const reading = { ...storedSubject(stored), reader: { viewer: caller } }
  const known = { document, resolved: await resolveBuilding(area, document, reading) }
  return async (project) => {
    const resolved = await resolveBuilding(area, project, { ...reading, known })
    const found = translatedBuilding(() => assessedProject(project, resolved, BASE_VARIANT))
    if (!found) throw new Error('a project has a base')
    return found
  }
}
