import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { originRoutes } from '#contract/origin-routes.ts'
import type { Ownership } from '#vocabulary/constructions.ts'
import { call, makeCallable } from '#web/lib/api-client.ts'
import { constructionKeys } from '../keys.ts'

makeCallable(originRoutes)

const keyOf = (id: string) => [...constructionKeys.one(id), 'origin'] as const
type Named = { readonly ownership: Ownership; readonly id: string }

/** What a construction was made from, and what has become of that since; null where it was made from nothing. */
export const originQuery = ({ ownership, id }: Named) =>
  queryOptions({
    queryKey: keyOf(id),
    queryFn: async ({ signal }) => (await call('readOrigin', { params: { ownership, id } }, signal)).origin,
  })

/** Takes the version of the source for the one that was seen. */
export const acceptOrigin = ({ ownership, id }: Named) =>
  mutationOptions({
    mutationFn: (version: number) => call('acceptOrigin', { params: { ownership, id }, body: { version } }),
    meta: { invalidates: [keyOf(id)] },
  })

/** Forgets what a construction was made from. */
export const cutOrigin = ({ ownership, id }: Named) =>
  mutationOptions({
    mutationFn: () => call('cutOrigin', { params: { ownership, id } }),
    meta: { invalidates: [keyOf(id)] },
  })
