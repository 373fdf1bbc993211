import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { shellTexts } from './app-texts.ts'

/** From when on a slow line shows the name of the app instead of an empty screen; the same as of `.boot` [ms]. */
const PATIENCE = 600
const isSlow = performance.now() > PATIENCE

/** What stands on an empty screen until the first route is there: on a slow line what `index.html` showed before. */
export function Loading() {
  const t = useTexts(shellTexts)
  return (
    <>
      <p className={isSlow ? 'boot now' : 'boot'} aria-hidden="true">
        Aufbau
      </p>
      <p className="sr" role="status">
        {t('loading')}
      </p>
    </>
  )
}
