import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#web/components/button.tsx'
import { PasswordField } from '#web/components/field.tsx'
import { PasswordRules, usePasswordRules } from '#web/components/password-rules.tsx'
import { showToast } from '#web/components/toasts.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { passwordTexts } from '#web/lib/lib-texts.ts'
import { breaksRule } from '#web/lib/password-rules.ts'
import { paths } from '#web/lib/paths.ts'
import { focusOnAppearance } from '#web/lib/title.ts'
import { changePassword } from '#web/resources/accounts/own-account.ts'
import { authTexts } from './auth-texts.ts'
import { LoginFailure } from './login-failure.tsx'

/** Sets a new password in a session that a reset link has opened, which needs no present one. */
export function NewPasswordForm({ email }: { email: string }) {
  const t = useTexts(authTexts)
  const navigate = useNavigate()
  const [password, setPassword] = useState('')
  const [tried, setTried] = useState(false)
  const rulesText = useTexts(passwordTexts)
  const { rules, minLength } = usePasswordRules(password, email)
  const update = useMutation({
    ...changePassword,
    onSuccess: () => {
      showToast({ text: t('passwordSet') })
      return navigate(paths.library.href, { replace: true })
    },
  })
  const refusal = update.error instanceof ApiError ? update.error.details[0] : undefined
  const broken = breaksRule(rules) ? rulesText('breaksRule') : undefined
  return (
    <>
      <h1 tabIndex={-1} ref={focusOnAppearance}>
        {t('newPasswordTitle')}
      </h1>
      <LoginFailure error={refusal ? null : update.error} />
      <form
        className="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          setTried(true)
          if (!broken) update.mutate({ loginId: email, newPassword: password })
        }}
      >
        <PasswordField
          label={t('newPassword')}
          size="l"
          autoComplete="new-password"
          value={password}
          error={(tried ? broken : undefined) ?? refusal?.message}
          onChange={(event) => {
            setPassword(event.target.value)
            update.reset()
          }}
        />
        <PasswordRules rules={rules} minLength={minLength} />
        <Button look="primary" size="l" block type="submit" disabled={update.isPending}>
          {t('setPassword')}
        </Button>
        <input className="sr" type="email" autoComplete="username" value={email} readOnly tabIndex={-1} aria-hidden />
      </form>
    </>
  )
}
