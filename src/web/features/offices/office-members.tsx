import { useQuery } from '@tanstack/react-query'
import { administersOffice } from '#vocabulary/offices.ts'
import { ListStates } from '#web/components/list-frame.tsx'
import { userOf, useSession } from '#web/lib/session.ts'
import { membersQuery, type Office } from '#web/resources/accounts/offices.ts'
import { Leaving } from './leaving.tsx'
import { Members } from './members.tsx'
import { MostUsed } from './most-used.tsx'
import { OfficeActivity } from './office-activity.tsx'
import { OfficeInvitations } from './office-invitations.tsx'
import css from './offices.module.css'
import { RoleLegend } from './role-legend.tsx'
import { useRemoval } from './use-removal.ts'

/** Who belongs to an office and who is invited, what roles may do, what was done last, and the way out. */
export function OfficeMembers({ office }: { office: Office }) {
  const self = userOf(useSession())?.userId
  const asked = useQuery(membersQuery(office.id))
  const { askRemoval, question, isPending } = useRemoval(office, self)
  const members = asked.data ?? []
  const own = members.find(({ userId }) => userId === self)
  return (
    <div className={css.columns}>
      <div>
        <ListStates asked={asked} />
        {asked.data && <Members office={office} members={members} self={self} onRemove={askRemoval} />}
        {administersOffice(office.role) && <OfficeInvitations office={office} />}
        <RoleLegend />
        <MostUsed office={office} />
      </div>
      <div>
        <OfficeActivity office={office} members={members} />
        {own && (
          <Leaving office={office} members={members} own={own} isPending={isPending} onLeave={() => askRemoval(own)} />
        )}
      </div>
      {question}
    </div>
  )
}
