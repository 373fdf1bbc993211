import { type ReactNode, useId, useState } from 'react'
import { Button } from '#web/components/button.tsx'
import { Dialog } from '#web/components/dialog.tsx'
import { Field } from '#web/components/field.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { commonTexts } from '#web/lib/lib-texts.ts'
import { projectTexts } from '../projects-texts.ts'

/** Asks for the name of a variant, new or on screen. */
export function VariantNameDialog({
  title,
  note,
  name: given,
  onName,
  onRemove,
  isBusy = false,
  children,
  onClose,
}: {
  title: string
  note?: string | undefined
  name: string
  onName: (name: string) => void
  onRemove?: (() => void) | undefined
  isBusy?: boolean
  /** What is asked beside the name. */
  children?: ReactNode
  onClose: () => void
}) {
  const t = useTexts(projectTexts)
  const common = useTexts(commonTexts)
  const form = useId()
  const [name, setName] = useState(given)
  return (
    <Dialog
      title={title}
      subtitle={note}
      onClose={onClose}
      footer={
        <>
          {onRemove && (
            <Button look="danger" onClick={onRemove}>
              {t('variant.remove')}
            </Button>
          )}
          <Button onClick={onClose}>{common('cancel')}</Button>
          <Button look="primary" type="submit" form={form} disabled={isBusy || name.trim() === ''}>
            {title}
          </Button>
        </>
      }
    >
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault()
          if (!isBusy && name.trim() !== '') onName(name.trim())
        }}
      >
        <Field label={t('variant.name')} value={name} maxLength={60} onChange={({ target }) => setName(target.value)} />
      </form>
      {children}
    </Dialog>
  )
}
