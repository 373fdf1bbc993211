import type { Choosables } from '#assessment/optimisation/choosable.ts'
import type { DraftSlot } from '#assessment/optimisation/freedoms.ts'
import { asksCost } from '#assessment/optimisation/priced.ts'
import type { Problem, Slot } from '#assessment/optimisation/problem.ts'
import { choosableOf, choosablesOf, foundSlots, optionLayers, spaceOf } from '#assessment/optimisation/space.ts'
import type { ConstructionLayer } from '#contract/constructions.ts'
import type { Freedoms, Optimisation, OptimisationRequest } from '#contract/optimisation.ts'
import type { Assessor, Given } from '#service/assessment/assessor.ts'
import type { DataInUse } from '#service/assessment/data-in-use.ts'
import type { Caller } from '#service/caller.ts'
import type { Db } from '#service/db/client.ts'
import { type Refusal, ServiceError } from '#service/service-error.ts'
import { pricesOf } from '../prices/prices-of.ts'
import { costRefusals, freedomRefusals, goalRefusals, packRefusals, spaceRefusals } from './asked-freedoms.ts'
import { BUDGET, ORIGIN, refuse, subjectOf } from './asked-subject.ts'
import type { SearchWorkers } from './search-workers.ts'

type Area = {
  readonly db: Db
  readonly assessor: Assessor
  readonly data: DataInUse
  readonly workers: SearchWorkers
}

/** What is asked; with `costs` by the prices of whoever asks. */
type Asked = OptimisationRequest & { readonly costs?: boolean | undefined }

/** Materials of the catalogue, of which a choice can be made where none is given. */
const choosables = ({ catalogue, currentOf }: DataInUse, release: string): Choosables =>
  choosablesOf(
    [...catalogue.materials.values()].map((one) => choosableOf(one, currentOf(one.id, release) !== undefined)),
  )

/** Finds layers that meet goals with as little as can be. */
export function optimisationService({ db, assessor, data, workers }: Area) {
  /** The options with what they name. @throws {ServiceError} for materials that nobody knows */
  const found = async (drafts: readonly DraftSlot[], given: Given): Promise<Slot[]> => {
    const layers = optionLayers(drafts)
    const { found: _given, ...asked } = given
    return foundSlots(drafts, layers, await assessor.resolve({ ...asked, layers }, ORIGIN))
  }
  /** Materials that the freedoms name and that nobody knows. */
  const unknownMaterials = async ({ layers, additions = [] }: Freedoms, given: Given): Promise<Refusal[]> => {
    const named = [
      ...layers.flatMap(({ materials = [], framing }, at) => [
        ...materials.map((id, index) => [id, `/freedoms/layers/${at}/materials/${index}`] as const),
        ...(framing?.materials ?? []).map(
          (id, index) => [id, `/freedoms/layers/${at}/framing/materials/${index}`] as const,
        ),
      ]),
      ...additions.flatMap(({ materials }, at) =>
        materials.map((id, index) => [id, `/freedoms/additions/${at}/materials/${index}`] as const),
      ),
    ]
    const { found: _given, ...asked } = given
    const asLayers = named.map(([materialId]): ConstructionLayer => ({ materialId, thickness: 0.1 }))
    const resolved = await assessor.resolve({ ...asked, layers: asLayers }, ORIGIN)
    return named.flatMap(([, path], index) =>
      resolved.layers[index]?.own.named ? [] : [{ path, code: 'unknownMaterial' as const }],
    )
  }
  return {
    /** @throws {ServiceError} `invalidRequest` with places; `unavailable` where too many searches wait */
    async optimise(caller: Caller, asked: Asked, signal: AbortSignal): Promise<Optimisation> {
      const { layers, goals, objectives = ['gwp'], maxProposals } = asked
      const { given, resolved, request } = await subjectOf(assessor, caller, asked)
      refuse(goalRefusals(goals))
      const prices = asked.costs || asksCost({ goals, objectives }) ? await pricesOf(db, caller.userId) : undefined
      refuse(costRefusals(asked, prices))
      const known = choosables(data, resolved.release.id)
      if (asked.freedoms) refuse(freedomRefusals(layers, asked.freedoms))
      const { freedoms, drafts, ifBlocked } = spaceOf(given, { freedoms: asked.freedoms }, known)
      refuse(await unknownMaterials(freedoms, request))
      refuse(spaceRefusals(layers, drafts))
      const problem: Problem = {
        given,
        resolved,
        slots: await found(drafts, request),
        goals,
        objectives,
        maxProposals,
        prices,
      }
      refuse(packRefusals(problem))
      const wider = ifBlocked && {
        freedoms: ifBlocked.freedoms,
        slots: await found(ifBlocked.drafts, request),
      }
      const search = { problem, freedoms, ...(wider && { ifBlocked: wider }) }
      const answer = await workers.search('optimisation', { ...search, budget: BUDGET }, signal)
      if ('refused' in answer) refuse([{ path: '/freedoms', code: 'contradicts' }])
      else return answer.found
      throw new ServiceError('internal')
    },
  }
}

export type OptimisationService = ReturnType<typeof optimisationService>
