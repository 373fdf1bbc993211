import { projectKpisOf } from '#assessment/building/project-kpis.ts'
import type { ResolvedBuilding } from '#assessment/building/resolved-building.ts'
import { usedDatasets } from '#assessment/building/used-datasets.ts'
import type { ProjectDocument } from '#contract/projects.ts'
import { inVariant } from '#engine/building/variant.ts'
import type { ToldProject, ToldVariant } from '#interchange/projects/schedule-tables.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import { BASE_VARIANT } from '#vocabulary/projects.ts'

type Variant = Partial<ProjectDocument['variants'][number]> & { readonly id: string }

const overriddenBy = ({ elements = {}, openings = {}, items = {} }: Variant) =>
  [elements, openings, items].reduce((sum, rows) => sum + Object.keys(rows).length, 0)

/**
 * What tables tell of a building beside the figures of one variant: the base and each variant with what it comes to, and
 * the datasets that all of them are assessed with.
 */
export function toldBeside(
  document: ProjectDocument,
  resolved: ResolvedBuilding,
  locale: Locale,
): Pick<ToldProject, 'variants' | 'datasets'> {
  const all: readonly Variant[] = [{ id: BASE_VARIANT }, ...document.variants]
  const variants = all.flatMap((variant): ToldVariant[] => {
    const { id, name, note } = variant
    const schedule = inVariant(document, id)
    const kpis = projectKpisOf(document, resolved, { variant: id, detail: 'rows', locale })
    if (!schedule || !kpis) return []
    return [{ id, name, note, overridden: overriddenBy(variant), netRoomArea: schedule.areas.netRoomArea, kpis }]
  })
  return { variants, datasets: usedDatasets(resolved, locale) }
}
