import { Button } from '#web/components/button.tsx'
import { Dialog } from '#web/components/dialog.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { commonTexts } from '#web/lib/lib-texts.ts'

/** Asks before something that others will notice. */
export function Confirm({
  title,
  text,
  action,
  onConfirm,
  onClose,
}: {
  title: string
  text: string
  action: string
  onConfirm: () => void
  onClose: () => void
}) {
  const common = useTexts(commonTexts)
  return (
    <Dialog
      alert
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{common('cancel')}</Button>
          <Button
            look="danger solid"
            onClick={() => {
              onClose()
              onConfirm()
            }}
          >
            {action}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  )
}
