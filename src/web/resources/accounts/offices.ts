import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { officeRoutes } from '#contract/office-routes.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import { call, makeCallable } from '#web/lib/api-client.ts'
import type { Input, Reply } from '#web/lib/operations.ts'
import { accountKeys, constructionKeys, projectKeys } from '../keys.ts'

makeCallable(officeRoutes)

export type Office = Reply<'listOffices'>[number]
export type OfficeMember = Reply<'listOfficeMembers'>[number]
export type OfficeInvitation = Reply<'listOfficeInvitations'>[number]
export type OwnInvitation = Reply<'listOwnInvitations'>[number]

const key = accountKeys.offices

/** Offices that one belongs to; asked anew at every visit, because others change them. */
export const officesQuery = queryOptions({
  queryKey: [...key, 'list'],
  queryFn: ({ signal }) => call('listOffices', {}, signal),
  staleTime: 0,
})

/** Invitations that wait for one's own answer. */
export const ownInvitationsQuery = queryOptions({
  queryKey: [...key, 'own-invitations'],
  queryFn: ({ signal }) => call('listOwnInvitations', {}, signal),
  staleTime: 0,
})

/** Who belongs to an office. */
export const membersQuery = (id: string) =>
  queryOptions({
    queryKey: [...key, 'members', id],
    queryFn: ({ signal }) => call('listOfficeMembers', { params: { id } }, signal),
    staleTime: 0,
  })

/** Constructions of an office that most projects hold. */
export const mostUsedQuery = (id: string, locale: Locale) =>
  queryOptions({
    queryKey: [...key, 'most-used', id, locale],
    queryFn: ({ signal }) => call('listMostUsed', { params: { id }, query: { locale } }, signal),
    staleTime: 0,
  })

/** Invitations of an office that nobody has answered; for those who administer it. */
export const invitationsQuery = (id: string) =>
  queryOptions({
    queryKey: [...key, 'invitations', id],
    queryFn: ({ signal }) => call('listOfficeInvitations', { params: { id } }, signal),
    staleTime: 0,
  })

const meta = { invalidates: [key] }
/** Who belongs to an office sees its constructions and projects. */
const seen = { invalidates: [key, constructionKeys.all, projectKeys.lists] }

/** Opens an office, which one then owns. */
export const createOffice = mutationOptions({
  mutationFn: (name: string) => call('createOffice', { body: { name } }),
  meta,
})

/** Answers an invitation to oneself. */
export const answerInvitation = mutationOptions({
  mutationFn: async ({ invitation: { id }, accepts }: { invitation: OwnInvitation; accepts: boolean }) => {
    await call(accepts ? 'acceptOfficeInvitation' : 'declineOfficeInvitation', { params: { id } })
  },
  meta: seen,
})

/** Changes the name of an office, or whether administering it takes a second factor. */
export const changeOffice = (id: string) =>
  mutationOptions({
    mutationFn: (body: Input<'renameOffice'>['body']) => call('renameOffice', { params: { id }, body }),
    meta,
  })

/** Invites an address by e-mail. */
export const invite = (id: string) =>
  mutationOptions({
    mutationFn: (body: Input<'inviteToOffice'>['body']) => call('inviteToOffice', { params: { id }, body }),
    meta,
  })

/** Takes an invitation back. */
export const revokeInvitation = (id: string) =>
  mutationOptions({
    mutationFn: ({ id: invitationId }: OfficeInvitation) =>
      call('revokeOfficeInvitation', { params: { id, invitationId } }),
    meta,
  })

/** Gives a member another role. */
export const changeRole = (id: string) =>
  mutationOptions({
    mutationFn: ({ userId, role }: Pick<OfficeMember, 'userId' | 'role'>) =>
      call('changeOfficeRole', { params: { id, userId }, body: { role } }),
    meta,
  })

/** Gives constructions to an office, or to oneself: all or none. */
export const moveConstructions = mutationOptions({
  mutationFn: (body: Input<'moveConstructions'>['body']) => call('moveConstructions', { body }),
  meta: seen,
})

/** Removes a member, or leaves. */
export const removeMember = (id: string) =>
  mutationOptions({
    mutationFn: ({ userId }: OfficeMember) => call('removeOfficeMember', { params: { id, userId } }),
    meta: seen,
  })
