import type { ReactNode } from 'react'
import { Button } from '#web/components/button.tsx'
import { PasswordField } from '#web/components/field.tsx'
import { ApiError } from '#web/lib/api-error.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { authTexts } from './auth-texts.ts'
import { EmailField } from './email-field.tsx'
import { LoginFailure } from './login-failure.tsx'
import { type PasswordLogin, preloadRules } from './password-login.ts'

/**
 * Address and password. `forgot` stands beside the password's label, `children` below the button. With a `formId` the
 * button that sends it stands elsewhere.
 */
export function PasswordLoginForm({
  login: { form, login, submit },
  forgot,
  formId,
  readOnlyEmail = false,
  children,
}: {
  login: PasswordLogin
  forgot?: ReactNode
  formId?: string
  readOnlyEmail?: boolean
  children?: ReactNode
}) {
  const t = useTexts(authTexts)
  const { errors } = form.formState
  const refused = login.error instanceof ApiError && login.error.code === 'invalidCredentials'
  const passwordError = errors.password ? t('passwordMissing') : refused ? t('passwordAgain') : undefined
  return (
    <>
      <LoginFailure error={login.error} />
      <form id={formId} className="stack" noValidate onSubmit={(event) => void submit(event)}>
        <EmailField
          problem={errors.loginId}
          current={form.getValues('loginId')}
          readOnly={readOnlyEmail}
          onFocus={preloadRules}
          {...form.register('loginId')}
        />
        <PasswordField
          label={t('password')}
          size="l"
          autoComplete="current-password"
          aside={forgot}
          onFocus={preloadRules}
          error={passwordError}
          {...form.register('password')}
        />
        {formId === undefined && (
          <Button look="primary" size="l" block type="submit" disabled={login.isPending}>
            {t('login')}
          </Button>
        )}
        {children}
      </form>
    </>
  )
}
