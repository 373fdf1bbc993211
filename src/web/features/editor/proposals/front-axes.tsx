import { clsx } from 'clsx'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import type { Axis } from '../views/axes.ts'
import { type AxisLimit, field, missedSpan } from './front-points.ts'
import { proposalTexts } from './proposal-texts.ts'
import css from './proposals.module.css'

/** Round figures along both axes. */
export function AxisLines({ x, y, right }: { x: Axis; y: Axis; right: number }) {
  const { number } = useFormats()
  return (
    <g aria-hidden="true">
      {y.ticks.map((tick) => (
        <g key={tick}>
          <path className="hairl" d={`M${field.left} ${y.at(tick)}H${right}`} />
          <text x={field.left - 6} y={y.at(tick) + 4} className="x11 xe">
            {number(tick, y.decimals)}
          </text>
        </g>
      ))}
      <path className="inkl" d={`M${field.left} ${field.bottom}H${right}`} />
      {x.ticks.map((tick) => (
        <text key={tick} x={x.at(tick)} y={field.bottom + 14} className="x11 xm">
          {number(tick, x.decimals)}
        </text>
      ))}
    </g>
  )
}

/** Where goals are missed, hatched, up to the limit with what it asks. */
export function Missed({
  id,
  x,
  y,
  right,
  across,
  upward,
}: {
  id: string
  x: Axis
  y: Axis
  right: number
  across: AxisLimit | undefined
  upward: AxisLimit | undefined
}) {
  const t = useTexts(proposalTexts)
  const [ofX, ofY] = [missedSpan(x, across), missedSpan(y, upward)]
  if (!ofX && !ofY) return null
  const [limitX, farX] = ofX ?? [0, 0]
  const [limitY, farY] = ofY ?? [0, 0]
  const [left, width] = [Math.min(limitX, farX), Math.abs(farX - limitX)]
  const [top, height] = [Math.min(limitY, farY), Math.abs(farY - limitY)]
  return (
    <g aria-hidden="true">
      <pattern id={`${id}missed`} width="7" height="7" patternUnits="userSpaceOnUse">
        <path className={css.missed} d="M0 7L7 0" />
      </pattern>
      {ofX && (
        <>
          <rect x={left} width={width} y={field.top} height={field.bottom - field.top} fill={`url(#${id}missed)`} />
          <path className={css.limit} d={`M${limitX} ${field.top}V${field.bottom}`} />
          <text
            x={farX > limitX ? Math.min(limitX + 6, right) : limitX - 6}
            y={field.top + 12}
            className={clsx('x11', farX < limitX && 'xe')}
          >
            {t('front.missed')}
          </text>
        </>
      )}
      {ofY && (
        <>
          <rect x={field.left} width={right - field.left} y={top} height={height} fill={`url(#${id}missed)`} />
          <path className={css.limit} d={`M${field.left} ${limitY}H${right}`} />
          {!ofX && (
            <text x={right} y={farY < limitY ? limitY - 5 : limitY + 13} className="x11 xe">
              {t('front.missed')}
            </text>
          )}
        </>
      )}
    </g>
  )
}
