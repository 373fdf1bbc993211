import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { resetPasswordRequest } from '#contract/accounts.ts'
import { Button, ButtonLink } from '#web/components/button.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { paths } from '#web/lib/paths.ts'
import { useTitle } from '#web/lib/title.ts'
import { sendResetLink } from '#web/resources/accounts/signing-up.ts'
import css from './auth.module.css'
import { AuthFrame } from './auth-frame.tsx'
import { authTexts } from './auth-texts.ts'
import { EmailField } from './email-field.tsx'
import { LoginFailure } from './login-failure.tsx'
import { Pause, useWait } from './pause.tsx'
import { SentPanel } from './sent-panel.tsx'

await authTexts.load()

type Reset = z.infer<typeof resetPasswordRequest>

/** Asks for a link with which a new password can be set. */
function ForgotPasswordPage() {
  const t = useTexts(authTexts)
  const wait = useWait()
  const form = useForm<Reset>({ resolver: zodResolver(resetPasswordRequest), defaultValues: { email: '' } })
  const reset = useMutation({ mutationFn: sendResetLink, onError: wait.note })
  const submit = form.handleSubmit((body) => reset.mutate(body.email))
  useTitle(t('resetTitle'))
  return (
    <AuthFrame>
      {reset.isSuccess ? (
        <SentPanel email={reset.variables} kind="link" resend={sendResetLink} onOtherAddress={reset.reset} />
      ) : wait.left > 0 ? (
        <Pause {...wait} />
      ) : (
        <>
          <h1>{t('resetTitle')}</h1>
          <p className={clsx('dim', css.lead)}>{t('resetText')}</p>
          <LoginFailure error={reset.error} />
          <form className="stack" noValidate onSubmit={(event) => void submit(event)}>
            <EmailField
              problem={form.formState.errors.email}
              current={form.getValues('email')}
              {...form.register('email')}
            />
            <Button look="primary" size="l" block type="submit" disabled={reset.isPending}>
              {t('requestLink')}
            </Button>
            <ButtonLink look="quiet" size="l" block icon="back" to={paths.login.href}>
              {t('backToLogin')}
            </ButtonLink>
          </form>
        </>
      )}
    </AuthFrame>
  )
}

export { ForgotPasswordPage as Component }
