import { useMutation } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { type RedirectType, redirectTypes } from '#vocabulary/accounts.ts'
import { Button, ButtonLink } from '#web/components/button.tsx'
import { Icon } from '#web/components/icon.tsx'
import { showToast } from '#web/components/toasts.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { passwordTexts } from '#web/lib/lib-texts.ts'
import { paths } from '#web/lib/paths.ts'
import { useTitle } from '#web/lib/title.ts'
import { spendLink } from '#web/resources/accounts/signing-in.ts'
import css from './auth.module.css'
import { AuthFrame } from './auth-frame.tsx'
import { authTexts } from './auth-texts.ts'
import { LoginFailure } from './login-failure.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import { Pause, useWait } from './pause.tsx'
import { welcome } from './welcome.ts'

await Promise.all([authTexts.load(), passwordTexts.load()])

function LinkInvalid({ type }: { type: RedirectType | undefined }) {
  const t = useTexts(authTexts)
  return (
    <div>
      <div className={css.sign}>
        <Icon name="warning" />
      </div>
      <h1>{t('linkUsed')}</h1>
      <p role="alert">{t('linkUsedText')}</p>
      <div className={clsx('row wrap', css.next)}>
        <ButtonLink look="primary" size="l" to={(type === 'passwordReset' ? paths.forgotPassword : paths.login).href}>
          {t('newLink')}
        </ButtonLink>
        {type === 'passwordReset' && (
          <ButtonLink look="quiet" size="l" to={paths.login.href}>
            {t('withPassword')}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}

/** Spends the token of a link by one click, so that a mail scanner that opens the link spends nothing. */
function VerifyPage() {
  const t = useTexts(authTexts)
  const navigate = useNavigate()
  const wait = useWait()
  const [search] = useSearchParams()
  const [{ token, type }] = useState(() => ({
    token: search.get('token'),
    type: redirectTypes.find((known) => known === search.get('type')),
  }))
  const verify = useMutation({
    mutationFn: spendLink,
    onSuccess: async (reply) => {
      await welcome(reply)
      if (type === 'passwordReset') return navigate(paths.verify.href, { replace: true })
      if (type !== 'magicLink') showToast({ text: t('confirmed') })
      return navigate(paths.library.href, { replace: true })
    },
    onError: wait.note,
  })
  useTitle(t(type ? `verify.${type}` : 'linkUsed'))
  const spent = verify.error instanceof ApiError && verify.error.status === 400
  if (verify.isSuccess && type === 'passwordReset') {
    return (
      <AuthFrame>
        <NewPasswordForm email={verify.data.user.email} />
      </AuthFrame>
    )
  }
  if (!token || !type || spent) {
    return (
      <AuthFrame>
        <LinkInvalid type={type} />
      </AuthFrame>
    )
  }
  return (
    <AuthFrame>
      {wait.left > 0 ? (
        <Pause {...wait} />
      ) : (
        <>
          <h1>{t(`verify.${type}`)}</h1>
          <LoginFailure error={verify.error} />
          <p className={clsx('dim', css.lead)}>{t(`verifyText.${type}`)}</p>
          <Button
            look="primary"
            size="l"
            block
            disabled={verify.isPending}
            onClick={() => verify.mutate({ token, type })}
          >
            {t(`verifyGo.${type}`)}
          </Button>
        </>
      )}
    </AuthFrame>
  )
}

export { VerifyPage as Component }
