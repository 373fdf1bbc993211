import { Button } from '#web/components/button.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { projectTexts } from '../projects-texts.ts'
import css from './project-page.module.css'

/** Says that what was not saved is there again, and lets it be dropped. */
export function RestoredBanner({
  changedAt,
  onKeep,
  onDiscard,
}: {
  /** Epoch milliseconds. */
  changedAt: number
  onKeep: () => void
  onDiscard: () => void
}) {
  const t = useTexts(projectTexts)
  const { recent } = useFormats()
  return (
    <div className="banner" role="status">
      <span>{t('draft.restored', { time: recent(new Date(changedAt).toISOString()) })}</span>
      <Button size="s" className={css.bannerEnd} onClick={onDiscard}>
        {t('draft.discard')}
      </Button>
      <Button size="s" look="quiet" onClick={onKeep}>
        {t('draft.keep')}
      </Button>
    </div>
  )
}
