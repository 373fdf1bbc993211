import type { ReactNode } from 'react'
import { type StageLayout, stageLayout } from './stage-layout.ts'
import { labelClass, stageName } from './stage-looks.ts'
import { StageBox } from './stage-patterns.tsx'
import type { StageRow } from './stage-values.ts'

/** Of its sheet [px]. */
export const BAR = { width: 332, height: 70 } as const
const LEFT = 2
const WIDTH = 328
const INSIDE_FROM = 46
/** Widest a name beside the end labels may come. */
const END_ROOM = 46

/** Middle of a segment, or of its wider part where the line of the sum crosses it. */
const freeMiddle = (from: number, width: number, line: number | null): number => {
  if (line === null || line <= from || line >= from + width) return from + width / 2
  return line - from > width / 2 ? (from + line) / 2 : (line + from + width) / 2
}

/** Zero and the ends of the bar, where the sum leaves room. */
function Ends({
  layout: { zero, lowest, highest },
  place,
  write,
}: {
  layout: StageLayout
  /** Of the sum [px]. */
  place: number | null
  write: (value: number) => string
}) {
  const free = (at: number) => place === null || Math.abs(at - place) > END_ROOM
  return (
    <>
      {free(zero) && (
        <text x={zero} y="64" className={zero < 10 ? 'x11' : zero > 322 ? 'x11 xe' : 'x11 xm'}>
          0
        </text>
      )}
      {lowest < 0 && zero > LEFT + END_ROOM && free(LEFT + 20) && (
        <text x={LEFT} y="64" className="x11">
          {write(lowest)}
        </text>
      )}
      {highest > 0 && zero < WIDTH - END_ROOM && free(WIDTH - 20) && (
        <text x={LEFT + WIDTH} y="64" className="x11 xe">
          +{write(highest)}
        </text>
      )}
    </>
  )
}

/**
 * Stages A to C as one bar around zero with their sum as an arrow, D below on a bar of its own.
 *
 * @param id - of the patterns
 * @param sum - the total as text
 * @param write - the value of a module as text
 */
export function StageBar({
  id,
  stages,
  total,
  sum,
  label,
  write,
  renderMark,
  renderOver,
  className,
}: {
  id: string
  stages: StageRow['stages']
  total: number | null
  sum: string
  label: string
  write: (value: number) => string
  /** Over the bar, at its scale: from a value to px. */
  renderMark?: ((x: (value: number) => number) => ReactNode) | undefined
  /** Beside the drawing, over the whole of it. */
  renderOver?: ((x: (value: number) => number) => ReactNode) | undefined
  className?: string | undefined
}) {
  const layout = stageLayout(stages, LEFT, WIDTH)
  if (!layout) return null
  const { zero, segments, beyond, x } = layout
  const place = total === null ? null : Math.min(Math.max(x(total), 24), 308)
  const drawing = (
    <svg className={className} viewBox={`0 0 ${BAR.width} ${BAR.height}`} {...BAR} role="img" aria-label={label}>
      {segments.map(({ module, value, x: from, width }) => (
        <g key={module}>
          <StageBox id={id} module={module} box={{ x: from, y: 6, width: Math.max(width - 0.8, 0.6), height: 22 }} />
          {width > INSIDE_FROM && (
            <text x={freeMiddle(from, width, total === null ? null : x(total))} y="21" className={labelClass(module)}>
              {stageName(module)} {write(value)}
            </text>
          )}
        </g>
      ))}
      {renderMark?.(x)}
      {beyond && (
        <StageBox
          id={id}
          module="D"
          box={{ x: beyond.x + 0.5, y: 34.5, width: Math.max(beyond.width - 1, 0.5), height: 9 }}
        />
      )}
      <path className="inkl" d={`M${zero} 0V50`} />
      {place !== null && total !== null && (
        <>
          <path className="halo" d={`M${x(total)} 1V33`} />
          <path className="inkf" d={`M${x(total) - 4.5} 46h9l-4.5 -8z`} />
          <path className="inkl" d={`M${x(total)} 3V38`} />
          <text x={place} y="60" className="x11 k xb xm">
            Σ {sum}
          </text>
        </>
      )}
      <Ends {...{ layout, place, write }} />
    </svg>
  )
  return (
    <>
      {drawing}
      {renderOver?.(x)}
    </>
  )
}
