import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { Construction, ConstructionListItem } from '#contract/constructions.ts'
import { showToast } from '#web/components/toasts.ts'
import { call } from '#web/lib/api-client.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { useLocale } from '#web/lib/i18n/locale.ts'
import { paths } from '#web/lib/paths.ts'
import { commonTexts } from '#web/lib/texts/common.ts'
import { constructionKeys } from '#web/resources/keys.ts'
import { libraryTexts } from './library-texts.ts'

const useReason = () => {
  const common = useTexts(commonTexts)
  return (error: Error) => (error instanceof ApiError ? error.message : common('unreachable'))
}

const useRefresh = () => {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: constructionKeys.all })
}

/** Copies constructions into the user's own, one after the other, and says where the copy is. */
export function useCopy() {
  const t = useTexts(libraryTexts)
  const locale = useLocale()
  const navigate = useNavigate()
  const refresh = useRefresh()
  const reason = useReason()
  return useMutation({
    mutationFn: async (items: readonly ConstructionListItem[]) => {
      const copies: Construction[] = []
      for (const { id, ownership } of items) {
        copies.push(await call('copyConstruction', { params: { ownership, id }, query: { locale } }))
      }
      return copies
    },
    onSuccess: (copies) => {
      const [only] = copies
      if (copies.length !== 1 || !only) return showToast({ text: t('copiedSeveral', { count: copies.length }) })
      const open = () => void navigate(paths.construction.href(only.ownership, only.id))
      showToast({ text: t('copied', { name: only.name }), action: { label: t('open'), run: open } })
    },
    onError: (error) => showToast({ text: t('copyFailed', { reason: reason(error) }), failed: true }),
    onSettled: refresh,
  })
}

function useRestore() {
  const t = useTexts(libraryTexts)
  const refresh = useRefresh()
  const reason = useReason()
  return useMutation({
    mutationFn: (ids: string[]) => call('restoreConstructions', { body: ids }),
    onSuccess: (_, ids) => showToast({ text: t('restored', { count: ids.length }), icon: 'undo' }),
    onError: (error) => showToast({ text: t('restoreFailed', { reason: reason(error) }), failed: true }),
    onSettled: refresh,
  })
}

/** Deletes constructions, all or none; the message offers to bring them back. */
export function useDelete() {
  const t = useTexts(libraryTexts)
  const refresh = useRefresh()
  const reason = useReason()
  const restore = useRestore()
  return useMutation({
    mutationFn: (ids: string[]) => call('deleteConstructions', { body: ids }),
    onSuccess: (_, ids) =>
      showToast({
        text: t('deleted', { count: ids.length }),
        icon: 'bin',
        action: { label: t('undo'), run: () => restore.mutate(ids) },
      }),
    onError: (error) => showToast({ text: t('deleteFailed', { reason: reason(error) }), failed: true }),
    onSettled: refresh,
  })
}
