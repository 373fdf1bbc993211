import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { officeRoutes } from '#contract/office-routes.ts'
import { call, makeCallable } from '#web/lib/api-client.ts'
import type { Reply } from '#web/lib/operations.ts'
import { accountKeys, constructionKeys } from '../keys.ts'

makeCallable(officeRoutes)

export type OfficeDomain = Reply<'listOfficeDomains'>[number]

const key = accountKeys.offices
const meta = { invalidates: [key] }

/** E-mail domains that an office claims; for those who administer it. */
export const domainsQuery = (id: string) =>
  queryOptions({
    queryKey: [...key, 'domains', id],
    queryFn: ({ signal }) => call('listOfficeDomains', { params: { id } }, signal),
    staleTime: 0,
  })

/** Offices that one may join by the domain of one's address. */
export const joinableQuery = queryOptions({
  queryKey: [...key, 'joinable'],
  queryFn: ({ signal }) => call('listJoinableOffices', {}, signal),
  staleTime: 0,
})

export const claimDomain = (id: string) =>
  mutationOptions({
    mutationFn: (domain: string) => call('claimOfficeDomain', { params: { id }, body: { domain } }),
    meta,
  })

/** Has the service look for what proves the claim. */
export const proveDomain = (id: string) =>
  mutationOptions({
    mutationFn: (domain: string) => call('proveOfficeDomain', { params: { id, domain } }),
    meta,
  })

/** Whether people of the domain may join by themselves. */
export const letJoin = (id: string) =>
  mutationOptions({
    mutationFn: ({ domain, joins }: Pick<OfficeDomain, 'domain' | 'joins'>) =>
      call('changeOfficeDomain', { params: { id, domain }, body: { joins } }),
    meta,
  })

export const removeDomain = (id: string) =>
  mutationOptions({
    mutationFn: (domain: string) => call('removeOfficeDomain', { params: { id, domain } }),
    meta,
  })

/** Becomes a member; who does sees the constructions of the office. */
export const joinOffice = mutationOptions({
  mutationFn: (id: string) => call('joinOffice', { params: { id } }),
  meta: { invalidates: [key, constructionKeys.all] },
})
