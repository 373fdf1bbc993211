import '#web/styles/drawing.css'
import type { ReactNode } from 'react'
import { ApiError, nextTryAt, waitOf } from '#web/lib/api-error.ts'
import { useCountdown } from '#web/lib/clock.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { commonTexts } from '#web/lib/lib-texts.ts'
import { paths } from '#web/lib/paths.ts'
import { Button, ButtonLink } from './button.tsx'
import { Notice, WaitMeter } from './notice.tsx'
import { useReason } from './use-failure.ts'

/**
 * Something could not be fetched, and trying again is up to the user.
 *
 * @param text - says why, given the reason, and what is kept
 */
export function FetchFailure({
  title,
  text,
  error,
  retry,
}: {
  title: string
  text: (reason: string) => string
  error: Error
  retry: () => void
}) {
  const common = useTexts(commonTexts)
  const reasonOf = useReason()
  return (
    <Notice kind="error">
      <b>{title}</b>
      <br />
      {text(reasonOf(error))}
      <div className="row next-step">
        {error instanceof ApiError && error.code === 'secondFactorDemanded' ? (
          <ButtonLink size="s" to={paths.account.security}>
            {common('toSecondFactor')}
          </ButtonLink>
        ) : (
          <Button size="s" icon="reload" onClick={retry}>
            {common('reload')}
          </Button>
        )}
        {error instanceof ApiError && <span className="small dim">{common('trace', { id: error.traceId })}</span>}
      </div>
    </Notice>
  )
}

/**
 * The service asked to wait; it goes on by itself. Nothing where no wait is asked for.
 *
 * @param text - says what goes on in how many seconds
 */
export function FetchWait({ text, error }: { text: (seconds: number) => string; error: Error | null }) {
  const common = useTexts(commonTexts)
  const left = useCountdown(nextTryAt(error))
  if (left === 0) return null
  return (
    <Notice kind="warning">
      <b>{common('rateLimited')}</b>
      <br />
      <span aria-live="off">{text(left)}</span>
      <WaitMeter left={left} whole={waitOf(error) ?? left} />
    </Notice>
  )
}

/** An empty section with its dimension, what is missing, and the next step. */
export function NothingDrawn({
  dimension,
  title,
  text,
  frames,
  behind,
  className = '',
  children,
}: {
  /** Under the empty section, such as `0 mm`. */
  dimension: string
  title: string
  text?: string | undefined
  /** Left edge and width of each empty section [px of 264]. */
  frames: readonly (readonly [left: number, width: number])[]
  /** Drawn behind, such as scale lines. */
  behind?: ReactNode
  className?: string | undefined
  children?: ReactNode
}) {
  return (
    <div className={`empty ${className}`.trim()} data-empty>
      <svg viewBox="0 0 264 92" width="264" height="92" aria-hidden="true">
        {behind}
        {frames.map(([left, width]) => (
          <rect key={left} x={left} y="12" width={width} height="44" className="void2" />
        ))}
        <path className="thin" d="M4 72H254M4 62v16M254 62v16" />
        <path className="tick" d="M0 76 8 68M250 76 258 68" />
        <text x="129" y="88" className="x12 k xm">
          {dimension}
        </text>
      </svg>
      <div>
        <h2 className="t">{title}</h2>
        {text !== undefined && <p className="dim">{text}</p>}
        {children !== undefined && <div className="row wrap next-step">{children}</div>}
      </div>
    </div>
  )
}
