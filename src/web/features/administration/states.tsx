import { Button } from '#web/components/button.tsx'
import { Notice, WaitMeter } from '#web/components/notice.tsx'
import { ApiError, nextTryAt, waitOf } from '#web/lib/api-error.ts'
import { useCountdown } from '#web/lib/clock.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { commonTexts } from '#web/lib/texts/common.ts'
import { administrationTexts } from './administration-texts.ts'

type Asked = {
  readonly error: Error | null
  readonly failureReason: Error | null
  readonly isFetching: boolean
  readonly isPending: boolean
  readonly refetch: () => unknown
}

function Wait({ error }: { error: Error }) {
  const t = useTexts(administrationTexts)
  const common = useTexts(commonTexts)
  const left = useCountdown(nextTryAt(error))
  if (left === 0) return null
  return (
    <Notice kind="warning">
      <b>{common('rateLimited')}</b>
      <br />
      <span aria-live="off">{t('wait', { seconds: left })}</span>
      <WaitMeter left={left} whole={waitOf(error) ?? left} />
    </Notice>
  )
}

/** What stands in the place of a list while it waits, and when it failed; nothing once it is there. */
export function ListStates({ asked }: { asked: Asked }) {
  const t = useTexts(administrationTexts)
  const common = useTexts(commonTexts)
  const { error, failureReason, isFetching, isPending, refetch } = asked
  if (isFetching && waitOf(failureReason) !== null && failureReason) return <Wait error={failureReason} />
  if (error) {
    return (
      <Notice kind="error">
        <b>{t('failed')}</b>
        <br />
        {error instanceof ApiError ? error.message : common('unreachable')}
        <div className="row adm-next">
          <Button size="s" icon="reload" onClick={() => void refetch()}>
            {common('reload')}
          </Button>
          {error instanceof ApiError && <span className="small dim">{common('trace', { id: error.traceId })}</span>}
        </div>
      </Notice>
    )
  }
  if (!isPending) return null
  return (
    <div className="adm-waiting">
      <p className="sr" role="status">
        {t('loading')}
      </p>
      {[72, 54, 80, 62, 70, 48].map((width) => (
        <div key={width} className="adm-waiting-row">
          <div className="sk" style={{ width: `${width}%` }} />
        </div>
      ))}
    </div>
  )
}
