import * as z from 'zod/mini'
import { ownership } from '#contract/schema.ts'
import { type Caller, isOperator, type Operators, requireOperator } from '#service/caller.ts'
import type { Entrance } from '#service/http/admission.ts'
import { ServiceError } from '#service/service-error.ts'
import type { Ownership, OwnershipCategory, Permission } from '#vocabulary/constructions.ts'

/** What a decision needs to know of a stored construction. */
export type Guarded = {
  readonly ownerId: string
  readonly ownership: Ownership
  /** What a share, or the role in the office that owns it, gives the caller; null without either. */
  readonly shared: Permission | null
}

/** Who may do what with constructions. */
export type ConstructionPolicy = {
  /** The one ownership to create in. @throws {ServiceError} `ownershipNotAllowed`, `forbidden` */
  readonly ownershipToCreate: (caller: Caller, asked: OwnershipCategory) => Ownership
  readonly permissionOf: (caller: Caller, construction: Guarded) => Permission
  readonly mayDelete: (caller: Caller, construction: Guarded) => boolean
  /** Maintains standard constructions: `admin` policy and an address of the operator. */
  readonly maintainsStandard: (caller: Caller) => boolean
  /** @throws {ServiceError} `forbidden` to who does not, `secondFactorDemanded` */
  readonly admitOperator: (caller: Caller) => void
}

/** The policy of the operator's domains. */
export function constructionPolicy(operators: Operators): ConstructionPolicy {
  const maintainsStandard = (caller: Caller) =>
    isOperator(caller, operators) && (!operators.secondFactor || caller.secondFactor === true)
  const mayCreate: Readonly<Record<Ownership, (caller: Caller) => boolean>> = {
    standard: maintainsStandard,
    thirdParty: ({ policies }) => policies.includes('supplier'),
    custom: () => true,
  }
  const isOwner = ({ userId }: Caller, { ownerId }: Guarded) => ownerId === userId
  return {
    maintainsStandard,
    admitOperator: (caller) => requireOperator(caller, operators),
    ownershipToCreate(caller, asked) {
      if (asked === 'standardAndCustom')
        throw new ServiceError('ownershipNotAllowed', asked, {
          refusals: [{ path: 'path.ownership', code: 'notAllowed' }],
        })
      if (!mayCreate[asked](caller)) throw new ServiceError('forbidden', `create ${asked}`)
      return asked
    },
    permissionOf(caller, construction) {
      if (construction.ownership === 'standard') return maintainsStandard(caller) ? 'edit' : 'view'
      if (construction.ownership === 'thirdParty')
        return isOwner(caller, construction) && mayCreate.thirdParty(caller) ? 'owner' : 'view'
      return isOwner(caller, construction) ? 'owner' : (construction.shared ?? 'view')
    },
    mayDelete(caller, construction) {
      if (construction.ownership === 'standard') return maintainsStandard(caller)
      if (construction.ownership === 'custom') return isOwner(caller, construction) || construction.shared === 'owner'
      return isOwner(caller, construction) && mayCreate[construction.ownership](caller)
    },
  }
}

/** Whom routes exist for: administrators' ones for them, creating for whoever may create there. */
export const entranceOf =
  (policy: ConstructionPolicy): Entrance =>
  (only, caller, params) => {
    if (only === 'operators') {
      policy.admitOperator(caller)
      return
    }
    const asked = place.safeParse(params)
    if (asked.success) policy.ownershipToCreate(caller, asked.data.ownership)
  }

const place = z.object({ ownership })

/** Refuses whoever may only look. */
export function requireEdit(permission: Permission): void {
  if (permission === 'view') throw new ServiceError('forbidden', 'edit')
}
