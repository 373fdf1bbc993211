import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect, useId, useState } from 'react'
import { Button } from '#web/components/button.tsx'
import { Dialog } from '#web/components/dialog.tsx'
import { Notice } from '#web/components/notice.tsx'
import { QrCode } from '#web/components/qr-code.tsx'
import { showToast } from '#web/components/toasts.ts'
import { useReason } from '#web/components/use-failure.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { commonTexts } from '#web/lib/lib-texts.ts'
import {
  type AppSecret,
  beginSecondFactor,
  confirmSecondFactor,
  type SecondFactor,
} from '#web/resources/accounts/second-factor.ts'
import css from '../account.module.css'
import { accountTexts } from '../account-texts.ts'
import { ProofField } from '../proof-field.tsx'
import { CodeField } from './code-field.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

const isCode = (error: Error | null, code: ApiError['code']) => error instanceof ApiError && error.code === code
const QR_SIZE = 200

/** The secret for the app: to scan, or to type. */
function Secret({ secret: { secret, uri } }: { secret: AppSecret }) {
  const t = useTexts(accountTexts)
  return (
    <>
      <p>{t('factor.scan')}</p>
      <QrCode text={uri} label={t('factor.qr')} size={QR_SIZE} />
      <p className="small dim">
        {t('factor.type')}
        <br />
        <span className={css.secret}>{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</span>
      </p>
    </>
  )
}

/** Sets a second factor up: who is there, the secret with the app's first code, and the codes for when it is lost. */
export function EnrolDialog({ proof, onClose }: { proof: SecondFactor['proof']; onClose: () => void }) {
  const t = useTexts(accountTexts)
  const common = useTexts(commonTexts)
  const reasonOf = useReason()
  const form = useId()
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const begin = useMutation(beginSecondFactor)
  const confirm = useMutation({ ...confirmSecondFactor, onSuccess: () => showToast({ text: t('factor.done') }) })
  const { mutate } = begin
  useEffect(() => {
    if (proof === 'none') mutate('')
  }, [proof, mutate])
  const secret = begin.data
  useEffect(() => {
    if (secret) document.getElementById(form)?.querySelector('input')?.focus()
  }, [secret, form])
  if (confirm.data) return <RecoveryCodes codes={confirm.data.recoveryCodes} onClose={onClose} />
  const wrongPassword = isCode(begin.error, 'invalidCredentials')
  const wrongCode = isCode(confirm.error, 'secondFactorInvalid')
  const error = (wrongPassword ? null : begin.error) ?? (wrongCode ? null : confirm.error)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (secret) confirm.mutate(code.trim())
    else begin.mutate(password)
  }
  const mayGoOn = secret ? code.trim().length === 6 : proof === 'none' || password !== ''
  return (
    <Dialog
      title={t('factor.setUpTitle')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{common('cancel')}</Button>
          {(secret !== undefined || proof !== 'signIn') && (
            <Button
              look="primary"
              type="submit"
              form={form}
              disabled={!mayGoOn || begin.isPending || confirm.isPending}
            >
              {t(secret ? 'factor.confirm' : 'factor.next')}
            </Button>
          )}
        </>
      }
    >
      <form id={form} className="stack" noValidate onSubmit={submit}>
        {error && <Notice kind="error">{reasonOf(error)}</Notice>}
        {secret ? (
          <>
            <Secret secret={secret} />
            <CodeField
              label={t('factor.firstCode')}
              code={code}
              wrong={wrongCode ? confirm.error?.message : undefined}
              onChange={(next) => {
                setCode(next)
                confirm.reset()
              }}
            />
          </>
        ) : (
          <>
            <p>{t('factor.app')}</p>
            <ProofField
              proof={proof}
              password={password}
              wrong={wrongPassword}
              onChange={(next) => {
                setPassword(next)
                begin.reset()
              }}
            />
          </>
        )}
      </form>
    </Dialog>
  )
}
