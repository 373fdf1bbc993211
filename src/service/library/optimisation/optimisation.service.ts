import { type Choosable, type Choosables, defaultFreedoms, isSold } from '#assessment/optimisation/default-freedoms.ts'
import { type DraftSlot, slotsOf } from '#assessment/optimisation/freedoms.ts'
import type { Problem, Slot } from '#assessment/optimisation/problem.ts'
import type { ConstructionLayer } from '#contract/constructions.ts'
import type { Freedoms, Optimisation, OptimisationRequest } from '#contract/optimisation.ts'
import type { Assessor, Given } from '#service/assessment/assessor.ts'
import type { DataInUse } from '#service/assessment/data-in-use.ts'
import type { Caller } from '#service/caller.ts'
import { type Refusal, ServiceError } from '#service/service-error.ts'
import { freedomRefusals, goalRefusals, spaceRefusals } from './asked-freedoms.ts'
import type { SearchWorkers } from './search-workers.ts'

/** A search ends with what it has found after this [ms]. */
const BUDGET = 10_000

const ORIGIN = { layers: '/layers', release: '/release' } as const

type Area = { readonly assessor: Assessor; readonly data: DataInUse; readonly workers: SearchWorkers }

const refuse = (refusals: readonly Refusal[]) => {
  if (refusals.length > 0) throw new ServiceError('invalidRequest', 'freedoms', { refusals })
}

/** Materials of the catalogue, of which a choice can be made where none is given. */
const choosables = ({ catalogue, currentOf }: DataInUse, release: string): Choosables =>
  new Map(
    [...catalogue.materials.values()].map((one): [string, Choosable] => [
      one.id,
      {
        ...one,
        isComplete:
          one.conductivity !== undefined &&
          one.density !== undefined &&
          one.specificHeatCapacity !== undefined &&
          one.serviceLife !== undefined &&
          (one.vapourResistanceFactor !== undefined || one.sd !== undefined) &&
          currentOf(one.id, release) !== undefined,
      },
    ]),
  )

/** Finds layers that meet goals with as little as can be. */
export function optimisationService({ assessor, data, workers }: Area) {
  /** The options with what they name. @throws {ServiceError} for materials that nobody knows */
  const found = async (drafts: readonly DraftSlot[], given: Given): Promise<Slot[]> => {
    const layers = [...new Set(drafts.flatMap(({ options }) => options.filter((one) => one !== null)))]
    const { found: _given, ...asked } = given
    const resolved = await assessor.resolve({ ...asked, layers }, ORIGIN)
    const byLayer = new Map(layers.map((layer, index) => [layer, resolved.layers[index]]))
    return drafts.map((draft) => ({
      ...draft,
      options: draft.options.map((layer) => {
        const one = layer && byLayer.get(layer)
        return layer && one ? { layer, resolved: one } : null
      }),
    }))
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
    async optimise(caller: Caller, asked: OptimisationRequest, signal: AbortSignal): Promise<Optimisation> {
      const { constructionType: type, layers, release, goals, objectives = ['gwp'], maxProposals } = asked
      const settings = { ...asked.settings, asOf: asked.settings?.asOf ?? assessor.circumstances().today }
      const given = await assessor.check({ type, layers, release, settings, reader: { viewer: caller } }, ORIGIN)
      const resolved = await assessor.resolve(given, ORIGIN)
      refuse(goalRefusals(goals))
      const known = choosables(data, resolved.release.id)
      const freedoms = asked.freedoms ?? defaultFreedoms(given, known)
      refuse(freedomRefusals(layers, freedoms))
      refuse(await unknownMaterials(freedoms, given))
      const drafts = slotsOf(layers, freedoms).map((draft) =>
        asked.freedoms ? draft : withoutUnsold(draft, layers, known),
      )
      refuse(spaceRefusals(layers, drafts))
      const problem: Problem = {
        given: { type, layers, settings },
        resolved,
        slots: await found(drafts, given),
        goals,
        objectives,
        maxProposals,
      }
      const answer = await workers.search({ problem, freedoms, budget: BUDGET }, signal)
      if ('refused' in answer) refuse([{ path: '/freedoms', code: 'contradicts' }])
      else return answer.found
      throw new ServiceError('internal')
    },
  }
}

/** Today's layer stays an option, sold or not. */
function withoutUnsold(draft: DraftSlot, layers: readonly ConstructionLayer[], known: Choosables): DraftSlot {
  const given = layers[draft.layer]
  const options = draft.options.filter((one) => one === null || one === given || isSold(one, known))
  return { ...draft, options, today: options.findIndex((one) => one === given) }
}
export type OptimisationService = ReturnType<typeof optimisationService>
