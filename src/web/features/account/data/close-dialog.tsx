import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { CLOSED_DAYS } from '#contract/account-closing.ts'
import { Button } from '#web/components/button.tsx'
import { Dialog } from '#web/components/dialog.tsx'
import { Notice } from '#web/components/notice.tsx'
import { showToast } from '#web/components/toasts.ts'
import { useReason } from '#web/components/use-failure.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { forgetOnDevice } from '#web/lib/device-data.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { commonTexts } from '#web/lib/lib-texts.ts'
import { signedOut } from '#web/lib/session.ts'
import { type Closing, closeAccount } from '#web/resources/accounts/account-closing.ts'
import css from '../account.module.css'
import { accountTexts } from '../account-texts.ts'
import { ProofField } from '../proof-field.tsx'

/** What becomes of everything, one line for each that there is. */
function Consequences({ closing }: { closing: Closing }) {
  const t = useTexts(accountTexts)
  const { constructions, projects, materials, shared, accessKeys, offices } = closing
  const named = (outcome: Closing['offices'][number]['outcome']) => offices.filter((one) => one.outcome === outcome)
  return (
    <ul className={css.consequences}>
      <li>{t('close.atOnce', { count: accessKeys })}</li>
      <li>
        {t('close.goes', {
          constructions: t('close.constructions', { count: constructions }),
          projects: t('close.projects', { count: projects }),
          materials: t('close.materials', { count: materials }),
          days: CLOSED_DAYS,
        })}
      </li>
      {shared > 0 && <li>{t('close.shared', { count: shared })}</li>}
      {named('stays').map(({ id, name, constructions: count }) => (
        <li key={id}>{t('close.officeStays', { name, count })}</li>
      ))}
      {named('goes').map(({ id, name, constructions: count }) => (
        <li key={id}>{t('close.officeGoes', { name, count })}</li>
      ))}
      <li>{t('close.stays')}</li>
      <li>{t('close.reports', { days: CLOSED_DAYS })}</li>
    </ul>
  )
}

/** Says what closing the account does, asks once more who is there, and closes it. */
export function CloseDialog({ closing, onClose }: { closing: Closing; onClose: () => void }) {
  const t = useTexts(accountTexts)
  const common = useTexts(commonTexts)
  const reasonOf = useReason()
  const form = useId()
  const [password, setPassword] = useState('')
  const close = useMutation({
    ...closeAccount,
    onSuccess: async () => {
      await forgetOnDevice()
      signedOut()
      showToast({ text: t('close.done', { days: CLOSED_DAYS }) })
    },
  })
  const orphaned = closing.offices.filter(({ outcome }) => outcome === 'needsOwner').map(({ name }) => name)
  const hindered = closing.lastAdministrator || orphaned.length > 0 || closing.proof === 'signIn'
  const { error } = close
  const wrong = error instanceof ApiError && error.code === 'invalidCredentials'
  const submit = (event: FormEvent) => {
    event.preventDefault()
    close.mutate(password)
  }
  return (
    <Dialog
      title={t('close.question')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{common('cancel')}</Button>
          {!hindered && (
            <Button
              look="danger solid"
              type="submit"
              form={form}
              disabled={close.isPending || (closing.proof === 'password' && password === '')}
            >
              {t('close.action')}
            </Button>
          )}
        </>
      }
    >
      <form id={form} className="stack" noValidate onSubmit={submit}>
        {error && !wrong && <Notice kind="error">{reasonOf(error)}</Notice>}
        {closing.lastAdministrator && <Notice kind="warning">{t('close.lastAdministrator')}</Notice>}
        {orphaned.length > 0 && (
          <Notice kind="warning">{t('close.needsOwner', { offices: orphaned.join(', ') })}</Notice>
        )}
        <Consequences closing={closing} />
        <ProofField
          proof={closing.proof}
          password={password}
          wrong={wrong}
          onChange={(next) => {
            setPassword(next)
            close.reset()
          }}
        />
      </form>
    </Dialog>
  )
}
