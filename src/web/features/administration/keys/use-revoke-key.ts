import { useMutation } from '@tanstack/react-query'
import { showToast } from '#web/components/toasts.ts'
import { useFailureToast } from '#web/components/use-failure.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { revokeKey } from '#web/resources/accounts/access-keys.ts'
import { administrationTexts } from '../administration-texts.ts'

/** Revokes a key and says so. */
export function useRevokeKey() {
  const t = useTexts(administrationTexts)
  return useMutation({
    ...revokeKey,
    onSuccess: (_, { name }) => showToast({ text: t('keyRevoked', { name }), icon: 'lock' }),
    onError: useFailureToast((reason) => t('actionFailed', { reason })),
  })
}
