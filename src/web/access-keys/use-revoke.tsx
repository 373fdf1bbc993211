import { type UseMutationOptions, useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Confirm } from '#web/components/confirm.tsx'
import { showToast } from '#web/components/toasts.ts'
import { useFailureToast } from '#web/components/use-failure.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import type { AccessKey } from '#web/resources/accounts/access-keys.ts'
import { accessKeyTexts } from './access-keys-texts.ts'

/**
 * Revoking a key, after a question.
 *
 * @returns `ask` for the buttons, and `question` to render, which is there while one has to decide
 */
export function useRevoke(revokeKey: Omit<UseMutationOptions<undefined, Error, AccessKey>, 'mutationKey'>): {
  ask: (key: AccessKey) => void
  question: ReactNode
} {
  const t = useTexts(accessKeyTexts)
  const [asked, ask] = useState<AccessKey | null>(null)
  const revoke = useMutation({
    ...revokeKey,
    onSuccess: (_, { name }) => showToast({ text: t('keyRevoked', { name }), icon: 'lock' }),
    onError: useFailureToast((reason) => t('actionFailed', { reason })),
  })
  const question = asked && (
    <Confirm
      title={t('revokeTitle', { name: asked.name })}
      text={t('revokeText')}
      action={t('revoke')}
      onConfirm={() => revoke.mutate(asked)}
      onClose={() => ask(null)}
    />
  )
  return { ask, question }
}
