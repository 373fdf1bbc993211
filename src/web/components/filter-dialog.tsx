import type { ReactNode } from 'react'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { commonTexts } from '#web/lib/lib-texts.ts'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

/** The filters of a list where there is no room beside it. They take effect at once. */
export function FilterDialog({
  title,
  onClose,
  children,
}: {
  title: string
  onClose: () => void
  children: ReactNode
}) {
  const t = useTexts(commonTexts)
  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <Button look="primary" onClick={onClose}>
          {t('showList')}
        </Button>
      }
    >
      {children}
    </Dialog>
  )
}
