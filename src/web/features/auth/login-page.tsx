import { useNavigate, useSearchParams } from 'react-router'
import { Button } from '#web/components/button.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { safeNext } from '#web/lib/paths.ts'
import { useTitle } from '#web/lib/title.ts'
import { AuthFrame } from './auth-frame.tsx'
import { authTexts } from './auth-texts.ts'
import { usePasswordLogin } from './password-login.ts'
import { PasswordLoginForm } from './password-login-form.tsx'
import { Pause } from './pause.tsx'

/** The first screen: sign in, then on to where the visitor wanted to go. */
export function LoginPage() {
  const t = useTexts(authTexts)
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const login = usePasswordLogin({ onSignedIn: () => void navigate(safeNext(search.get('next')), { replace: true }) })
  useTitle(t('login'))
  return (
    <AuthFrame>
      {login.wait.left > 0 ? (
        <Pause {...login.wait}>
          <Button size="l" disabled>
            {t('login')}
          </Button>
        </Pause>
      ) : (
        <>
          <h1>{t('login')}</h1>
          <PasswordLoginForm login={login} />
        </>
      )}
    </AuthFrame>
  )
}
