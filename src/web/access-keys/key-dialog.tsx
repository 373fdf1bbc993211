import { type FormEvent, type ReactNode, useId } from 'react'
import { Button } from '#web/components/button.tsx'
import { Dialog } from '#web/components/dialog.tsx'
import { Field } from '#web/components/field.tsx'
import { Notice } from '#web/components/notice.tsx'
import { useReason } from '#web/components/use-failure.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { commonTexts } from '#web/lib/lib-texts.ts'
import { accessKeyTexts } from './access-keys-texts.ts'

/** Last moment of a day where the user is, as ISO time. @param date - YYYY-MM-DD */
export const endOfDay = (date: string): string => new Date(`${date}T23:59:59`).toISOString()

/** What the service says of each field of a key that it refused. @param path - such as `/name` */
export const refusedAt = (error: Error | null, path: string): string | undefined =>
  error instanceof ApiError ? error.details.find((detail) => detail.path === path)?.message : undefined

/**
 * The dialog in which a key is made: what it is for, and the fields of the caller.
 *
 * @param error - why the service refused it; shown above where it belongs to none of `fields`
 * @param fields - paths that the caller's own fields show, such as `/expiresAt`
 */
export function KeyDialog({
  name,
  onName,
  error,
  fields,
  busy,
  onSubmit,
  onClose,
  children,
}: {
  name: string
  onName: (name: string) => void
  error: Error | null
  fields: readonly string[]
  busy: boolean
  onSubmit: () => void
  onClose: () => void
  children: ReactNode
}) {
  const t = useTexts(accessKeyTexts)
  const common = useTexts(commonTexts)
  const form = useId()
  const reasonOf = useReason()
  const elsewhere = error && !['/name', ...fields].some((path) => refusedAt(error, path) !== undefined)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <Dialog
      title={t('newKey')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{common('cancel')}</Button>
          <Button look="primary" type="submit" form={form} disabled={busy}>
            {t('newKey')}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit}>
        {elsewhere && <Notice kind="error">{reasonOf(error)}</Notice>}
        <Field
          label={t('purpose')}
          maxLength={120}
          autoComplete="off"
          required
          value={name}
          error={refusedAt(error, '/name')}
          onChange={({ target }) => onName(target.value)}
        />
        {children}
      </form>
    </Dialog>
  )
}
