import type { Owner } from '#contract/constructions.ts'
import type { Caller } from '#service/caller.ts'
import type { DbOrTransaction } from '#service/db/client.ts'
import type { ActivityChanges } from '#service/db/tables/offices.ts'
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

/** Notes what was done to a construction, where it belongs to an office; of private ones nothing is noted. */
export async function noteOfOffice(
  transaction: DbOrTransaction,
  caller: Caller,
  construction: Subject,
  kind: ActivityKind,
  changes: ActivityChanges = {},
): Promise<void> {
  if (construction.ownerKind !== 'office') return
  await activityRepository(transaction).note(caller, {
    kind,
    officeId: construction.ownerId,
    constructionId: construction.id,
    subject: subjectOf(construction),
    changes,
  })
}

/** The same of a project. */
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
