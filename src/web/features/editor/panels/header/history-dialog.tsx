import type { Construction } from '#contract/constructions.ts'
import { activityTexts } from '#web/activity/activity-texts.ts'
import { ActivityView } from '#web/activity/activity-view.tsx'
import { Dialog } from '#web/components/dialog.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'

await activityTexts.load()

/** Who did what when to a construction, as far as one may know it: narrowed, and as a file. */
export function HistoryDialog({
  construction: { id, ownership, code, name },
  onClose,
}: {
  construction: Pick<Construction, 'id' | 'ownership' | 'code' | 'name'>
  onClose: () => void
}) {
  const t = useTexts(activityTexts)
  const called = code === null ? name : `${code} ${name}`
  return (
    <Dialog title={t('history')} subtitle={called} onClose={onClose}>
      <ActivityView of={{ kind: 'construction', ownership, id }} name={called} groups={['library', 'sharing']} />
    </Dialog>
  )
}
