import { useMutation } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { Button } from '#web/components/button.tsx'
import { Dialog } from '#web/components/dialog.tsx'
import { Field } from '#web/components/field.tsx'
import { Notice } from '#web/components/notice.tsx'
import { showToast } from '#web/components/toasts.ts'
import { ApiError, NetworkError } from '#web/lib/api-error.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { commonTexts } from '#web/lib/lib-texts.ts'
import { addPasskey, type Passkey, type Passkeys, renamePasskey } from '#web/resources/accounts/passkeys.ts'
import { accountTexts } from '../account-texts.ts'
import { deviceName } from '../device-name.ts'
import { ProofField } from '../proof-field.tsx'

/** Why it failed: the service's words, or that the browser has given none; nothing where a field says it. */
function useWhy(): (error: Error | null) => string | null {
  const t = useTexts(accountTexts)
  const common = useTexts(commonTexts)
  return (error) => {
    if (!error) return null
    if (error instanceof NetworkError) return common('unreachable')
    if (!(error instanceof ApiError)) return t('passkey.notMade')
    return error.code === 'invalidCredentials' ? null : error.message
  }
}

function NameDialog({
  title,
  action,
  name,
  onName,
  asked,
  mayGoOn = true,
  onSubmit,
  onClose,
  children,
}: {
  title: string
  action: string
  name: string
  onName: (name: string) => void
  asked: { readonly error: Error | null; readonly isPending: boolean }
  mayGoOn?: boolean
  onSubmit: () => void
  onClose: () => void
  children?: ReactNode
}) {
  const t = useTexts(accountTexts)
  const common = useTexts(commonTexts)
  const form = useId()
  const why = useWhy()(asked.error)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{common('cancel')}</Button>
          <Button look="primary" type="submit" form={form} disabled={asked.isPending || name.trim() === '' || !mayGoOn}>
            {action}
          </Button>
        </>
      }
    >
      <form id={form} className="stack" noValidate onSubmit={submit}>
        {why !== null && <Notice kind="error">{why}</Notice>}
        <Field
          label={t('name')}
          hint={t('passkey.nameHint')}
          maxLength={120}
          autoComplete="off"
          value={name}
          onChange={({ target }) => onName(target.value)}
        />
        {children}
      </form>
    </Dialog>
  )
}

/** Has this device, or one nearby, make a passkey under a name. */
export function AddPasskeyDialog({ proof, onClose }: { proof: Passkeys['proof']; onClose: () => void }) {
  const t = useTexts(accountTexts)
  const [name, setName] = useState(() => deviceName(navigator.userAgent) ?? '')
  const [password, setPassword] = useState('')
  const add = useMutation({
    ...addPasskey,
    onSuccess: (made) => {
      showToast({ text: t('passkey.kept', { name: made.name }) })
      onClose()
    },
  })
  return (
    <NameDialog
      title={t('passkey.addTitle')}
      action={t('passkey.make')}
      name={name}
      onName={setName}
      asked={add}
      mayGoOn={proof === 'none' || (proof === 'password' && password !== '')}
      onSubmit={() => add.mutate({ name: name.trim(), password })}
      onClose={onClose}
    >
      <ProofField
        proof={proof}
        password={password}
        wrong={add.error instanceof ApiError && add.error.code === 'invalidCredentials'}
        onChange={(next) => {
          setPassword(next)
          add.reset()
        }}
      />
    </NameDialog>
  )
}

/** Gives a passkey another name. */
export function RenamePasskeyDialog({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const t = useTexts(accountTexts)
  const [name, setName] = useState(passkey.name)
  const rename = useMutation({ ...renamePasskey, onSuccess: onClose })
  return (
    <NameDialog
      title={t('passkey.renameTitle')}
      action={t('save')}
      name={name}
      onName={setName}
      asked={rename}
      onSubmit={() => rename.mutate({ id: passkey.id, name: name.trim() })}
      onClose={onClose}
    />
  )
}
