import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { Button } from '#web/components/button.tsx'
import { FetchFailure, FetchWait, NothingDrawn } from '#web/components/fetch-states.tsx'
import { Notice } from '#web/components/notice.tsx'
import { nextTryAt } from '#web/lib/api-error.ts'
import { useCountdown } from '#web/lib/clock.ts'
import { MOST_COMPARED } from '#web/lib/compare-tray.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import css from './comparison.module.css'
import { comparisonTexts } from './comparison-texts.ts'

const waitingRows = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const

/** Columns that stand where the comparison will be. */
export function ComparisonSkeleton({ count }: { count: number }) {
  const t = useTexts(comparisonTexts)
  const columns = Array.from({ length: count }, (_, index) => index)
  return (
    <>
      <table className={clsx(css.table, css.waiting)} aria-busy="true">
        <caption className="sr">{t('loading')}</caption>
        <colgroup>
          <col className={css.labelColumn} />
        </colgroup>
        <tbody>
          <tr>
            <td />
            {columns.map((column) => (
              <td key={column}>
                <div className="sk" style={{ width: '60%', marginBottom: 16 }} />
                <svg width="100%" height="154" aria-hidden="true">
                  <rect x="2" y="10" width={`${62 + ((column * 17) % 31)}%`} height="132" className="skr" />
                </svg>
              </td>
            ))}
          </tr>
          {waitingRows.map((row) => (
            <tr key={row}>
              <th scope="row">
                <div className="sk" style={{ width: 120 }} />
              </th>
              {columns.map((column) => (
                <td key={column}>
                  <div className="sk" style={{ width: '80%' }} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="sr" role="status">
        {t('loading')}
      </p>
    </>
  )
}

/** Two empty sections with a dimension, what is missing, and the next step. */
export const NotYet = (props: Omit<ComponentProps<typeof NothingDrawn>, 'frames'>) => (
  <NothingDrawn
    className={css.state}
    frames={[
      [4, 118],
      [136, 118],
    ]}
    {...props}
  />
)

/** More are named than can be compared. */
export function TooMany({ count, onFirstOnly }: { count: number; onFirstOnly: () => void }) {
  const t = useTexts(comparisonTexts)
  return (
    <div className={css.state}>
      <Notice kind="error">
        <b>{t('tooMany', { count })}</b>
        <br />
        {t('tooManyText', { most: MOST_COMPARED })}
        <div className="row" style={{ marginTop: 8 }}>
          <Button size="s" onClick={onFirstOnly}>
            {t('firstOnly', { most: MOST_COMPARED })}
          </Button>
        </div>
      </Notice>
    </div>
  )
}

/** Some of the ids are not there, or not for this user's eyes: which, and how to go on without them. */
export function UnknownIds({
  ids,
  unknown,
  onWithout,
}: {
  /** In the order of the columns. */
  ids: readonly string[]
  unknown: readonly string[]
  onWithout: () => void
}) {
  const t = useTexts(comparisonTexts)
  return (
    <div className={css.state}>
      <Notice kind="error">
        <b>{t('unknown', { count: unknown.length })}</b>
        <br />
        {t('unknownText')}
        <ul className="small">
          {ids.flatMap((id, index) =>
            unknown.includes(id) ? [<li key={id}>{t('unknownPlace', { place: index + 1, id })}</li>] : [],
          )}
        </ul>
        <div className="row" style={{ marginTop: 8 }}>
          <Button size="s" onClick={onWithout}>
            {t('withoutThem')}
          </Button>
        </div>
      </Notice>
    </div>
  )
}

/** The comparison could not be fetched: a wait that ends by itself, or a failure to try again. */
export function ComparisonFailure({ error, retry }: { error: Error; retry: () => void }) {
  const t = useTexts(comparisonTexts)
  const left = useCountdown(nextTryAt(error))
  if (left > 0) return <FetchWait text={(seconds) => t('waiting', { seconds })} error={error} />
  return <FetchFailure title={t('failed')} text={(reason) => t('failedText', { reason })} error={error} retry={retry} />
}
