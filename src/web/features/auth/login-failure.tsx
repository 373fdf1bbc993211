import { Notice } from '#web/components/notice.tsx'
import { ApiError, waitOf } from '#web/lib/api-error.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { authTexts } from './auth-texts.ts'

/** Why it did not work: the service's own words, or that it could not be reached. A wait is shown elsewhere. */
export function LoginFailure({ error }: { error: Error | null }) {
  const t = useTexts(authTexts)
  const isSlowed = error instanceof ApiError && error.code === 'signInSlowed'
  if (!error || (waitOf(error) !== null && !isSlowed)) return null
  return (
    <Notice kind="error">
      {error instanceof ApiError ? <b>{error.message}</b> : t('unreachable')}
      {error instanceof ApiError && error.code === 'invalidCredentials' && <p>{t('unverified')}</p>}
    </Notice>
  )
}
