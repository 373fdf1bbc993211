import type { SectionLabels, SectionNumbers } from './section-types.ts'
import { ticks } from './sheet-marks.tsx'
import { screenSheet } from './sheet-size.ts'

const FRAME = { left: 339, right: 689, top: 58, bottom: 378 }
export const EMPTY_HEIGHT = 468

/** A construction without layers: a dashed section of no thickness that names the next step. */
export function EmptySection({ labels, numbers }: { labels: SectionLabels; numbers: SectionNumbers }) {
  const { left, right, top, bottom } = FRAME
  const line = bottom + 34
  return (
    <g aria-hidden>
      <rect className="void2" x={left} y={top} width={right - left} height={bottom - top} />
      <text x={screenSheet.width / 2} y={(top + bottom) / 2 + 4} className="x13 xm">
        {labels.empty}
      </text>
      <text x={left - 20} y={top + 16} className="x13 xb xe">
        {labels.outside}
      </text>
      <text x={right + 20} y={top + 16} className="x13 xb">
        {labels.inside}
      </text>
      <path className="thin" d={`M${left} ${line}H${right}`} />
      <path
        className="tick"
        d={ticks([
          [left, line],
          [right, line],
        ])}
      />
      <text x={screenSheet.width / 2} y={line - 6} className="x12 k xm">
        {numbers.thickness(0)} mm
      </text>
    </g>
  )
}
