import { useMutation } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { type FormEvent, useState } from 'react'
import type { User } from '#contract/accounts.ts'
import { Button } from '#web/components/button.tsx'
import { PasswordField } from '#web/components/field.tsx'
import { Notice } from '#web/components/notice.tsx'
import { PasswordRules, usePasswordRules } from '#web/components/password-rules.tsx'
import { showToast } from '#web/components/toasts.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { commonTexts, passwordTexts } from '#web/lib/lib-texts.ts'
import { breaksRule } from '#web/lib/password-rules.ts'
import { changePassword } from '#web/resources/accounts/own-account.ts'
import css from './account.module.css'
import { accountTexts } from './account-texts.ts'

type Passwords = { readonly current: string; readonly next: string }
const EMPTY: Passwords = { current: '', next: '' }

/** Which field a refusal belongs to; `whole` where it belongs to none. */
function refusalOf(error: Error | null) {
  const refusal = error instanceof ApiError ? error : undefined
  const wrongPassword = refusal?.code === 'invalidCredentials'
  const newPassword = refusal?.details.find(({ path }) => path === '/newPassword')?.message
  const whole = error !== null && !wrongPassword && newPassword === undefined
  return { wrongPassword, newPassword, whole, message: refusal?.message }
}

/** Changes the password; every other session ends with it. */
export function PasswordForm({ user }: { user: User }) {
  const t = useTexts(accountTexts)
  const common = useTexts(commonTexts)
  const rulesText = useTexts(passwordTexts)
  const [typed, setTyped] = useState(EMPTY)
  const [tried, setTried] = useState(false)
  const { rules, minLength } = usePasswordRules(typed.next, user.email)
  const change = useMutation({
    ...changePassword,
    onSuccess: () => {
      setTyped(EMPTY)
      setTried(false)
      showToast({ text: t('passwordChanged') })
    },
  })
  const type = (part: Partial<Passwords>) => {
    setTyped({ ...typed, ...part })
    change.reset()
  }
  const refusal = refusalOf(change.error)
  const broken = breaksRule(rules) ? rulesText('breaksRule') : undefined
  const missing = typed.current === '' ? t('currentMissing') : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!broken && !missing)
      change.mutate({ loginId: user.email, currentPassword: typed.current, newPassword: typed.next })
  }
  return (
    <form className={clsx('stack', css.form)} noValidate onSubmit={submit}>
      {refusal.whole && <Notice kind="error">{refusal.message ?? common('unreachable')}</Notice>}
      <PasswordField
        label={t('currentPassword')}
        autoComplete="current-password"
        value={typed.current}
        error={refusal.wrongPassword ? t('currentWrong') : tried ? missing : undefined}
        onChange={(event) => type({ current: event.target.value })}
      />
      <PasswordField
        label={t('newPassword')}
        autoComplete="new-password"
        value={typed.next}
        error={refusal.newPassword ?? (tried ? broken : undefined)}
        onChange={(event) => type({ next: event.target.value })}
      />
      {typed.next !== '' && <PasswordRules rules={rules} minLength={minLength} />}
      <Button type="submit" disabled={change.isPending}>
        {t('changePassword')}
      </Button>
      <p className="note">{t('noPassword')}</p>
      <input
        className="sr"
        type="email"
        autoComplete="username"
        value={user.email}
        readOnly
        tabIndex={-1}
        aria-hidden
      />
    </form>
  )
}
