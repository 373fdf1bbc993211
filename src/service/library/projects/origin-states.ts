import type { Project, ProjectDocument } from '#contract/projects.ts'
import type { DbOrTransaction } from '#service/db/client.ts'
import type { Viewer } from '#service/viewer.ts'
import { projectOriginsRepository } from './project-origins.repository.ts'

type Constructions = ProjectDocument['constructions']
/** A construction of a project with where it was taken from. */
export type Taken = { readonly key: string; readonly origin: NonNullable<Constructions[string]['origin']> }

export const takenIn = (constructions: Constructions): Taken[] =>
  Object.entries(constructions).flatMap(([key, { origin }]) => (origin ? [{ key, origin }] : []))

/** Keys of constructions whose origin has a newer version that the viewer sees, and of those whose origin he does not see. */
export async function originStates(
  db: DbOrTransaction,
  viewer: Viewer,
  constructions: Constructions,
): Promise<Pick<Project, 'newerOrigins' | 'lostOrigins'>> {
  const taken = takenIn(constructions)
  const ids = [...new Set(taken.map(({ origin }) => origin.id.toLowerCase()))]
  const versions = new Map(
    (await projectOriginsRepository(db).versions(viewer, ids)).map(({ id, version }) => [id, version]),
  )
  const keysWhere = (is: (version: number | undefined, taken: number) => boolean) =>
    taken.filter(({ origin }) => is(versions.get(origin.id.toLowerCase()), origin.version)).map(({ key }) => key)
  return {
    newerOrigins: keysWhere((version, own) => version !== undefined && version > own),
    lostOrigins: keysWhere((version) => version === undefined),
  }
}
