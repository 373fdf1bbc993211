import { equalised, mayAdapt, type Target } from '#assessment/normalised/equalised.ts'
import type { ConstructionComparison, NormalisedComparison } from '#contract/construction-comparison.ts'
import type { Assessor, Given } from '#service/assessment/assessor.ts'
import { breathing } from '#service/breath.ts'
import { type Refusal, refused, ServiceError } from '#service/service-error.ts'
import type { Equal } from '#vocabulary/normalised.ts'
import { rank } from './comparison.ts'

type Item = ConstructionComparison['items'][number]

/** Layer that is adapted, by construction. */
export type Adapt = Readonly<Record<string, number>>

/** A construction that is compared, with the item that is made of it once its layers are others. */
export type Compared = {
  readonly id: string
  readonly given: Given
  readonly itemOf: (given: Given) => Promise<Item>
}

/** @throws {ServiceError} `invalidRequest` for constructions that are not compared, where nothing is made equal */
export function checkAdapt(adapt: Adapt, ids: readonly string[], equal: Equal | undefined): void {
  const strangers = Object.keys(adapt).filter((id) => !ids.includes(id.toLowerCase()))
  const refusals: readonly Refusal[] = equal
    ? strangers.map((id) => ({ path: `/adapt/${id}`, code: 'unknownConstruction' as const }))
    : Object.keys(adapt).length > 0
      ? [{ path: '/adapt', code: 'contradicts' }]
      : []
  if (refusals.length > 0) throw new ServiceError('invalidRequest', 'adapt', { refusals })
}

/** The value to reach: as it is said, or the best of all. @throws {ServiceError} where no U is known */
function targetOf({ quantity, value }: Equal, items: readonly Item[]): Target {
  if (value !== 'best') return { quantity, value }
  const known = items.flatMap(({ uValue }) => (uValue === null ? [] : [uValue]))
  if (known.length === 0) throw refused('query.equal', 'contradicts')
  return { quantity, value: Math.min(...known) }
}

/**
 * Makes each of what is compared equal in U or thickness by the thickness of one layer. What cannot be made equal says
 * why and stands in no rank.
 *
 * @throws {ServiceError} `invalidRequest` naming a layer that cannot be adapted
 */
export async function normalisedComparison(
  assessor: Assessor,
  compared: readonly Compared[],
  {
    equal,
    items,
    adapt,
    leftOut,
  }: {
    readonly equal: Equal
    readonly items: readonly Item[]
    readonly adapt: Adapt
    readonly leftOut: readonly string[]
  },
): Promise<NormalisedComparison> {
  const target = targetOf(equal, items)
  const breathe = breathing()
  const layers = new Map(Object.entries(adapt).map(([id, layer]) => [id.toLowerCase(), layer]))
  const made: NormalisedComparison['items'] = []
  for (const { id, given, itemOf } of compared) {
    const subject = { given, resolved: await assessor.resolve(given) }
    const layer = layers.get(id)
    if (layer !== undefined && !mayAdapt(subject, layer)) throw refused(`/adapt/${id}`, 'notAllowed')
    const one = equalised(subject, target, layer)
    const isAir = (index: number) => subject.resolved.layers[index]?.own.material.traits.includes('air')
    const adaptable = [...given.layers.keys()].filter((index) => mayAdapt(subject, index) && !isAir(index))
    const { to } = one
    const adapted =
      to === null ? given.layers : given.layers.map((own, at) => (at === one.layer ? { ...own, thickness: to } : own))
    made.push({ id, ...one, adaptable, construction: to === null ? null : await itemOf({ ...given, layers: adapted }) })
    await breathe()
  }
  return {
    ...target,
    items: made,
    modulesLeftOut: [...leftOut],
    ...rank(
      made.flatMap(({ construction }) => construction ?? []),
      made[0]?.construction ?? null,
    ),
  }
}
