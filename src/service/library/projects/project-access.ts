import { ServiceError } from '#service/service-error.ts'
import type { Viewer } from '#service/viewer.ts'
import type { Permission } from '#vocabulary/constructions.ts'

type Guarded = {
  readonly ownerId: string
  /** What a share, or the role in the office that owns it, gives the viewer. */
  readonly shared: Permission | null
  readonly archived: boolean
}

export const permissionOf = ({ userId }: Pick<Viewer, 'userId'>, { ownerId, shared }: Guarded): Permission =>
  ownerId === userId ? 'owner' : (shared ?? 'view')

/** Refuses whoever may only look, and any change of what is put away. @throws {ServiceError} `forbidden` */
export function requireChange(viewer: Viewer, found: Guarded): void {
  if (permissionOf(viewer, found) === 'view') throw new ServiceError('forbidden', 'change of a project')
  if (found.archived) throw new ServiceError('forbidden', 'archived project', { why: 'projectArchived' })
}

/** Refuses whoever is not the owner. @throws {ServiceError} `forbidden` */
export function requireOwner(viewer: Viewer, found: Guarded): void {
  if (permissionOf(viewer, found) !== 'owner') throw new ServiceError('forbidden', 'owner of a project')
}
