import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { showToast } from '#web/components/toasts.ts'
import { useFailureToast } from '#web/components/use-failure.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { useLocale } from '#web/lib/i18n/locale.ts'
import { paths } from '#web/lib/paths.ts'
import {
  copyConstructions,
  deleteConstructions,
  restoreConstructions,
} from '#web/resources/constructions/construction-mutations.ts'
import { libraryTexts } from './library-texts.ts'

/** Copies constructions into the user's own, and says where the copy is. */
export function useCopy() {
  const t = useTexts(libraryTexts)
  const navigate = useNavigate()
  return useMutation({
    ...copyConstructions(useLocale()),
    onSuccess: (copies) => {
      const [only] = copies
      if (copies.length !== 1 || !only) return showToast({ text: t('copiedSeveral', { count: copies.length }) })
      const open = () => void navigate(paths.construction.href(only.ownership, only.id))
      showToast({ text: t('copied', { name: only.name }), action: { label: t('open'), run: open } })
    },
    onError: useFailureToast((reason) => t('copyFailed', { reason })),
  })
}

function useRestore() {
  const t = useTexts(libraryTexts)
  return useMutation({
    ...restoreConstructions,
    onSuccess: (_, ids) => showToast({ text: t('restored', { count: ids.length }), icon: 'undo' }),
    onError: useFailureToast((reason) => t('restoreFailed', { reason })),
  })
}

/** Deletes constructions, all or none; the message offers to bring them back. */
export function useDelete() {
  const t = useTexts(libraryTexts)
  const restore = useRestore()
  return useMutation({
    ...deleteConstructions,
    onSuccess: (_, ids) =>
      showToast({
        text: t('deleted', { count: ids.length }),
        icon: 'bin',
        action: { label: t('undo'), run: () => restore.mutate(ids) },
      }),
    onError: useFailureToast((reason) => t('deleteFailed', { reason })),
  })
}
