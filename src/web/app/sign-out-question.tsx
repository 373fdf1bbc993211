import { useQuery } from '@tanstack/react-query'
import { Button } from '#web/components/button.tsx'
import { Dialog } from '#web/components/dialog.tsx'
import { userDrafts } from '#web/features/editor/saving/use-local-draft.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { commonTexts } from '#web/lib/lib-texts.ts'
import { shellTexts } from './app-texts.ts'
import { leaveAndForget } from './leave.ts'

/** Asks before signing out deletes what is not saved. */
export function SignOutQuestion({ onClose }: { onClose: () => void }) {
  const t = useTexts(shellTexts)
  const common = useTexts(commonTexts)
  const { data: count } = useQuery({ queryKey: ['drafts', 'count'], queryFn: () => userDrafts().count(), gcTime: 0 })
  const discard = () => {
    onClose()
    void leaveAndForget(t('signOutFailed'))
  }
  if (count === undefined) return null
  return (
    <Dialog
      alert
      title={t('signOut')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{common('cancel')}</Button>
          <Button look="danger solid" onClick={discard}>
            {t('signOutDiscard')}
          </Button>
        </>
      }
    >
      <p>{t('signOutUnsaved', { count })}</p>
    </Dialog>
  )
}
