import type { ComponentProps } from 'react'
import { Field } from '#web/components/field.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { authTexts } from './auth-texts.ts'

/**
 * The address of an account.
 *
 * @param problem - what the form found: a message of the service is shown as it is, else what is missing
 */
export function EmailField({
  problem,
  current,
  ...rest
}: { problem: { message?: string | undefined; type: string } | undefined; current: string } & Omit<
  ComponentProps<typeof Field>,
  'label' | 'error' | 'size' | 'type'
>) {
  const t = useTexts(authTexts)
  const own = problem && t(current.trim() === '' ? 'emailMissing' : 'emailIncomplete')
  const error = problem?.type === 'service' ? problem.message : own
  return (
    <Field label={t('email')} size="l" type="email" inputMode="email" autoComplete="username" error={error} {...rest} />
  )
}
