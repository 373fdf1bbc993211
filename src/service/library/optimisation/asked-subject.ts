import { assessed, type Subject } from '#assessment/assess-construction.ts'
import type { ConstructionLayer } from '#contract/constructions.ts'
import type { Assessor, Given } from '#service/assessment/assessor.ts'
import { translated } from '#service/assessment/refusals.ts'
import type { Caller } from '#service/caller.ts'
import { type Refusal, ServiceError } from '#service/service-error.ts'
import type { ConstructionType } from '#vocabulary/constructions.ts'
import type { Settings } from '#vocabulary/settings.ts'

/** Where the parts of the request stand in its body. */
export const ORIGIN = { layers: '/layers', release: '/release' } as const

/** A search ends with what it has found after this [ms]. */
export const BUDGET = 10_000

/** A construction as the bodies of these routes have it. */
export type AskedSubject = {
  readonly constructionType: ConstructionType
  readonly layers: ConstructionLayer[]
  readonly release?: string | undefined
  readonly settings?: Settings | undefined
}

/** @throws {ServiceError} `invalidRequest` naming the places, where there are any */
export function refuse(refusals: readonly Refusal[]): void {
  if (refusals.length > 0) throw new ServiceError('invalidRequest', refusals[0]?.path, { refusals })
}

/** What is asked about with all that it names, by the rules of today where no day is named, and as a request of its own. */
export async function subjectOf(
  assessor: Assessor,
  caller: Caller,
  { constructionType: type, layers, release, settings: asked }: AskedSubject,
): Promise<Subject & { readonly request: Given }> {
  const settings = { ...asked, asOf: asked?.asOf ?? assessor.circumstances().today }
  const request = await assessor.check({ type, layers, release, settings, reader: { viewer: caller } }, ORIGIN)
  const resolved = await assessor.resolve(request, ORIGIN)
  const subject = { given: { type, layers, settings }, resolved }
  translated(ORIGIN.layers, () => assessed(subject))
  return { ...subject, request }
}
