import { useMutation } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '#web/components/button.tsx'
import { Field } from '#web/components/field.tsx'
import { Notice } from '#web/components/notice.tsx'
import { useReason } from '#web/components/use-failure.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { finishSignIn } from '#web/resources/accounts/second-factor.ts'
import type { AskedCode } from '#web/resources/accounts/signing-in.ts'
import css from './auth.module.css'
import { secondFactorTexts } from './second-factor-texts.ts'

await secondFactorTexts.load()

/** The field has the focus whenever it comes up. */
const focused = (field: HTMLInputElement | null) => field?.focus()

/** Asks for the code of the app, or for one of those for when it is lost. */
export function SecondFactorPanel({ asked }: { asked: AskedCode }) {
  const t = useTexts(secondFactorTexts)
  const reasonOf = useReason()
  const id = useId()
  const [code, setCode] = useState('')
  const [lost, setLost] = useState(false)
  const finish = useMutation({
    ...finishSignIn,
    onSuccess: asked.goOn,
    onError: () => setCode(''),
  })
  const { error } = finish
  const wrong = error instanceof ApiError && error.code === 'secondFactorInvalid'
  const submit = (event: FormEvent) => {
    event.preventDefault()
    finish.mutate({ ticket: asked.ticket, code: code.trim() })
  }
  return (
    <section aria-labelledby={`${id}-title`}>
      <h1 id={`${id}-title`}>{t('title')}</h1>
      <p className={clsx('dim', css.lead)}>{t(lost ? 'lostText' : 'text')}</p>
      <form id={`${id}-form`} className="stack" noValidate onSubmit={submit}>
        {error && !wrong && <Notice kind="error">{reasonOf(error)}</Notice>}
        <Field
          key={String(lost)}
          label={t(lost ? 'recoveryCode' : 'code')}
          size="l"
          ref={focused}
          inputMode={lost ? 'text' : 'numeric'}
          autoComplete={lost ? 'off' : 'one-time-code'}
          autoCapitalize={lost ? 'characters' : 'off'}
          spellCheck={false}
          maxLength={40}
          value={code}
          error={wrong ? error.message : undefined}
          onChange={({ target }) => {
            setCode(target.value)
            finish.reset()
          }}
        />
        <Button look="primary" size="l" block type="submit" disabled={finish.isPending || code.trim().length < 6}>
          {t('goOn')}
        </Button>
        <Button
          size="l"
          block
          onClick={() => {
            setCode('')
            finish.reset()
            setLost(!lost)
          }}
        >
          {t(lost ? 'byApp' : 'byRecoveryCode')}
        </Button>
        <Button look="quiet" size="l" block onClick={asked.giveUp}>
          {t('giveUp')}
        </Button>
      </form>
    </section>
  )
}
