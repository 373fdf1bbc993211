import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { shellTexts } from './texts/shell.ts'

/** What stands on an empty screen until the first route is there. */
export function Loading() {
  const t = useTexts(shellTexts)
  return (
    <p className="sr" role="status">
      {t('loading')}
    </p>
  )
}
