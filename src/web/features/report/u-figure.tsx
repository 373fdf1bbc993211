import { isEndFree, isStartFree, placedLimits, rulerOf } from '#web/charts/ruler.ts'
import { quantities } from '#web/lib/format.ts'
import { type Reported } from '#web/resources/constructions/construction-queries.ts'
import css from './report.module.css'
import type { Words } from './words.ts'

const WIDTH = 266

/** The U-value as a bar on a ruler, with the limits as named ticks. */
export function UFigure({ reported: { kpis }, words: { t, formats } }: { reported: Reported; words: Words }) {
  const { figure } = formats
  const value = kpis.thermal.uValue
  const limits = kpis.conformity.filter(({ quantity }) => quantity === 'uValue')
  const ruler = rulerOf([...limits.map(({ limit }) => limit), ...(value === null ? [] : [value])])
  const x = (quantity: number) => 1 + (WIDTH * quantity) / ruler.end
  const placed = placedLimits(limits, x, 1 + WIDTH)
  const marks = (named: boolean, to: number) =>
    ruler.ticks.filter((tick) => tick.named === named).map(({ at }) => `M${x(at)} 16V${to}`)
  const named = placed.map(({ name, limit }) => `${name} ${figure('uValueRated', limit)}`).join(', ')
  return (
    <>
      <div className={css.uValue}>
        <span className="big">{figure('uValue', value)}</span>
        <span className="u dim">{quantities.uValue.unit}</span>
      </div>
      <svg
        viewBox="0 0 268 46"
        width="268"
        height="46"
        role="img"
        aria-label={t('ruler', { value: figure('uValue', value), limits: named || '–' })}
      >
        {value !== null && <rect className="inkf" x="1" y="2" width={Math.min(x(value), WIDTH + 1) - 1} height="10" />}
        <path className="inkl" d={`M1 16H${WIDTH + 1}${marks(true, 22).join('')}`} />
        <path className="thin" d={marks(false, 19).join('')} />
        {isStartFree(placed) && (
          <text x="1" y="33" className="x11">
            0
          </text>
        )}
        {placed.map(({ requirement, name, limit, at, nameAt, labelled }) => (
          <g key={requirement}>
            <path className="tick" d={`M${at} 0V22`} />
            {labelled && (
              <>
                <text x={nameAt} y="33" className="x11 k xm xb">
                  {name}
                </text>
                <text x={nameAt} y="44" className="x11 xm">
                  {figure('uValueRated', limit)}
                </text>
              </>
            )}
          </g>
        ))}
        {isEndFree(placed, 1 + WIDTH) && (
          <text x={WIDTH + 1} y="33" className="x11 xe">
            {figure('uValueRated', ruler.end)}
          </text>
        )}
      </svg>
    </>
  )
}
