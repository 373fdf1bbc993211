import type { ProjectDocument } from '#contract/projects.ts'
import type { DbOrTransaction } from '#service/db/client.ts'
import type { Viewer } from '#service/viewer.ts'
import { projectOriginsRepository } from './project-origins.repository.ts'

type Constructions = ProjectDocument['constructions']
/** A construction of a project with where it was taken from. */
export type Taken = { readonly key: string; readonly origin: NonNullable<Constructions[string]['origin']> }

export const takenIn = (constructions: Constructions): Taken[] =>
  Object.entries(constructions).flatMap(([key, { origin }]) => (origin ? [{ key, origin }] : []))

/** Keys of constructions whose origin has a newer version that the viewer sees. */
export async function newerOrigins(db: DbOrTransaction, viewer: Viewer, constructions: Constructions) {
  const taken = takenIn(constructions)
  const ids = [...new Set(taken.map(({ origin }) => origin.id.toLowerCase()))]
  const versions = new Map(
    (await projectOriginsRepository(db).versions(viewer, ids)).map(({ id, version }) => [id, version]),
  )
  return taken
    .filter(({ origin }) => (versions.get(origin.id.toLowerCase()) ?? 0) > origin.version)
    .map(({ key }) => key)
}
