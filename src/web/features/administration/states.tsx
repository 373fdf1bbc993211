import { FetchFailure, FetchWait } from '#web/components/fetch-states.tsx'
import { waitOf } from '#web/lib/api-error.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import css from './administration.module.css'
import { administrationTexts } from './administration-texts.ts'

type Asked = {
  readonly error: Error | null
  readonly failureReason: Error | null
  readonly isFetching: boolean
  readonly isPending: boolean
  readonly refetch: () => unknown
}

/** What stands in the place of a list while it waits, and when it failed; nothing once it is there. */
export function ListStates({ asked }: { asked: Asked }) {
  const t = useTexts(administrationTexts)
  const { error, failureReason, isFetching, isPending, refetch } = asked
  if (isFetching && waitOf(failureReason) !== null) {
    return <FetchWait text={(seconds) => t('wait', { seconds })} error={failureReason} />
  }
  if (error) {
    return <FetchFailure title={t('failed')} text={(reason) => reason} error={error} retry={() => void refetch()} />
  }
  if (!isPending) return null
  return (
    <div className={css.waiting}>
      <p className="sr" role="status">
        {t('loading')}
      </p>
      {[72, 54, 80, 62, 70, 48].map((width) => (
        <div key={width} className={css.waitingRow}>
          <div className="sk" style={{ width: `${width}%` }} />
        </div>
      ))}
    </div>
  )
}
