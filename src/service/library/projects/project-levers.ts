import type { ProjectLever } from '#contract/project-comparison.ts'
import type { ProjectDocument } from '#contract/projects.ts'
import type { BuildingFigures } from '#engine/building/assess-building.ts'
import type { Caller } from '#service/caller.ts'
import { projectOriginsRepository } from './project-origins.repository.ts'
import { flattened } from './project-variant.ts'
import { assessing, mayStand, mostTransmittance, thicknessOf } from './replaceable.ts'
import { loadProject, type ProjectArea } from './stored-project.ts'

/** Constructions that are looked at, those of the most climate change, and candidates for each that the building is computed with. */
const MOST_CONSTRUCTIONS = 8
const MOST_CANDIDATES = 4

/** Stands for what is taken from the library. */
const NEW = 'lever-of-the-library'

type Used = { readonly key: string; readonly ids: ReadonlySet<string>; readonly gwp: number; readonly area: number }

/** Constructions of what is built, by the climate change of all rows that are made of them. */
function mostUsed({ elements, constructions }: ProjectDocument, { rows }: BuildingFigures): Used[] {
  const found = new Map(rows.flatMap((row) => (row.kind === 'element' ? [[row.id, row] as const] : [])))
  const used = Object.keys(constructions).map((key): Used => {
    const own = elements.filter(({ construction, status }) => construction === key && (status ?? 'new') === 'new')
    const figures = own.map(({ id }) => found.get(id))
    return {
      key,
      ids: new Set(own.map(({ id }) => id)),
      gwp: figures.reduce((sum, row) => sum + (row?.total?.gwp ?? 0), 0),
      area: figures.reduce((sum, row) => sum + (row?.measures.area ?? 0), 0),
    }
  })
  return used
    .filter(({ gwp }) => gwp > 0)
    .toSorted((one, other) => other.gwp - one.gwp)
    .slice(0, MOST_CONSTRUCTIONS)
}

/**
 * For each of the constructions that cause most, the one of the library that brings the building most in its place, in all
 * rows that are new and made of it: of its type, with all its data, and hardly worse insulated. Each is computed alone, the
 * most gain first.
 *
 * @throws {ServiceError} `notFound`; `invalidRequest` naming `query.variant`
 */
export async function largestLevers(
  area: ProjectArea,
  caller: Caller,
  { id, variant }: { readonly id: string; readonly variant: string },
): Promise<ProjectLever[]> {
  const stored = await loadProject(area.db, caller, id)
  const document = flattened(stored.document, variant)
  const assess = await assessing(area, caller, { stored, document })
  const before = await assess(document)
  const origins = projectOriginsRepository(area.db)

  async function best({ key, ids, area: covered }: Used): Promise<ProjectLever[]> {
    const now = document.constructions[key]
    if (!now) return []
    const isOwn = (row: BuildingFigures['rows'][number]) => row.kind === 'element' && ids.has(row.id)
    const limits = before.rows.filter(isOwn).flatMap((row) => mostTransmittance(row) ?? [])
    const most = limits.length > 0 ? Math.min(...limits) : undefined
    const found: ProjectLever[] = []
    // one after the other: each is an assessment of the whole building
    for (const candidate of await origins.likely(caller, { type: now.type, most }, MOST_CANDIDATES)) {
      const { type, name, code, layers, ownership, version } = candidate
      const constructions = { ...document.constructions, [NEW]: { type, name, layers } }
      const elements = document.elements.map((row) => (ids.has(row.id) ? { ...row, construction: NEW } : row))
      const after = await assess({ ...document, constructions, elements })
      if (!after.rows.filter(isOwn).every((row) => mayStand(row, row.adjacency === 'heated' ? undefined : most)))
        continue
      found.push({
        construction: key,
        elements: [...ids],
        area: covered,
        alternative: { id: candidate.id, ownership, version, name, code },
        gwp: after.total.gwp - before.total.gwp,
        penrt: after.total.penrt - before.total.penrt,
        thicknessChange: thicknessOf(candidate) - thicknessOf(now),
        qngLevel: after.qng?.level ?? null,
      })
    }
    return found.toSorted((one, other) => one.gwp - other.gwp).slice(0, 1)
  }

  const levers: ProjectLever[] = []
  for (const used of mostUsed(document, before)) levers.push(...(await best(used)))
  return levers.filter(({ gwp }) => gwp < 0).toSorted((one, other) => one.gwp - other.gwp)
}
