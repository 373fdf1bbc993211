import '#web/styles/drawing.css'
import type { ReactNode } from 'react'
import { Button } from '#web/components/button.tsx'
import { Notice, WaitMeter } from '#web/components/notice.tsx'
import { ApiError, nextTryAt, waitOf } from '#web/lib/api-error.ts'
import { useCountdown } from '#web/lib/clock.ts'
import { MOST_COMPARED } from '#web/lib/compare-tray.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { commonTexts } from '#web/lib/texts/common.ts'
import { comparisonTexts } from './comparison-texts.ts'

const waitingRows = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const

/** Columns that stand where the comparison will be. */
export function ComparisonSkeleton({ count }: { count: number }) {
  const t = useTexts(comparisonTexts)
  const columns = Array.from({ length: count }, (_, index) => index)
  return (
    <>
      <table className="ct cmp-wait" aria-busy="true">
        <caption className="sr">{t('loading')}</caption>
        <colgroup>
          <col className="c0" />
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

/** An empty section with a dimension, what is missing, and the next step. */
export function NotYet({
  dimension,
  title,
  text,
  children,
}: {
  dimension: string
  title: string
  text: string
  children: ReactNode
}) {
  return (
    <div className="empty cmp-state">
      <svg viewBox="0 0 264 92" width="264" height="92" aria-hidden="true">
        <rect x="4" y="12" width="118" height="44" className="void2" />
        <rect x="136" y="12" width="118" height="44" className="void2" />
        <path className="thin" d="M4 72H254M4 62v16M254 62v16" />
        <path className="tick" d="M0 76 8 68M250 76 258 68" />
        <text x="129" y="88" className="x12 k xm">
          {dimension}
        </text>
      </svg>
      <div>
        <h2 className="t">{title}</h2>
        <p className="dim">{text}</p>
        <div className="row wrap" style={{ marginTop: 12 }}>
          {children}
        </div>
      </div>
    </div>
  )
}

/** More are named than can be compared. */
export function TooMany({ count, onFirstOnly }: { count: number; onFirstOnly: () => void }) {
  const t = useTexts(comparisonTexts)
  return (
    <div className="cmp-state">
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
    <div className="cmp-state">
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
  const common = useTexts(commonTexts)
  const left = useCountdown(nextTryAt(error))
  if (left > 0) {
    return (
      <Notice kind="warning">
        <b>{common('rateLimited')}</b>
        <br />
        <span aria-live="off">{t('waiting', { seconds: left })}</span>
        <WaitMeter left={left} whole={waitOf(error) ?? left} />
      </Notice>
    )
  }
  const known = error instanceof ApiError
  return (
    <Notice kind="error">
      <b>{t('failed')}</b>
      <br />
      {t('failedText', { reason: known ? error.message : common('unreachable') })}
      <div className="row" style={{ marginTop: 8 }}>
        <Button size="s" icon="reload" onClick={retry}>
          {common('reload')}
        </Button>
        {known && <span className="small dim">{common('trace', { id: error.traceId })}</span>}
      </div>
    </Notice>
  )
}
