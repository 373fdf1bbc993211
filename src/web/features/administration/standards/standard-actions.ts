import { useMutation } from '@tanstack/react-query'
import type { StandardItem } from '#contract/standard-constructions.ts'
import { showToast } from '#web/components/toasts.ts'
import { useFailureToast } from '#web/components/use-failure.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { useLocale } from '#web/lib/i18n/locale.ts'
import {
  createDraft,
  discardDraft,
  publishStandard,
  startDraft,
  withdrawStandard,
} from '#web/resources/administration/standard-mutations.ts'
import { administrationTexts } from '../administration-texts.ts'

/** Title of a standard construction: mark and name. */
export const titleOf = ({ code, name }: Pick<StandardItem, 'code' | 'name'>): string =>
  code === null ? name : `${code} ${name}`

/** Says why something was not done; that somebody else was faster is said in words of its own. */
function useNotDone() {
  const t = useTexts(administrationTexts)
  const failed = useFailureToast((reason) => t('actionFailed', { reason }))
  return (error: Error) => {
    const moved = error instanceof ApiError && (error.code === 'versionStale' || error.code === 'conflict')
    if (moved) showToast({ text: t('stale'), failed: true })
    else failed(error)
  }
}

/** Begins a draft: from what is published, an earlier version, or what the service ships. */
export function useStartDraft() {
  const t = useTexts(administrationTexts)
  return useMutation({
    ...startDraft(useLocale()),
    onSuccess: () => showToast({ text: t('draftStarted') }),
    onError: useNotDone(),
  })
}

/** Begins a new standard construction with the content of a template. */
export const useCreateDraft = () => useMutation({ ...createDraft(useLocale()), onError: useNotDone() })

/** Publishes the draft as it was looked at, in the place of what was published then. */
export function usePublish() {
  const t = useTexts(administrationTexts)
  return useMutation({
    ...publishStandard(useLocale()),
    onSuccess: ({ code = null, name, version }) =>
      showToast({ text: t('published', { name: titleOf({ code, name }), version }) }),
    onError: useNotDone(),
  })
}

/** Deletes the draft as it was looked at. */
export function useDiscard() {
  const t = useTexts(administrationTexts)
  return useMutation({
    ...discardDraft,
    onSuccess: () => showToast({ text: t('discarded'), icon: 'bin' }),
    onError: useNotDone(),
  })
}

/** Takes a published construction out of everybody's library. */
export function useWithdraw() {
  const t = useTexts(administrationTexts)
  return useMutation({
    ...withdrawStandard,
    onSuccess: (_, item) => showToast({ text: t('withdrawn', { name: titleOf(item) }) }),
    onError: useNotDone(),
  })
}
