import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useId } from 'react'
import type { User } from '#contract/accounts.ts'
import { Button } from '#web/components/button.tsx'
import { Dialog } from '#web/components/dialog.tsx'
import { Notice } from '#web/components/notice.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { signedOut } from '#web/lib/session.ts'
import { sendLoginLink, startSso } from '#web/resources/accounts/signing-in.ts'
import css from './auth.module.css'
import { authTexts } from './auth-texts.ts'
import { LoginFailure } from './login-failure.tsx'
import { usePasswordLogin } from './password-login.ts'
import { PasswordLoginForm } from './password-login-form.tsx'
import { Pause } from './pause.tsx'
import { SecondFactorGate } from './second-factor-gate.tsx'

/**
 * Asks for login over the work, which stays as it is; also a login in another tab, such as by a link, ends the question.
 * What could not be fetched meanwhile is fetched again.
 */
export function SessionExpiredDialog({ user }: { user: User }) {
  const t = useTexts(authTexts)
  const client = useQueryClient()
  const login = usePasswordLogin({ loginId: user.email })
  const link = useMutation({ mutationFn: sendLoginLink, onError: login.wait.note })
  const sso = useMutation({ mutationFn: startSso, onError: login.wait.note })
  const formId = useId()
  const { setFocus } = login.form
  useEffect(() => setFocus('password'), [setFocus])
  useEffect(
    () => () => {
      void client.refetchQueries({ predicate: ({ state }) => state.status === 'error' })
    },
    [client],
  )
  return (
    <Dialog
      alert
      title={t('expired')}
      footer={
        <>
          <Button
            look="quiet"
            icon="mail"
            disabled={link.isPending || link.isSuccess}
            onClick={() => link.mutate(user.email)}
          >
            {t('mailLink')}
          </Button>
          <Button
            look="quiet"
            icon="company"
            disabled={sso.isPending || sso.isSuccess}
            onClick={() => sso.mutate(user.email)}
          >
            {t('companyShort')}
          </Button>
          <Button look="quiet" icon="leave" onClick={signedOut}>
            {t('leave')}
          </Button>
          <span className="grow" />
          <Button look="primary" type="submit" form={formId} disabled={login.login.isPending || login.wait.left > 0}>
            {t('carryOn')}
          </Button>
        </>
      }
    >
      <p className={css.lead}>{t('expiredText')}</p>
      {link.isSuccess && <Notice kind="plain">{t('linkOnItsWay', { email: user.email })}</Notice>}
      {sso.isSuccess && (
        <Notice kind="plain">
          {t('companyOpened')}{' '}
          <a href={sso.data.url} target="_blank" rel="noreferrer">
            {t('openCompany')}
          </a>
        </Notice>
      )}
      <LoginFailure error={link.error ?? sso.error} />
      {login.wait.left > 0 ? (
        <Pause {...login.wait} />
      ) : (
        <SecondFactorGate>
          <PasswordLoginForm login={login} readOnlyEmail formId={formId} />
        </SecondFactorGate>
      )}
    </Dialog>
  )
}
