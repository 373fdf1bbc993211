import type { ProjectAlternative, ProjectLever } from '#contract/project-comparison.ts'
import type { ProjectDocument } from '#contract/projects.ts'
import type { BuildingFigures } from '#engine/building/assess-building.ts'
import type { RowFigures } from '#engine/building/assess-rows.ts'
import type { Caller } from '#service/caller.ts'
import { refused } from '#service/service-error.ts'
import { largestLevers } from './project-levers.ts'
import { projectOriginsRepository } from './project-origins.repository.ts'
import { flattened } from './project-variant.ts'
import { assessing, mayStand, mostTransmittance, thicknessOf } from './replaceable.ts'
import { loadProject, type ProjectArea } from './stored-project.ts'

/** Candidates that are computed with, of which the best are told. */
const MOST_CANDIDATES = 25
const MOST_ALTERNATIVES = 10

const SNAPSHOT = 'alternative-of-the-library'

type Snapshot = ProjectDocument['constructions'][string]
type Candidate = Awaited<ReturnType<ReturnType<typeof projectOriginsRepository>['likely']>>[number]

/** A project in which a row is made of another construction. */
const withConstruction = (document: ProjectDocument, element: string, snapshot: Snapshot): ProjectDocument => ({
  ...document,
  constructions: { ...document.constructions, [SNAPSHOT]: snapshot },
  elements: document.elements.map((row) => (row.id === element ? { ...row, construction: SNAPSHOT } : row)),
})

const rowOf = ({ rows }: BuildingFigures, element: string): RowFigures | undefined =>
  rows.find(({ kind, id }) => kind === 'element' && id === element)

/** What would do in the place of a row. */
export function projectAlternativesService(area: ProjectArea) {
  const { db } = area
  return {
    /** What would bring the building most. @throws {ServiceError} as `largestLevers` */
    levers: (caller: Caller, id: string, variant: string): Promise<ProjectLever[]> =>
      largestLevers(area, caller, { id, variant }),

    /**
     * Constructions of the library, of the type of a row and hardly worse insulated, that take its place with less climate
     * change; the most gain first.
     *
     * @throws {ServiceError} `notFound`; `invalidRequest` naming `query.element`, `query.variant`
     */
    async list(
      caller: Caller,
      id: string,
      { element, variant }: { readonly element: string; readonly variant: string },
    ): Promise<ProjectAlternative[]> {
      const stored = await loadProject(db, caller, id)
      const document = flattened(stored.document, variant)
      const key = document.elements.find((one) => one.id === element)?.construction
      const now = document.constructions[key ?? '']
      if (!now) throw refused('query.element', 'unknownReference')
      const assess = await assessing(area, caller, { stored, document })
      const before = await assess(document)
      const was = rowOf(before, element)
      const most = mostTransmittance(was)
      const told = async (candidate: Candidate): Promise<ProjectAlternative[]> => {
        const { type, name, layers, ownership, version, code } = candidate
        const after = await assess(withConstruction(document, element, { type, name, layers }))
        const row = rowOf(after, element)
        if (!row || !mayStand(row, most)) return []
        const thickness = thicknessOf(candidate)
        const { uValue } = row.heat
        const uNow = was?.heat.uValue ?? null
        return [
          {
            id: candidate.id,
            ownership,
            version,
            name,
            code,
            gwp: after.total.gwp - before.total.gwp,
            penrt: after.total.penrt - before.total.penrt,
            uValue,
            uValueChange: uValue === null || uNow === null ? null : uValue - uNow,
            thickness,
            thicknessChange: thickness - thicknessOf(now),
          },
        ]
      }
      const found: ProjectAlternative[] = []
      // one after the other: each is an assessment of the whole building
      for (const candidate of await projectOriginsRepository(db).likely(
        caller,
        { type: now.type, most },
        MOST_CANDIDATES,
      ))
        found.push(...(await told(candidate)))
      return found
        .filter(({ gwp }) => gwp < 0)
        .toSorted((one, other) => one.gwp - other.gwp)
        .slice(0, MOST_ALTERNATIVES)
    },
  }
}
export type ProjectAlternativesService = ReturnType<typeof projectAlternativesService>
