import type { Owner } from '#contract/constructions.ts'
import type { Caller } from '#service/caller.ts'
import type { DbOrTransaction } from '#service/db/client.ts'
import type { ActivityChanges } from '#service/db/tables/offices.ts'
import type { Ownership } from '#vocabulary/constructions.ts'
import type { ActivityKind } from '#vocabulary/offices.ts'
import { activityRepository } from './activity.repository.ts'

type Subject = {
  readonly id: string
  readonly ownerId: string
  readonly ownerKind: Owner['kind']
  readonly code: string | null
  readonly name: string
}

/** A construction as it is called in the activity. */
export const subjectOf = ({ code, name }: Pick<Subject, 'code' | 'name'>): string =>
  code === null ? name : `${code} ${name}`

/** Whose what was done was then, as it is noted. */
export const belongingTo = ({ ownerId, ownerKind }: Pick<Subject, 'ownerId' | 'ownerKind'>) =>
  ownerKind === 'office' ? { officeId: ownerId } : { personId: ownerId }

/** Notes what was done to a construction of a person or an office; standards and suppliers' are told of elsewhere. */
export async function noteOfConstruction(
  transaction: DbOrTransaction,
  caller: Caller,
  construction: Subject & { readonly ownership: Ownership },
  kind: ActivityKind,
  changes: ActivityChanges = {},
): Promise<void> {
  if (construction.ownership !== 'custom') return
  await activityRepository(transaction).note(caller, {
    kind,
    ...belongingTo(construction),
    constructionId: construction.id,
    subject: subjectOf(construction),
    changes,
  })
}

type Created = {
  readonly id: string
  readonly ownership: Ownership
  readonly code?: string | null
  readonly name: string
}

/** Notes that constructions were taken in as the caller's own. */
export async function noteCreated(
  transaction: DbOrTransaction,
  caller: Caller,
  constructions: readonly Created[],
): Promise<void> {
  await activityRepository(transaction).note(
    caller,
    ...constructions
      .filter(({ ownership }) => ownership === 'custom')
      .map(({ id, code = null, name }) => ({
        kind: 'created' as const,
        personId: caller.userId,
        constructionId: id,
        subject: subjectOf({ code, name }),
      })),
  )
}

/** Notes what was done to a project, where it belongs to an office; of private ones nothing is noted. */
export async function noteOfProject(
  transaction: DbOrTransaction,
  caller: Caller,
  project: Omit<Subject, 'id'>,
  kind: ActivityKind,
  changes: ActivityChanges = {},
): Promise<void> {
  if (project.ownerKind !== 'office') return
  const done = { kind, officeId: project.ownerId, subject: subjectOf(project), changes }
  await activityRepository(transaction).note(caller, done)
}

type Figures = {
  readonly name: string
  readonly thickness: number
  readonly uValue: number | null
  readonly mass: number | null
  readonly gwp: number | null
  readonly penrt: number | null
}

/** Name and figures that a change has made others, as they were and are. */
export function changesBetween(before: Figures, after: Figures): ActivityChanges {
  const fields = ['name', 'thickness', 'uValue', 'mass', 'gwp', 'penrt'] as const
  return Object.fromEntries(
    fields.flatMap((field) =>
      before[field] === after[field] ? [] : [[field, { from: before[field], to: after[field] }]],
    ),
  )
}
