import { type UseMutationOptions, useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '#web/components/button.tsx'
import { Dialog } from '#web/components/dialog.tsx'
import { Notice } from '#web/components/notice.tsx'
import { useReason } from '#web/components/use-failure.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { commonTexts } from '#web/lib/lib-texts.ts'
import { accountTexts } from '../account-texts.ts'
import { CodeField } from './code-field.tsx'

/** Asks for a code before something is done to the second factor. */
export function CodeDialog<Reply>({
  title,
  text,
  action,
  danger = false,
  run,
  onDone,
  onClose,
}: {
  title: string
  text: string
  action: string
  danger?: boolean
  run: UseMutationOptions<Reply, Error, string>
  onDone: (reply: Reply) => void
  onClose: () => void
}) {
  const t = useTexts(accountTexts)
  const common = useTexts(commonTexts)
  const reasonOf = useReason()
  const form = useId()
  const [code, setCode] = useState('')
  const work = useMutation({
    ...run,
    onSuccess: (reply: Reply) => {
      onClose()
      onDone(reply)
    },
  })
  const { error } = work
  const wrong = error instanceof ApiError && error.code === 'secondFactorInvalid'
  const submit = (event: FormEvent) => {
    event.preventDefault()
    work.mutate(code.trim())
  }
  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{common('cancel')}</Button>
          <Button
            look={danger ? 'danger solid' : 'primary'}
            type="submit"
            form={form}
            disabled={work.isPending || code.trim().length < 6}
          >
            {action}
          </Button>
        </>
      }
    >
      <form id={form} className="stack" noValidate onSubmit={submit}>
        {error && !wrong && <Notice kind="error">{reasonOf(error)}</Notice>}
        <p>{text}</p>
        <CodeField
          label={t('factor.anyCode')}
          code={code}
          wrong={wrong ? error.message : undefined}
          onChange={(next) => {
            setCode(next)
            work.reset()
          }}
        />
      </form>
    </Dialog>
  )
}
