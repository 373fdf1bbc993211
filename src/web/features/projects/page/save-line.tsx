import { Button } from '#web/components/button.tsx'
import { Icon, type IconName } from '#web/components/icon.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { projectTexts } from '../projects-texts.ts'
import type { Saving } from './use-autosave.ts'

type Line = { readonly icon: IconName; readonly tone: string; readonly text: string }

function useLine({ state, stored, isDirty }: Saving, readOnly: boolean): Line {
  const t = useTexts(projectTexts)
  const { time } = useFormats()
  if (readOnly) return { icon: 'lock', tone: '', text: t('save.readOnly') }
  switch (state.kind) {
    case 'saving':
      return { icon: 'clock', tone: '', text: t('save.saving') }
    case 'conflict':
      return { icon: 'replace', tone: 'warn', text: t('save.conflict') }
    case 'failed':
      return { icon: 'error', tone: 'bad', text: t('save.failed', { reason: state.reason }) }
    case 'unreachable':
      return { icon: 'offline', tone: 'warn', text: t('save.unreachable') }
    case 'rateLimited':
      return { icon: 'clock', tone: 'warn', text: t('save.rateLimited') }
    default:
      return isDirty
        ? { icon: 'clock', tone: '', text: t('save.unsaved') }
        : { icon: 'check', tone: 'ok', text: t('save.saved', { time: time(stored.project.updatedAt) }) }
  }
}

/** Whether what stands on screen is saved, and if not, why. */
export function SaveLine({ saving, readOnly }: { saving: Saving; readOnly: boolean }) {
  const t = useTexts(projectTexts)
  const { icon, tone, text } = useLine(saving, readOnly)
  return (
    <span className="row" role="status">
      <Icon name={icon} className={tone} />
      {text}
      {saving.waiting > 0 && <span className="warn">{t('save.waiting', { count: saving.waiting })}</span>}
      {saving.state.kind === 'failed' && (
        <Button size="xs" icon="reload" aria-label={t('save')} onClick={saving.save} />
      )}
    </span>
  )
}
