import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { showToast } from '#web/components/toasts.ts'
import { call, callWithHeaders } from '#web/lib/api-client.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import type { Reply } from '#web/lib/operations.ts'
import { accountKeys } from '#web/lib/query-keys.ts'
import { commonTexts } from '#web/lib/texts/common.ts'
import { administrationTexts } from '../administration-texts.ts'

export type AccessKey = Reply<'listAccessKeys'>[number]
export type CreatedKey = Reply<'createAccessKey'>

/** One page of the issued keys; asked anew at every visit, because keys are used meanwhile. */
export const keyPageQuery = (page: number, size: number) =>
  queryOptions({
    queryKey: [...accountKeys.accessKeys, 'list', page, size],
    queryFn: async ({ signal }) => {
      const { reply, totalCount } = await callWithHeaders(
        'listAccessKeys',
        { query: { page, customTake: size } },
        signal,
      )
      return { keys: reply, total: totalCount ?? reply.length }
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

const useRefresh = () => {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: accountKeys.accessKeys })
}

/** Issues a key; the answer holds the secret, once. */
export function useCreateKey() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (draft: { name: string; email: string; expiresAt?: string }) =>
      call('createAccessKey', { body: draft }),
    onSuccess: refresh,
    gcTime: 0,
  })
}

/** Revokes a key; whoever uses it is refused at once. */
export function useRevokeKey() {
  const t = useTexts(administrationTexts)
  const common = useTexts(commonTexts)
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ keyId }: AccessKey) => call('revokeAccessKey', { params: { id: keyId } }),
    onSuccess: (_, { name }) => showToast({ text: t('keyRevoked', { name }), icon: 'lock' }),
    onError: (error) => {
      const reason = error instanceof ApiError ? error.message : common('unreachable')
      showToast({ text: t('actionFailed', { reason }), failed: true })
    },
    onSettled: refresh,
  })
}
