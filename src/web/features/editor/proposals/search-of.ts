import type { QueryClient } from '@tanstack/react-query'
import type { Search } from '#assessment/optimisation/run-search.ts'
import {
  choosableOf,
  choosablesOf,
  foundSlots,
  optionLayers,
  type Space,
  spaceOf,
} from '#assessment/optimisation/space.ts'
import type { Material } from '#contract/materials.ts'
import type { Freedoms } from '#contract/optimisation.ts'
import type { Goal, ObjectiveQuantity } from '#vocabulary/optimisation.ts'
import type { AssessmentRequest } from '#web/resources/assessment/assessment-queries.ts'
import type { LocalFigures } from '#web/resources/assessment/local-figures.ts'
import { materialsQuery } from '#web/resources/materials/material-queries.ts'
import { subjectOf } from '../views/subject-of.ts'

/** What a search is about. */
export type SearchAbout = {
  readonly request: AssessmentRequest
  readonly goals: readonly Goal[]
  readonly objectives: readonly ObjectiveQuantity[]
  /** Undefined: all that follow from the construction. */
  readonly freedoms: Freedoms | undefined
}

const MOST_PROPOSALS = 12

/** Materials that a choice can be made of; those of users are no products for everybody. */
const choosables = (materials: readonly Material[]) =>
  choosablesOf(materials.filter(({ own }) => !own).map((material) => choosableOf(material, material.dataset !== null)))

/** The space of a construction: what nobody sells is left out. */
export const spaceOfRequest = (
  { type, layers, settings }: AssessmentRequest,
  freedoms: Freedoms | undefined,
  materials: readonly Material[],
): Space => spaceOf({ type, layers, settings }, { freedoms, isSoldOnly: true }, choosables(materials))

/**
 * The search with all data that it needs, as the service would make it.
 *
 * @throws where data is not to be had
 */
export async function searchOf(client: QueryClient, local: LocalFigures, about: SearchAbout): Promise<Search> {
  const { request, goals, objectives } = about
  const { settings, release, locale } = request
  const materials = await client.ensureQueryData(materialsQuery('', release, locale))
  const { freedoms, drafts } = spaceOfRequest(request, about.freedoms, materials)
  const options = optionLayers(drafts)
  const subject = await subjectOf(local, request)
  await local.load({ ...request, layers: options })
  const found = local.known(request)?.resolve(options, settings)
  if (!found) throw new Error('Not all data of the options is known')
  return {
    freedoms,
    problem: {
      ...subject,
      slots: foundSlots(drafts, options, found),
      goals,
      objectives,
      maxProposals: MOST_PROPOSALS,
    },
  }
}
