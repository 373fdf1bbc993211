import type { Conformity } from '#contract/assessment.ts'
import { isEndFree, isStartFree, placedLimits, rulerOf } from '#web/charts/ruler.ts'
import { useFormats } from '#web/lib/format.ts'

const WIDTH = 330

/**
 * The U-value as a bar on a ruler, with the limits as named ticks.
 *
 * @param describe - the drawing in a sentence, for those who hear it
 */
export function URuler({
  value,
  limits,
  describe,
  className,
}: {
  value: number | null
  limits: readonly Conformity[]
  describe: (value: string, limits: string) => string
  className?: string | undefined
}) {
  const { figure } = useFormats()
  const ruler = rulerOf([...limits.map(({ limit }) => limit), ...(value === null ? [] : [value])])
  const x = (quantity: number) => 1 + (WIDTH * quantity) / ruler.end
  const small = ruler.ticks.filter(({ named }) => !named).map(({ at }) => `M${x(at)} 16V19`)
  const large = ruler.ticks.filter(({ named }) => named).map(({ at }) => `M${x(at)} 16V22`)
  const placed = placedLimits(limits, x, 1 + WIDTH)
  const named = placed.map(({ name, limit }) => `${name} ${figure('uValueRated', limit)}`).join(', ')
  return (
    <svg
      className={className}
      viewBox="0 0 332 50"
      width="332"
      height="50"
      role="img"
      aria-label={describe(figure('uValue', value), named || '–')}
    >
      {value !== null && <rect className="inkf" x="1" y="2" width={Math.min(x(value), WIDTH + 1) - 1} height="10" />}
      <path className="inkl" d={`M1 16H${WIDTH + 1}${large.join('')}`} />
      <path className="thin" d={small.join('')} />
      {isStartFree(placed) && (
        <text x="1" y="34" className="x11">
          0
        </text>
      )}
      {placed.map(({ requirement, name, limit, at, nameAt, labelled }) => (
        <g key={requirement}>
          <path className="halo" d={`M${at} 0V22`} />
          <path className="tick" d={`M${at} 0V22`} />
          {labelled && (
            <>
              <text x={nameAt} y="34" className="x11 k xm xb">
                {name}
              </text>
              <text x={nameAt} y="45" className="x11 xm">
                {figure('uValueRated', limit)}
              </text>
            </>
          )}
        </g>
      ))}
      {isEndFree(placed, 1 + WIDTH) && (
        <text x={WIDTH + 1} y="34" className="x11 xe">
          {figure('uValueRated', ruler.end)}
        </text>
      )}
    </svg>
  )
}
