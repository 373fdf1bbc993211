import { losesHeat } from '#assessment/heating/heat-use.ts'
import { thicknessesOf } from '#assessment/optimisation/freedoms.ts'
import { rangesOf } from '#assessment/sensitivity/sensitivity.ts'
import type { InsulationCurve, InsulationCurveRequest } from '#contract/insulation-curve.ts'
import type { Sensitivity, SensitivityRequest } from '#contract/sensitivity.ts'
import type { Assessor } from '#service/assessment/assessor.ts'
import type { Caller } from '#service/caller.ts'
import { type Refusal, ServiceError } from '#service/service-error.ts'
import { thicknessRefusal } from './asked-freedoms.ts'
import { refuse, subjectOf } from './asked-subject.ts'
import type { SearchWorkers } from './search-workers.ts'

const found = <Found>(answer: { readonly found: Found } | { readonly refused: string }): Found => {
  if ('found' in answer) return answer.found
  throw new ServiceError('internal', answer.refused)
}

/** A layer that is not there, or whose thickness decides nothing by itself. */
function layerRefusals(layers: InsulationCurveRequest['layers'], index: number): Refusal[] {
  const layer = layers[index]
  if (!layer) return [{ path: '/layer', code: 'tooBig', values: { minimum: 0, maximum: layers.length - 1 } }]
  return layer.state === 'removed' || layer.taper ? [{ path: '/layer', code: 'notAllowed' }] : []
}

/** Figures of a construction whose inputs vary. */
export function variationsService({ assessor, workers }: { assessor: Assessor; workers: SearchWorkers }) {
  return {
    /** @throws {ServiceError} `invalidRequest` with places; `unavailable` where too many searches wait */
    async insulationCurve(
      caller: Caller,
      asked: InsulationCurveRequest,
      signal: AbortSignal,
    ): Promise<InsulationCurve> {
      const { layers, layer, thicknesses, heat = {} } = asked
      refuse(losesHeat({ type: asked.constructionType }) ? [] : [{ path: '/constructionType', code: 'notAllowed' }])
      refuse([...layerRefusals(layers, layer), ...thicknessRefusal(thicknesses, '/thicknesses')])
      const { given, resolved } = await subjectOf(assessor, caller, asked)
      const task = {
        subject: { given, resolved },
        layer,
        thicknesses: thicknessesOf(thicknesses, layers[layer]?.thickness ?? 0),
        heat,
        thisYear: Number((given.settings?.asOf ?? assessor.circumstances().today).slice(0, 4)),
      }
      return found(await workers.search('insulationCurve', task, signal))
    },
    /** @throws {ServiceError} `invalidRequest` with places; `unavailable` where too many searches wait */
    async sensitivity(caller: Caller, asked: SensitivityRequest, signal: AbortSignal): Promise<Sensitivity> {
      const { given, resolved } = await subjectOf(assessor, caller, asked)
      const { ranges = {}, goals, seed } = asked
      const task = { subject: { given, resolved }, asked: { ranges: rangesOf(ranges), goals, seed } }
      return found(await workers.search('sensitivity', task, signal))
    },
  }
}
export type VariationsService = ReturnType<typeof variationsService>
