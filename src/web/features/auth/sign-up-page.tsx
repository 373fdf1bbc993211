import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form'
import { Link } from 'react-router'
import type * as z from 'zod/mini'
import { PASSWORD_MAX_LENGTH, signUpRequest } from '#contract/accounts.ts'
import { Button } from '#web/components/button.tsx'
import { Field, PasswordField } from '#web/components/field.tsx'
import { Icon } from '#web/components/icon.tsx'
import { PasswordRules, usePasswordRules } from '#web/components/password-rules.tsx'
import { ApiError } from '#web/lib/api-error.ts'
import { useDebounced } from '#web/lib/clock.ts'
import { showServerErrors } from '#web/lib/form-errors.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { passwordTexts } from '#web/lib/lib-texts.ts'
import { breaksRule } from '#web/lib/password-rules.ts'
import { paths } from '#web/lib/paths.ts'
import { useTitle } from '#web/lib/title.ts'
import { sendConfirmation, signUp, universityQuery } from '#web/resources/accounts/signing-up.ts'
import css from './auth.module.css'
import { AuthFrame } from './auth-frame.tsx'
import { authTexts } from './auth-texts.ts'
import { EmailField } from './email-field.tsx'
import { LoginFailure } from './login-failure.tsx'
import { Pause, useWait } from './pause.tsx'
import { SentPanel } from './sent-panel.tsx'

await Promise.all([authTexts.load(), passwordTexts.load()])

type SignUp = z.infer<typeof signUpRequest>

/** The university an address belongs to, as soon as the address rests; says nothing about any other address. */
function University({ email }: { email: string }) {
  const t = useTexts(authTexts)
  const settled = useDebounced(email.trim(), 600)
  const { data } = useQuery(universityQuery(settled))
  if (!data?.isUniversity) return null
  return (
    <span className="ok row">
      <Icon name="check" />
      {t('universityFound', { name: data.name ?? t('university') })}
    </span>
  )
}

function SignUpForm({ form, pending, submit }: { form: UseFormReturn<SignUp>; pending: boolean; submit: () => void }) {
  const t = useTexts(authTexts)
  const { errors } = form.formState
  const [email, password] = useWatch({ control: form.control, name: ['email', 'password'] })
  const rulesText = useTexts(passwordTexts)
  const { rules, minLength } = usePasswordRules(password, email)
  const checked = async () => {
    const complete = await form.trigger(undefined, { shouldFocus: true })
    if (breaksRule(rules)) {
      const problem = { type: 'service', message: rulesText('breaksRule') }
      form.setError('password', problem, { shouldFocus: complete })
    } else if (complete) submit()
  }
  const nameError = errors.name && t(form.getValues('name').trim() === '' ? 'nameMissing' : 'nameTooLong')
  const own = new Map<string | undefined, string>([
    ['too_small', t('passwordMissing')],
    ['too_big', rulesText('tooLong', { count: PASSWORD_MAX_LENGTH })],
  ])
  return (
    <form
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void checked()
      }}
    >
      <Field label={t('name')} size="l" autoComplete="name" error={nameError} {...form.register('name')} />
      <EmailField
        problem={errors.email}
        current={email}
        hint={<University email={email} />}
        {...form.register('email')}
      />
      <PasswordField
        label={t('password')}
        size="l"
        autoComplete="new-password"
        error={own.get(errors.password?.type) ?? errors.password?.message}
        {...form.register('password')}
      />
      <PasswordRules rules={rules} minLength={minLength} />
      <Button look="primary" size="l" block type="submit" disabled={pending}>
        {t('signUp')}
      </Button>
    </form>
  )
}

/** Opening an account. Nobody learns here whether an address has one already. */
function SignUpPage() {
  const t = useTexts(authTexts)
  const wait = useWait()
  const form = useForm<SignUp>({
    resolver: zodResolver(signUpRequest),
    defaultValues: { name: '', email: '', password: '' },
  })
  const opening = useMutation({
    mutationFn: signUp,
    onError: (error) => {
      wait.note(error)
      if (!(error instanceof ApiError)) return
      showServerErrors(error, ['name', 'email', 'password'], form.setError)
    },
  })
  const known = opening.error instanceof ApiError && opening.error.details.length > 0
  useTitle(t('signUp'))
  return (
    <AuthFrame>
      {opening.isSuccess ? (
        <SentPanel
          email={opening.variables.email}
          kind="confirmation"
          resend={sendConfirmation}
          onOtherAddress={opening.reset}
        />
      ) : wait.left > 0 ? (
        <Pause {...wait} />
      ) : (
        <>
          <h1>{t('signUp')}</h1>
          <LoginFailure error={known ? null : opening.error} />
          <SignUpForm
            form={form}
            pending={opening.isPending}
            submit={() => void form.handleSubmit((body) => opening.mutate(body))()}
          />
          <p className={css.otherWay}>
            {t('haveAccount')} <Link to={paths.login.href}>{t('login')}</Link>
          </p>
        </>
      )}
    </AuthFrame>
  )
}

export { SignUpPage as Component }
