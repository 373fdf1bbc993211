import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { linkRoutes } from '#contract/link-routes.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import { call, makeCallable } from '#web/lib/api-client.ts'
import { currentLocale } from '#web/lib/i18n/locale.ts'
import type { Input, Reply } from '#web/lib/operations.ts'
import type { Reported } from '../constructions/construction-queries.ts'
import { constructionKeys } from '../keys.ts'
import { isNotFound } from '../reading.ts'

makeCallable(linkRoutes)

export type ConstructionLink = Reply<'listLinks'>[number]
export type Linked = Reply<'readLinked'>

/** Links to a construction that one may share. */
export const linksQuery = (id: string) =>
  queryOptions({
    queryKey: [...constructionKeys.links, id],
    queryFn: ({ signal }) => call('listLinks', { params: { id } }, signal),
    staleTime: 0,
  })

const meta = { invalidates: [constructionKeys.links] }

/** Makes a link; the answer tells its address this once. */
export const createLink = (id: string) =>
  mutationOptions({
    mutationFn: (body: Input<'createLink'>['body']) => call('createLink', { params: { id }, body }),
    meta,
  })

/** Lets a link hold for another while from now. */
export const renewLink = (id: string) =>
  mutationOptions({
    mutationFn: (linkId: string) => call('renewLink', { params: { id, linkId }, body: {} }),
    meta,
  })

/** Takes a link back for good. */
export const revokeLink = (id: string) =>
  mutationOptions({
    mutationFn: (linkId: string) => call('revokeLink', { params: { id, linkId } }),
    meta,
  })

/** The header that opens a link. */
export const by = (secret: string) => ({ 'x-link-secret': secret })
/** What does not open is not asked for again. */
export const retry = (failures: number, error: Error) => !isNotFound(error) && failures < 2

/** What a link shows. @throws {ApiError} 404 where it is revoked, expired or unknown */
export const linkedQuery = (secret: string, locale: Locale) =>
  queryOptions({
    queryKey: ['linked', secret, locale],
    queryFn: ({ signal }) => call('readLinked', { query: { locale }, headers: by(secret) }, signal),
    retry,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** The report of a linked construction. @throws {ApiError} 404 where the link shows none */
export const linkedReportQuery = (secret: string, locale: Locale) =>
  queryOptions({
    queryKey: ['linked', 'report', secret, locale],
    queryFn: async ({ signal }): Promise<{ readonly reported: Reported; readonly sharedBy: string }> => {
      const answer = await call('readLinkedReport', { query: { locale }, headers: by(secret) }, signal)
      const { construction, kpis, indicators, sharedBy } = answer
      const name = sharedBy ?? ''
      const ofNobody = { id: 'linked', ownership: 'custom', permission: 'view', newerData: false } as const
      const owner = { kind: 'person', id: '', name } as const
      const materials = new Map(answer.materials.map((one) => [one.id, one]))
      return {
        reported: { construction: { ...construction, ...ofNobody, owner }, kpis, indicators, materials },
        sharedBy: name,
      }
    },
    retry,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Keeps what the report of a link says; null where nobody is known who could withdraw it. */
export const registerLinked = mutationOptions({
  mutationFn: async (secret: string) => (await call('registerLinkedReport', { headers: by(secret) })).report,
})

/** Copies what a link shows into one's own library. @throws {ApiError} 401 without a session */
export const copyLinked = mutationOptions({
  mutationFn: (secret: string) => call('copyLinked', { query: { locale: currentLocale() }, headers: by(secret) }),
  meta: { invalidates: [constructionKeys.all] },
})
