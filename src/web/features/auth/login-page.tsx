import { clsx } from 'clsx'
import { useEffect } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { Button } from '#web/components/button.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { paths, safeNext } from '#web/lib/paths.ts'
import { useSession } from '#web/lib/session.ts'
import { useTitle } from '#web/lib/title.ts'
import { sendLoginLink } from '#web/resources/accounts/signing-in.ts'
import css from './auth.module.css'
import { AuthFrame } from './auth-frame.tsx'
import { authTexts } from './auth-texts.ts'
import { CompanyPanel } from './company-panel.tsx'
import { LoginFailure } from './login-failure.tsx'
import { type PasswordLess, usePasswordLess } from './password-less.ts'
import { type PasswordLogin, usePasswordLogin } from './password-login.ts'
import { PasswordLoginForm } from './password-login-form.tsx'
import { Pause } from './pause.tsx'
import { SentPanel } from './sent-panel.tsx'

await authTexts.load()

function LoginForm({ login, others }: { login: PasswordLogin; others: PasswordLess }) {
  const t = useTexts(authTexts)
  const submit: PasswordLogin['submit'] = (event) => {
    others.reset()
    return login.submit(event)
  }
  return (
    <>
      <h1>{t('login')}</h1>
      <p className={clsx('dim', css.lead)}>{t('what')}</p>
      <LoginFailure error={others.link.error ?? others.sso.error ?? others.passkey.error} />
      <PasswordLoginForm
        login={{ ...login, submit }}
        forgot={
          <Link className="small" to={paths.forgotPassword.href}>
            {t('forgot')}
          </Link>
        }
      >
        <div className={css.or}>
          <span>{t('withoutPassword')}</span>
        </div>
        <Button
          size="l"
          block
          className={css.startAligned}
          icon="mail"
          disabled={others.link.isPending}
          onClick={others.sendLink}
        >
          {t('sendLink')}
        </Button>
        <Button
          size="l"
          block
          className={css.startAligned}
          icon="company"
          disabled={others.sso.isPending}
          onClick={others.openCompany}
        >
          {t('companyLogin')}
        </Button>
        {'PublicKeyCredential' in window && (
          <Button
            size="l"
            block
            className={css.startAligned}
            icon="lock"
            disabled={others.passkey.isPending}
            onClick={others.signInByPasskey}
          >
            {t('passkeyLogin')}
          </Button>
        )}
      </PasswordLoginForm>
      <p className={css.otherWay}>
        {t('noAccount')} <Link to={paths.signUp.href}>{t('signUp')}</Link>
      </p>
    </>
  )
}

/** The form, or what takes its place: a pause, "look into your mail", the way to the company's sign-on. */
function LoginBody({ login, others }: { login: PasswordLogin; others: PasswordLess }) {
  const t = useTexts(authTexts)
  const email = others.link.variables
  if (login.wait.left > 0) {
    return (
      <Pause {...login.wait}>
        <Button size="l" disabled>
          {t('login')}
        </Button>
      </Pause>
    )
  }
  if (others.link.isSuccess && email !== undefined) {
    return <SentPanel email={email} kind="link" resend={sendLoginLink} onOtherAddress={others.link.reset} />
  }
  if (others.sso.isSuccess) return <CompanyPanel url={others.sso.data.url} onCancel={others.sso.reset} />
  return <LoginForm login={login} others={others} />
}

/** The first screen: sign in, then on to where the visitor wanted to go. A login in another tab counts too. */
function LoginPage() {
  const t = useTexts(authTexts)
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const next = safeNext(search.get('next'))
  const login = usePasswordLogin({})
  const others = usePasswordLess(login, next)
  const { state } = useSession()
  useTitle(t('login'))
  useEffect(() => {
    if (state === 'signedIn') void navigate(next, { replace: true })
  }, [state, next, navigate])
  return (
    <AuthFrame>
      <LoginBody login={login} others={others} />
    </AuthFrame>
  )
}

export { LoginPage as Component }
