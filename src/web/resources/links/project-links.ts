import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { Locale } from '#vocabulary/constructions.ts'
import { call } from '#web/lib/api-client.ts'
import type { Input, Reply } from '#web/lib/operations.ts'
import { randomKey } from '#web/lib/random-key.ts'
import { projectKeys } from '../keys.ts'
import { by, retry } from './links.ts'

export type ProjectLink = Reply<'listProjectLinks'>[number]
export type LinkedProject = Reply<'readLinkedProject'>

/** Links to a project that one may share. */
export const projectLinksQuery = (id: string) =>
  queryOptions({
    queryKey: [...projectKeys.links, id],
    queryFn: ({ signal }) => call('listProjectLinks', { params: { id } }, signal),
    staleTime: 0,
  })

const meta = { invalidates: [projectKeys.links] }

/** Makes a link to a project; the answer tells its address this once. */
export const createProjectLink = (id: string) =>
  mutationOptions({
    mutationFn: (body: Input<'createProjectLink'>['body']) => call('createProjectLink', { params: { id }, body }),
    meta,
  })

/** Lets a link to a project hold for another while from now. */
export const renewProjectLink = (id: string) =>
  mutationOptions({
    mutationFn: (linkId: string) => call('renewProjectLink', { params: { id, linkId }, body: {} }),
    meta,
  })

/** Takes a link to a project back for good. */
export const revokeProjectLink = (id: string) =>
  mutationOptions({
    mutationFn: (linkId: string) => call('revokeProjectLink', { params: { id, linkId } }),
    meta,
  })

/** What a link to a project shows, in one variant. @throws {ApiError} 404 where it is revoked, expired or unknown */
export const linkedProjectQuery = (secret: string, variant: string, locale: Locale) =>
  queryOptions({
    queryKey: ['linked', 'project', secret, variant, locale],
    queryFn: ({ signal }) => call('readLinkedProject', { query: { locale, variant }, headers: by(secret) }, signal),
    retry,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Copies what a link shows into one's own projects. @throws {ApiError} 401 without a session */
export const copyLinkedProject = mutationOptions({
  mutationFn: (secret: string) =>
    call('copyLinkedProject', { headers: { ...by(secret), 'idempotency-key': randomKey() } }),
  meta: { invalidates: [projectKeys.lists] },
})
