import { useMutation } from '@tanstack/react-query'
import { showToast } from '#web/components/toasts.ts'
import { useReason } from '#web/components/use-failure.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { releaseName } from '#web/lib/release-name.ts'
import { cancelImport, changeRelease, startImport } from '#web/resources/data-releases/data-release-mutations.ts'
import { dataTexts } from '../administration-texts.ts'

/** Says why something was not done: the detail of a field before the error as a whole. */
function useNotDone() {
  const t = useTexts(dataTexts)
  const reasonOf = useReason()
  return (error: Error) => {
    const [detail] = error instanceof ApiError ? error.details : []
    showToast({ text: t('notDone', { reason: detail?.message ?? reasonOf(error) }), failed: true })
  }
}

export const useStartImport = () => useMutation({ ...startImport, onError: useNotDone() })

export function useCancelImport() {
  const t = useTexts(dataTexts)
  return useMutation({
    ...cancelImport,
    onSuccess: () => showToast({ text: t('cancelled') }),
    onError: useNotDone(),
  })
}

const done = {
  switchOn: 'switchedOn',
  switchOff: 'switchedOff',
  makeDefault: 'madeDefault',
  remove: 'removed',
} as const

/** Switches a release on or off, makes it the default, or deletes it, and says so. */
export function useReleaseAction() {
  const t = useTexts(dataTexts)
  return useMutation({
    ...changeRelease,
    onSuccess: (_reply, { action, release }) =>
      showToast({ text: t(done[action], { release: releaseName(release.id) }) }),
    onError: useNotDone(),
  })
}
