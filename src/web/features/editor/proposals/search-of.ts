import type { QueryClient } from '@tanstack/react-query'
import { inapplicablePacks } from '#assessment/optimisation/applying-packs.ts'
import { freePartOf } from '#assessment/optimisation/default-freedoms.ts'
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
import type { Goal, ObjectiveQuantity } from '#vocabulary/optimisation.ts'
import type { AssessmentRequest } from '#web/resources/assessment/assessment-queries.ts'
import type { LocalFigures } from '#web/resources/assessment/local-figures.ts'
import { materialsQuery } from '#web/resources/materials/material-queries.ts'
import { subjectOf } from '../views/subject-of.ts'
import type { FreeRow, Offered } from './narrowed.ts'

/** What a search is about. */
export type SearchAbout = {
  readonly request: AssessmentRequest
  readonly goals: readonly Goal[]
  readonly objectives: readonly ObjectiveQuantity[]
  /** What may change, and what may come in where that is not enough. */
  readonly free: Offered
}

const MOST_PROPOSALS = 12

/** Materials that a choice can be made of; those of users are no products for everybody. */
const choosables = (materials: readonly Material[]) =>
  choosablesOf(materials.filter(({ own }) => !own).map((material) => choosableOf(material, material.dataset !== null)))

/** All that could change in a construction, and of which part each layer is. */
export function offeredBy(
  { type, layers, settings, keys }: AssessmentRequest,
  materials: readonly Material[],
): { readonly offered: Offered; readonly rows: readonly FreeRow[] } {
  const given = { type, layers, settings }
  const known = choosables(materials)
  const { freedoms, ifBlocked } = spaceOf(given, {}, known)
  return {
    offered: { layers: freedoms.layers, additions: (ifBlocked?.freedoms ?? freedoms).additions ?? [] },
    rows: keys.map((key, index) => ({ key, part: freePartOf(given, index, known) })),
  }
}

/** The space of what is left to change: what nobody sells is left out. */
const spaceOfAsked = ({ request, free }: SearchAbout, materials: readonly Material[]): Space => {
  const { type, layers, settings } = request
  const asked = { freedoms: { layers: [...free.layers] }, ifBlocked: free.additions, isSoldOnly: true }
  return spaceOf({ type, layers, settings }, asked, choosables(materials))
}

/**
 * The search with all data that it needs, as the service would make it.
 *
 * @throws where data is not to be had
 */
export async function searchOf(client: QueryClient, local: LocalFigures, about: SearchAbout): Promise<Search> {
  const { request, goals, objectives } = about
  const { settings, release, locale } = request
  const materials = await client.ensureQueryData(materialsQuery('', release, locale))
  const { freedoms, drafts, ifBlocked } = spaceOfAsked(about, materials)
  const options = optionLayers([...drafts, ...(ifBlocked?.drafts ?? [])])
  const subject = await subjectOf(local, request)
  await local.load({ ...request, layers: options })
  const found = local.known(request)?.resolve(options, settings)
  if (!found) throw new Error('Not all data of the options is known')
  const slotsOf = (of: typeof drafts) => foundSlots(of, options, found)
  const problem = { ...subject, slots: slotsOf(drafts), goals, objectives, maxProposals: MOST_PROPOSALS }
  if (inapplicablePacks(problem).length > 0) throw new Error('No limit of these rules applies')
  return {
    freedoms,
    problem,
    ...(ifBlocked && { ifBlocked: { freedoms: ifBlocked.freedoms, slots: slotsOf(ifBlocked.drafts) } }),
  }
}
