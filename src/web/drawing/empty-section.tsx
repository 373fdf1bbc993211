import type { SectionLabels, SectionNumbers } from './section-types.ts'
import { ticks } from './sheet-marks.tsx'
import { screenSheet } from './sheet-size.ts'

const FRAME = { left: 339, right: 689, top: 58, bottom: 378 }
const HEIGHT = 468
const CENTRE = screenSheet.width / 2

/** The whole sheet with the sides' names beside the frame, and as much as a narrow window has room for. */
const views = [
  { className: 'section void-wide', from: 0, width: screenSheet.width, outward: 20 },
  { className: 'section void-narrow', from: FRAME.left - 10, width: FRAME.right - FRAME.left + 20, outward: -16 },
] as const

function Frame({
  labels,
  numbers,
  outward,
}: {
  labels: SectionLabels
  numbers: SectionNumbers
  /** From the frame to the sides' names; less than 0: inside it [px]. */
  outward: number
}) {
  const { left, right, top, bottom } = FRAME
  const line = bottom + 34
  const names = top + (outward > 0 ? 16 : 24)
  const [before, after] = outward > 0 ? ['x13 xb xe', 'x13 xb'] : ['x13 xb', 'x13 xb xe']
  return (
    <g aria-hidden>
      <rect className="void2" x={left} y={top} width={right - left} height={bottom - top} />
      <text x={CENTRE} y={(top + bottom) / 2 + 4} className="x13 xm">
        {labels.empty}
      </text>
      <text x={left - outward} y={names} className={before}>
        {labels.outside}
      </text>
      <text x={right + outward} y={names} className={after}>
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
      <text x={CENTRE} y={line - 6} className="x12 k xm">
        {numbers.thickness(0)} mm
      </text>
    </g>
  )
}

/** A construction without layers: a dashed section of no thickness that names the next step. */
export function EmptySection({ labels, numbers }: { labels: SectionLabels; numbers: SectionNumbers }) {
  return views.map(({ className, from, width, outward }) => (
    <svg
      key={className}
      className={className}
      viewBox={`${from} 0 ${width} ${HEIGHT}`}
      role="img"
      aria-label={labels.description}
    >
      <Frame labels={labels} numbers={numbers} outward={outward} />
    </svg>
  ))
}
