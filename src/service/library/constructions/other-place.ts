import type { ConstructionInput } from '#contract/constructions.ts'
import { type Refusal, ServiceError } from '#service/service-error.ts'
import type { Ownership } from '#vocabulary/constructions.ts'

/**
 * Refuses a construction that is sent to the place of another: whatever else the service sets is left aside.
 *
 * @throws {ServiceError} `invalidRequest` naming each
 */
export function refuseOtherPlace(
  input: ConstructionInput,
  held: { readonly id: string; readonly ownership: Ownership },
): void {
  const refusals = (['id', 'ownership'] as const)
    .filter((field) => input[field] !== undefined && input[field] !== held[field])
    .map((field): Refusal => ({ path: `/${field}`, code: 'contradicts' }))
  if (refusals.length > 0) throw new ServiceError('invalidRequest', 'set by the service', { refusals })
}
