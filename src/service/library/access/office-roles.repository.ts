import type { DbOrTransaction } from '#service/db/client.ts'
import { ServiceError } from '#service/service-error.ts'
import type { Viewer } from '#service/viewer.ts'
import type { OfficeRole } from '#vocabulary/offices.ts'

/** The viewer's role in an office, as it stands now. @throws {ServiceError} `notFound` to who is no member */
export async function officeRoleOf(
  db: DbOrTransaction,
  { userId }: Pick<Viewer, 'userId'>,
  officeId: string,
): Promise<OfficeRole> {
  const found = await db
    .selectFrom('officeMember')
    .select('role')
    .where('officeId', '=', officeId)
    .where('accountId', '=', userId)
    .executeTakeFirst()
  if (!found) throw new ServiceError('notFound', 'office')
  return found.role
}

/** Whether a role changes members, invitations and the office itself. */
export const administersOffice = (role: OfficeRole): boolean => role === 'owner' || role === 'admin'

/** Refuses who may only look. @throws {ServiceError} `notFound` to who is no member, `forbidden` */
export async function requireOfficeEdit(db: DbOrTransaction, viewer: Pick<Viewer, 'userId'>, officeId: string) {
  if ((await officeRoleOf(db, viewer, officeId)) === 'viewer')
    throw new ServiceError('forbidden', 'viewer of the office')
}
