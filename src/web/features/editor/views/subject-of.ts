import type { Subject } from '#assessment/assess-construction.ts'
import type { AssessmentRequest } from '#web/resources/assessment/assessment-queries.ts'
import type { LocalFigures } from '#web/resources/assessment/local-figures.ts'

/** The construction with all data that an assessment takes. @throws where data is not to be had */
export async function subjectOf(local: LocalFigures, request: AssessmentRequest): Promise<Subject> {
  await local.load(request)
  const { type, layers, settings } = request
  const known = local.known(request)
  const today = known?.circumstances()?.today
  const resolved = known?.resolve(layers, settings)
  if (today === undefined || !resolved) throw new Error('Not all data of the layers is known')
  const given = { type, layers, settings: { ...settings, asOf: settings.asOf ?? today } }
  return { given, resolved, prices: local.prices() }
}
