import { sql } from 'kysely'
import type { Owner } from '#contract/constructions.ts'

/** Whose a row is, for a query that is joined with `account` and `office` by its owner. */
export const ownerColumns = [
  sql<string>`coalesce(account.name, office.name, '')`.as('ownerName'),
  sql<Owner['kind']>`case when office.id is null then 'person' else 'office' end`.as('ownerKind'),
] as const

export type OwnerColumns = {
  readonly ownerId: string
  readonly ownerName: string
  readonly ownerKind: Owner['kind']
}

/** As the contract tells it. */
export const ownerOf = ({ ownerKind: kind, ownerId: id, ownerName: name }: OwnerColumns): Owner => ({
  kind,
  id,
  ...(kind === 'person' && { userId: id }),
  name,
})
