import type { LifeCycleModule } from '#vocabulary/life-cycle.ts'
import { type StageValue, stageLayout, stageLooks, stageName } from './stages.ts'

type Look = (typeof stageLooks)[LifeCycleModule]

/** Pattern of each look: tile [px] and marks. A1-A3 is plain. */
const patterns = {
  a4: { size: 3, className: 'lp', path: 'M2 0V3' },
  b4: { size: 5.7, className: 'lp', path: 'M0 5.7L5.7 0M-1 1L1 -1M4.700 6.700L6.700 4.700' },
  c3: { size: 5, className: 'lp', path: 'M0 2.500H5' },
  c4: { size: 4, className: 'lpd', path: 'M2 2h.01' },
  dd: { size: 7.1, className: 'ddh', path: 'M0 0L7.100 7.100M-1 6.100L1 8.100M6.100 -1L8.100 1' },
} as const satisfies Partial<Record<Look, object>>

/** Patterns of the life-cycle stages, to be placed once in a drawing or beside it. */
export const StagePatterns = ({ id }: { id: string }) => (
  <defs>
    {Object.entries(patterns).map(([look, { size, className, path }]) => (
      <pattern key={look} id={`${id}-${look}`} width={size} height={size} patternUnits="userSpaceOnUse">
        <path className={className} d={path} />
      </pattern>
    ))}
  </defs>
)

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

function StageBox({ id, look, box }: { id: string; look: Look; box: Box }) {
  return (
    <>
      <rect className={look} {...box} />
      {look !== 'a13' && <rect {...box} fill={`url(#${id}-${look})`} />}
    </>
  )
}

/** The sign of a stage in a legend or table. */
export const StageSwatch = ({ id, module }: { id: string; module: LifeCycleModule }) => (
  <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
    <StageBox id={id} look={stageLooks[module]} box={{ x: 0.5, y: 0.5, width: 11, height: 11 }} />
  </svg>
)

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

/**
 * Stages A to C as one bar around zero with their sum as an arrow, D below on a bar of its own.
 *
 * @param write - a value as text
 */
export function StageBar({
  id,
  stages,
  total,
  label,
  write,
}: {
  id: string
  stages: readonly StageValue[]
  total: number | null
  label: string
  write: (value: number) => string
}) {
  const layout = stageLayout(stages, LEFT, WIDTH)
  if (!layout) return null
  const { zero, segments, beyond, lowest, highest, x } = layout
  const sum = total === null ? null : Math.min(Math.max(x(total), 24), 308)
  const free = (at: number) => sum === null || Math.abs(at - sum) > END_ROOM
  return (
    <svg className="wide" viewBox="0 0 332 70" width="332" height="70" role="img" aria-label={label}>
      {segments.map(({ module, value, x: from, width }) => (
        <g key={module}>
          <StageBox
            id={id}
            look={stageLooks[module]}
            box={{ x: from, y: 6, width: Math.max(width - 0.8, 0.6), height: 22 }}
          />
          {width > INSIDE_FROM && (
            <text
              x={freeMiddle(from, width, total === null ? null : x(total))}
              y="21"
              className={`x11 xm sx sx-${stageLooks[module]}`}
            >
              {stageName(module)} {write(value)}
            </text>
          )}
        </g>
      ))}
      {beyond && (
        <StageBox
          id={id}
          look="dd"
          box={{ x: beyond.x + 0.5, y: 34.5, width: Math.max(beyond.width - 1, 0.5), height: 9 }}
        />
      )}
      <path className="inkl" d={`M${zero} 0V50`} />
      {sum !== null && total !== null && (
        <>
          <path className="halo" d={`M${x(total)} 1V33`} />
          <path className="inkf" d={`M${x(total) - 4.5} 46h9l-4.5 -8z`} />
          <path className="inkl" d={`M${x(total)} 3V38`} />
          <text x={sum} y="60" className="x11 k xb xm">
            Σ {write(total)}
          </text>
        </>
      )}
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
    </svg>
  )
}
