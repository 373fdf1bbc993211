import type { Office } from '#contract/offices.ts'
import type { Db } from '#service/db/client.ts'
import type { OfficeRole } from '#vocabulary/offices.ts'
import type { TestService, TestUser } from './service.ts'

/** An office with a user in each role, one who has left it, and one of another office. */
export async function buildOffice(service: TestService) {
  const [owner, admin, member, viewer, former, stranger] = (await Promise.all(
    ['Olga', 'Ali', 'Mia', 'Vera', 'Felix', 'Sven'].map((name) => service.signIn({ name })),
  )) as [TestUser, TestUser, TestUser, TestUser, TestUser, TestUser]
  const open = async (user: TestUser, name: string) =>
    (await user.call({ method: 'POST', url: '/v1/office', payload: { name } })).json<Office>().id
  const [id, other] = [await open(owner, 'Atelier Nordhang'), await open(stranger, 'Anderes Büro')]
  for (const [user, role] of [
    [admin, 'admin'],
    [member, 'member'],
    [viewer, 'viewer'],
    [former, 'admin'],
  ] as const)
    await join(service.db, id, user, role)
  await former.call({ method: 'DELETE', url: `/v1/office/${id}/member/${former.userId}` })
  return { id, other, owner, admin, member, viewer, former, stranger }
}
export type TestOffice = Awaited<ReturnType<typeof buildOffice>>

/** Makes somebody a member without an invitation. */
export const join = (db: Db, officeId: string, { userId }: TestUser, role: OfficeRole) =>
  db.insertInto('officeMember').values({ officeId, accountId: userId, role }).execute()
