import { clsx } from 'clsx'
import { ButtonLink } from '#web/components/button.tsx'
import { Icon } from '#web/components/icon.tsx'
import { ApiError } from '#web/lib/api-error.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { paths } from '#web/lib/paths.ts'
import { useTitle } from '#web/lib/title.ts'
import css from './auth.module.css'
import { AuthFrame } from './auth-frame.tsx'
import { authTexts } from './auth-texts.ts'

/** The company's sign-on led back here, but no session came of it. */
export function SsoReturnPage({ error }: { error: unknown }) {
  const t = useTexts(authTexts)
  useTitle(t('ssoFailed'))
  return (
    <AuthFrame>
      <div className={css.sign}>
        <Icon name="warning" />
      </div>
      <h1>{t('ssoFailed')}</h1>
      <p role="alert">{error instanceof ApiError ? error.message : t('unreachable')}</p>
      <div className={clsx('row', css.next)}>
        <ButtonLink look="primary" size="l" to={paths.login.href}>
          {t('backToLogin')}
        </ButtonLink>
      </div>
    </AuthFrame>
  )
}
