import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { call } from '#web/lib/api-client.ts'
import { ApiError, waitOf } from '#web/lib/api-error.ts'
import { constructionKeys } from '#web/lib/query-keys.ts'
import type { Refused } from './address-field.tsx'
import type { Changes } from './changes.ts'

/** Who a construction of one's own is shared with. */
export const sharesQuery = (id: string) =>
  queryOptions({
    queryKey: [...constructionKeys.one(id), 'shares'],
    queryFn: ({ signal }) => call('listShares', { query: { id } }, signal),
    staleTime: 0,
  })

export type Sending = { readonly id: string; readonly changes: Changes }

/**
 * Sends the changes of each construction in one request, one construction after the other.
 * Where the service asks to wait, it goes on by itself after that; what was sent before is not sent again.
 *
 * @param onSent - called after each construction
 */
export function useSendShares(onSent?: (id: string) => void) {
  const client = useQueryClient()
  const sent = useRef(new Set<Sending>())
  return useMutation({
    mutationFn: async (sendings: readonly Sending[]) => {
      for (const sending of sendings) {
        if (sent.current.has(sending) || Object.keys(sending.changes).length === 0) continue
        await call('shareConstruction', { query: { id: sending.id }, body: sending.changes })
        sent.current.add(sending)
        onSent?.(sending.id)
      }
    },
    retry: (_, error) => waitOf(error) !== null,
    retryDelay: (_, error) => (waitOf(error) ?? 0) * 1000,
    onSettled: (_reply, _error, sendings) =>
      Promise.all(
        sendings.map(({ id }) => client.invalidateQueries({ queryKey: [...constructionKeys.one(id), 'shares'] })),
      ),
  })
}

const unescaped = (part: string) => part.replaceAll('~1', '/').replaceAll('~0', '~')

/** What the service says about single addresses: the details whose path names one of them. */
export function refusedAddresses(error: Error | null, addresses: readonly string[]): Refused {
  if (!(error instanceof ApiError)) return {}
  return Object.fromEntries(
    error.details.flatMap(({ path, message }) => {
      const address = unescaped(path.replace(/^\//, ''))
      return addresses.includes(address) ? [[address, message]] : []
    }),
  )
}
