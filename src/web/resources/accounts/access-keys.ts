import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query'
import { call, callWithHeaders } from '#web/lib/api-client.ts'
import type { Input, Reply } from '#web/lib/operations.ts'
import { accountKeys } from '../keys.ts'
import { pageOf } from '../reading.ts'

export type AccessKey = Reply<'listAccessKeys'>[number]
export type CreatedKey = Reply<'createAccessKey'>

/** One page of the issued keys; asked anew at every visit, because keys are used meanwhile. */
export const keyPageQuery = (page: number, size: number) =>
  queryOptions({
    queryKey: [...accountKeys.accessKeys, 'list', page, size],
    queryFn: async ({ signal }) =>
      pageOf(await callWithHeaders('listAccessKeys', { query: { page, customTake: size } }, signal)),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** How many access keys were ever issued. */
export const keyCountQuery = queryOptions({
  queryKey: [...accountKeys.accessKeys, 'count'],
  queryFn: async ({ signal }) =>
    (await callWithHeaders('listAccessKeys', { query: { page: 1, customTake: 1 } }, signal)).totalCount ?? 0,
})

const meta = { invalidates: [accountKeys.accessKeys] }

/** Issues a key; the answer holds the secret, once. */
export const createKey = mutationOptions({
  mutationFn: (draft: { name: string; email: string; expiresAt?: string }) => call('createAccessKey', { body: draft }),
  gcTime: 0,
  meta,
})

/** Revokes a key; whoever uses it is refused at once. */
export const revokeKey = mutationOptions({
  mutationFn: ({ keyId }: AccessKey) => call('revokeAccessKey', { params: { id: keyId } }),
  meta,
})

/** Keys that act for oneself, newest first; asked anew at every visit, because keys are used meanwhile. */
export const ownKeysQuery = queryOptions({
  queryKey: [...accountKeys.accessKeys, 'own'],
  queryFn: ({ signal }) => call('listOwnAccessKeys', {}, signal),
  staleTime: 0,
})

/** Makes a key that acts for oneself; the answer holds the secret, once. */
export const createOwnKey = mutationOptions({
  mutationFn: (body: Input<'createOwnAccessKey'>['body']) => call('createOwnAccessKey', { body }),
  gcTime: 0,
  meta,
})

/** A new key in the place of one, which stays good for a day; the answer holds the secret, once. */
export const rotateOwnKey = mutationOptions({
  mutationFn: ({ keyId }: AccessKey) => call('rotateOwnAccessKey', { params: { id: keyId } }),
  gcTime: 0,
  meta,
})

/** Revokes a key that acts for oneself; whoever uses it is refused at once. */
export const revokeOwnKey = mutationOptions({
  mutationFn: ({ keyId }: AccessKey) => call('revokeOwnAccessKey', { params: { id: keyId } }),
  meta,
})
