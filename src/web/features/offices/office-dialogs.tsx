import { useMutation } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { grantableRoles, INVITATION_DAYS } from '#vocabulary/offices.ts'
import { refusedAt } from '#web/access-keys/key-dialog.tsx'
import { Button } from '#web/components/button.tsx'
import { Dialog } from '#web/components/dialog.tsx'
import { Field } from '#web/components/field.tsx'
import { Notice } from '#web/components/notice.tsx'
import { Select } from '#web/components/select.tsx'
import { showToast } from '#web/components/toasts.ts'
import { useReason } from '#web/components/use-failure.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { commonTexts } from '#web/lib/lib-texts.ts'
import { paths } from '#web/lib/paths.ts'
import { createOffice, invite, type Office } from '#web/resources/accounts/offices.ts'
import { officesTexts } from './offices-texts.ts'

/** A dialog with one form. @param field - path of the field that says itself what the service refuses of it */
export function FormDialog({
  title,
  action,
  asked,
  field,
  onSubmit,
  onClose,
  children,
}: {
  title: string
  action: string
  asked: { readonly error: Error | null; readonly isPending: boolean }
  field: string
  onSubmit: () => void
  onClose: () => void
  children: ReactNode
}) {
  const common = useTexts(commonTexts)
  const reasonOf = useReason()
  const form = useId()
  const { error, isPending } = asked
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
          <Button look="primary" type="submit" form={form} disabled={isPending}>
            {action}
          </Button>
        </>
      }
    >
      <form id={form} className="stack" noValidate onSubmit={submit}>
        {error && refusedAt(error, field) === undefined && <Notice kind="error">{reasonOf(error)}</Notice>}
        {children}
      </form>
    </Dialog>
  )
}

/** Opens an office under a name, and its page. */
export function NewOfficeDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(officesTexts)
  const navigate = useNavigate()
  const [name, setName] = useState('')
  const create = useMutation({
    ...createOffice,
    onSuccess: (office) => {
      showToast({ text: t('created', { name: office.name }) })
      void navigate(paths.office.href(office.id))
    },
  })
  return (
    <FormDialog
      title={t('newOffice')}
      action={t('create')}
      asked={create}
      field="/name"
      onSubmit={() => create.mutate(name)}
      onClose={onClose}
    >
      <Field
        label={t('officeName')}
        maxLength={120}
        autoComplete="organization"
        required
        value={name}
        error={refusedAt(create.error, '/name')}
        onChange={({ target }) => setName(target.value)}
      />
    </FormDialog>
  )
}

/** Invites an address to an office with a role. */
export function InviteDialog({ office, onClose }: { office: Office; onClose: () => void }) {
  const t = useTexts(officesTexts)
  const id = useId()
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<(typeof grantableRoles)[number]>('member')
  const send = useMutation({
    ...invite(office.id),
    onSuccess: (sent) => {
      showToast({ text: t('invited', { email: sent.email }), icon: 'mail' })
      onClose()
    },
  })
  return (
    <FormDialog
      title={t('inviteTo', { office: office.name })}
      action={t('sendInvitation')}
      asked={send}
      field="/email"
      onSubmit={() => send.mutate({ email: email.trim(), role })}
      onClose={onClose}
    >
      <Field
        label={t('email')}
        type="email"
        autoComplete="off"
        required
        value={email}
        hint={t('inviteHint', { days: INVITATION_DAYS })}
        error={refusedAt(send.error, '/email')}
        onChange={({ target }) => setEmail(target.value)}
      />
      <div className="field">
        <label htmlFor={id}>{t('role')}</label>
        <Select
          id={id}
          value={role}
          onChange={({ target }) => setRole(grantableRoles.find((one) => one === target.value) ?? role)}
        >
          {grantableRoles.map((one) => (
            <option key={one} value={one}>
              {t(`role.${one}`)}: {t(`does.${one}`)}
            </option>
          ))}
        </Select>
      </div>
    </FormDialog>
  )
}
