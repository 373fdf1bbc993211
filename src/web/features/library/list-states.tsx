import '#web/styles/drawing.css'
import type { ReactNode } from 'react'
import { Button } from '#web/components/button.tsx'
import { Notice, WaitMeter } from '#web/components/notice.tsx'
import { ApiError, nextTryAt, waitOf } from '#web/lib/api-error.ts'
import { useCountdown } from '#web/lib/clock.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { commonTexts } from '#web/lib/texts/common.ts'
import { ScaleLines } from './construction-strip.tsx'
import { ListColumns } from './library-table.tsx'
import { libraryTexts } from './library-texts.ts'
import { STRIP_COLUMN, stripScale } from './strip-scale.ts'

const emptyScale = stripScale([])
/** Widths of strip [px] and name [%] of the placeholder rows. */
const placeholders = [
  [190, 70],
  [150, 86],
  [210, 60],
  [120, 78],
  [170, 66],
  [200, 74],
] as const

/** Rows that stand where the list will be, with the scale lines in place. */
export function ListSkeleton() {
  const t = useTexts(libraryTexts)
  return (
    <>
      <table className="tbl libt lib-waiting" aria-busy="true">
        <caption className="sr">{t('loading')}</caption>
        <ListColumns />
        <tbody>
          {placeholders.map(([strip, name]) => (
            <tr key={strip}>
              <td />
              <td className="th">
                <svg width={STRIP_COLUMN.width} height="63" aria-hidden="true">
                  <ScaleLines {...emptyScale} />
                  <rect x={STRIP_COLUMN.left} y="13" width={strip} height="38" className="skr" />
                </svg>
              </td>
              <td>
                <div className="sk" style={{ width: `${name}%` }} />
                <div className="sk sk-small" />
              </td>
              <td className="ty">
                <div className="sk" style={{ width: 72 }} />
              </td>
              {['u', 'gwp', 'mm'].map((column) => (
                <td key={column} className="num v">
                  <div className="sk sk-figure" />
                </td>
              ))}
              <td className="ow">
                <div className="sk" style={{ width: 64 }} />
              </td>
              <td>
                <div className="sk sk-figure" />
              </td>
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

/** An empty section with its dimension, and the next step. */
export function EmptyList({
  dimension,
  title,
  text,
  children,
}: {
  dimension: string
  title: string
  text: string
  children?: ReactNode
}) {
  return (
    <div className="empty lib-empty">
      <svg viewBox="0 0 264 92" width="264" height="92" aria-hidden="true">
        <ScaleLines {...emptyScale} height={86} />
        <rect x="4" y="12" width="250" height="44" className="void2" />
        <path className="thin" d="M4 72H254M4 62v16M254 62v16" />
        <path className="tick" d="M0 76 8 68M250 76 258 68" />
        <text x="129" y="88" className="x12 k xm">
          {dimension}
        </text>
      </svg>
      <div>
        <h2 className="t">{title}</h2>
        <p className="dim">{text}</p>
        {children !== undefined && <div className="row wrap lib-next">{children}</div>}
      </div>
    </div>
  )
}

/** The list could not be fetched, and trying again is up to the user. */
export function ListFailure({ error, retry }: { error: Error; retry: () => void }) {
  const t = useTexts(libraryTexts)
  const common = useTexts(commonTexts)
  const known = error instanceof ApiError
  return (
    <Notice kind="error">
      <b>{t('failed')}</b>
      <br />
      {t('failedText', { reason: known ? error.message : common('unreachable') })}
      <div className="row lib-next">
        <Button size="s" icon="reload" onClick={retry}>
          {common('reload')}
        </Button>
        {known && <span className="small dim">{common('trace', { id: error.traceId })}</span>}
      </div>
    </Notice>
  )
}

/** The service asked to wait; the list goes on by itself. Nothing where no wait is asked for. */
export function ListWait({ error }: { error: Error | null }) {
  const t = useTexts(libraryTexts)
  const common = useTexts(commonTexts)
  const left = useCountdown(nextTryAt(error))
  if (left === 0) return null
  return (
    <Notice kind="warning">
      <b>{common('rateLimited')}</b>
      <br />
      <span aria-live="off">{t('waiting', { seconds: left })}</span>
      <WaitMeter left={left} whole={waitOf(error) ?? left} />
    </Notice>
  )
}
