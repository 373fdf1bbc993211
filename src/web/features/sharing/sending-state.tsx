import { Button } from '#web/components/button.tsx'
import { Notice } from '#web/components/notice.tsx'
import { useReason } from '#web/components/use-failure.ts'
import { ApiError, nextTryAt } from '#web/lib/api-error.ts'
import { useCountdown } from '#web/lib/clock.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { commonTexts } from '#web/lib/lib-texts.ts'
import { MOST_SHARES } from './addresses.ts'
import type { Tally } from './changes.ts'
import { sharingTexts } from './sharing-texts.ts'

/** Says that the service asked to wait, or why the changes were not sent; nothing else. */
export function SendingNotice({ waitingFor, error }: { waitingFor: Error | null; error: Error | null }) {
  const t = useTexts(sharingTexts)
  const common = useTexts(commonTexts)
  const reasonOf = useReason()
  const left = useCountdown(nextTryAt(waitingFor))
  if (left > 0) {
    return (
      <Notice kind="warning">
        <b>{common('rateLimited')}</b> <span aria-live="off">{t('waitText', { seconds: left })}</span>
      </Notice>
    )
  }
  if (!error) return null
  return (
    <Notice kind="error">
      <b>{t('failed')}</b> {t('failedText', { reason: reasonOf(error) })}
      {error instanceof ApiError && <div className="small dim">{common('trace', { id: error.traceId })}</div>}
    </Notice>
  )
}

export type FooterProps = {
  readonly tally: Tally
  /** Addresses that must be seen to first. */
  readonly problems: number
  readonly sending: boolean
  readonly waiting: boolean
  readonly onClose: () => void
  readonly onSend: () => void
}

function useStatus({ tally: { added, changed, revoked }, problems, sending, waiting }: FooterProps): string {
  const t = useTexts(sharingTexts)
  const count = added + changed + revoked
  if (waiting) return t('waiting')
  if (sending) return t('sending')
  if (problems > 0) return t('checkAddresses', { count: problems })
  if (count > MOST_SHARES) return t('tooMany', { most: MOST_SHARES, count })
  if (count === 0) return ''
  const parts = [
    added > 0 ? t('added', { count: added }) : '',
    changed > 0 ? t('changed', { count: changed }) : '',
    revoked > 0 ? t('revokedCount', { count: revoked }) : '',
  ].filter((part) => part !== '')
  return changed + revoked === 0 ? t('notSent', { changes: parts.join(', ') }) : parts.join(', ')
}

/** What has been collected, and the one button that sends it. */
export function SharingFooter(props: FooterProps) {
  const { tally, problems, sending, onClose, onSend } = props
  const t = useTexts(sharingTexts)
  const common = useTexts(commonTexts)
  const status = useStatus(props)
  const count = tally.added + tally.changed + tally.revoked
  const failing = !sending && (problems > 0 || count > MOST_SHARES)
  return (
    <>
      <span className={failing ? 'grow small bad' : 'grow small dim'} role="status">
        {status}
      </span>
      <Button onClick={onClose}>{common(count === 0 && problems === 0 ? 'close' : 'cancel')}</Button>
      <Button
        look="primary"
        disabled={sending || failing || count === 0}
        // The field keeps the focus, so that nothing moves away from under the pointer.
        onMouseDown={(event) => event.preventDefault()}
        onClick={onSend}
      >
        {sending && <span className="spin" />}
        {t(tally.changed + tally.revoked === 0 ? 'share' : 'sendChanges')}
      </Button>
    </>
  )
}
