import type { ReactNode } from 'react'
import { Button } from '#web/components/button.tsx'
import { Field, PasswordField } from '#web/components/field.tsx'
import { Notice } from '#web/components/notice.tsx'
import { ApiError } from '#web/lib/api-error.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { authTexts } from './auth-texts.ts'
import type { PasswordLogin } from './password-login.ts'

/** Why a login failed: the service's own words, or that it could not be reached. */
export function LoginFailure({ error }: { error: Error | null }) {
  const t = useTexts(authTexts)
  if (!error) return null
  return <Notice kind="error">{error instanceof ApiError ? <b>{error.message}</b> : t('unreachable')}</Notice>
}

/** Address and password. `forgot` stands beside the password's label, `children` below the button. */
export function PasswordLoginForm({
  login: { form, login, submit },
  forgot,
  children,
}: {
  login: PasswordLogin
  forgot?: ReactNode
  children?: ReactNode
}) {
  const t = useTexts(authTexts)
  const { errors } = form.formState
  const refused = login.error instanceof ApiError && login.error.code === 'invalidCredentials'
  const emailError = errors.loginId && t(form.getValues('loginId').trim() === '' ? 'emailMissing' : 'emailIncomplete')
  const passwordError = errors.password ? t('passwordMissing') : refused ? t('passwordAgain') : undefined
  return (
    <>
      <LoginFailure error={login.error} />
      <form className="stack" noValidate onSubmit={submit}>
        <Field
          label={t('email')}
          size="l"
          type="email"
          autoComplete="username"
          inputMode="email"
          error={emailError}
          {...form.register('loginId')}
        />
        <PasswordField
          label={t('password')}
          size="l"
          autoComplete="current-password"
          aside={forgot}
          error={passwordError}
          {...form.register('password')}
        />
        <Button look="primary" size="l" block type="submit" disabled={login.isPending}>
          {t('login')}
        </Button>
        {children}
      </form>
    </>
  )
}
