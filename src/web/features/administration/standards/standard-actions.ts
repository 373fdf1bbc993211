import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { StandardDetail, StandardItem } from '#contract/administration.ts'
import type { ConstructionInput } from '#contract/constructions.ts'
import { showToast } from '#web/components/toasts.ts'
import { call } from '#web/lib/api-client.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { useLocale } from '#web/lib/i18n/locale.ts'
import { commonTexts } from '#web/lib/texts/common.ts'
import { constructionKeys, standardKeys } from '#web/resources/keys.ts'
import { administrationTexts } from '../administration-texts.ts'

const tag = (version: number) => ({ 'if-match': `"${version}"` })

/** Title of a standard construction: mark and name. */
export const titleOf = ({ code, name }: Pick<StandardItem, 'code' | 'name'>): string =>
  code === null ? name : `${code} ${name}`

/** Says why something was not done, and asks for the state as it is now. */
function useSettled() {
  const t = useTexts(administrationTexts)
  const common = useTexts(commonTexts)
  const client = useQueryClient()
  return {
    onError: (error: Error) => {
      const moved = error instanceof ApiError && (error.code === 'versionStale' || error.code === 'conflict')
      const reason = error instanceof ApiError ? error.message : common('unreachable')
      showToast({ text: moved ? t('stale') : t('actionFailed', { reason }), failed: true })
    },
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: standardKeys.all }),
        client.invalidateQueries({ queryKey: constructionKeys.all }),
      ]),
  }
}

/** Begins a draft: from what is published, an earlier version, or what the service ships. */
export function useStartDraft() {
  const t = useTexts(administrationTexts)
  const locale = useLocale()
  return useMutation({
    mutationFn: ({ id, from }: { id: string; from: 'published' | 'shipped' | number }) =>
      call('startStandardDraft', { params: { id }, query: { locale }, body: { from } }),
    onSuccess: () => showToast({ text: t('draftStarted') }),
    ...useSettled(),
  })
}

/** Begins a new standard construction with the content of a template. */
export function useCreateDraft() {
  const locale = useLocale()
  return useMutation({
    mutationFn: (content: ConstructionInput) => call('createStandardDraft', { query: { locale }, body: content }),
    ...useSettled(),
  })
}

/** Publishes the draft as it was looked at, in the place of what was published then. */
export function usePublish() {
  const t = useTexts(administrationTexts)
  const locale = useLocale()
  return useMutation({
    mutationFn: ({ item, note }: { item: StandardDetail; note: string }) =>
      call('publishStandard', {
        params: { id: item.id },
        query: { locale },
        headers: tag(item.draft?.version ?? 0),
        body: { note, replaces: item.version },
      }),
    onSuccess: ({ code = null, name, version }) =>
      showToast({ text: t('published', { name: titleOf({ code, name }), version }) }),
    ...useSettled(),
  })
}

/** Deletes the draft as it was looked at. */
export function useDiscard() {
  const t = useTexts(administrationTexts)
  return useMutation({
    mutationFn: (item: StandardDetail) =>
      call('discardStandardDraft', { params: { id: item.id }, headers: tag(item.draft?.version ?? 0) }),
    onSuccess: () => showToast({ text: t('discarded'), icon: 'bin' }),
    ...useSettled(),
  })
}

/** Takes a published construction out of everybody's library. */
export function useWithdraw() {
  const t = useTexts(administrationTexts)
  return useMutation({
    mutationFn: (item: StandardDetail) =>
      call('withdrawStandard', { params: { id: item.id }, headers: tag(item.version ?? 0) }),
    onSuccess: (_, item) => showToast({ text: t('withdrawn', { name: titleOf(item) }) }),
    ...useSettled(),
  })
}
