import type { SectionLabels, SectionNumbers } from './section-types.ts'
import { ticks } from './sheet-marks.tsx'
import { type Place, screenSheet } from './sheet-size.ts'

const FRAME = { left: 339, right: 689, top: 58, bottom: 378 }
const HEIGHT = 468

/** The whole sheet with the sides' names beside the frame, and as much as a narrow window has room for. */
const views = [
  { className: 'section void-wide', from: 0, width: screenSheet.width, outward: 20 },
  { className: 'section void-narrow', from: FRAME.left - 10, width: FRAME.right - FRAME.left + 20, outward: -16 },
] as const

type Words = { readonly labels: SectionLabels; readonly numbers: SectionNumbers }

function Frame({
  labels,
  numbers,
  frame,
  outward,
}: Words & {
  frame: typeof FRAME
  /** From the frame to the sides' names; less than 0: inside it [px]. */
  outward: number
}) {
  const { left, right, top, bottom } = frame
  const centre = (left + right) / 2
  const line = bottom + 30
  const names = top + (outward > 0 ? 16 : 24)
  const [before, after] = outward > 0 ? ['x13 xb xe', 'x13 xb'] : ['x13 xb', 'x13 xb xe']
  return (
    <g aria-hidden>
      <rect className="void2" x={left} y={top} width={right - left} height={bottom - top} />
      <text x={centre} y={(top + bottom) / 2 + 4} className="x13 xm">
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
      <text x={centre} y={line - 6} className="x12 k xm">
        {numbers.thickness(0)} mm
      </text>
    </g>
  )
}

/** A construction without layers: a dashed section of no thickness that names the next step. */
export function EmptySection({ labels, numbers, place }: Words & { place?: Place | undefined }) {
  if (place) return <View labels={labels} numbers={numbers} frame={frameIn(place)} {...place} from={0} outward={-16} />
  return views.map((view) => (
    <View key={view.className} labels={labels} numbers={numbers} frame={FRAME} height={HEIGHT} {...view} />
  ))
}

/** The frame in a place of its own, as high as there is room. */
const frameIn = ({ width, height }: Place): typeof FRAME => {
  const half = Math.min(175, width / 2 - 16)
  return { left: width / 2 - half, right: width / 2 + half, top: 16, bottom: height - 44 }
}

function View({
  frame,
  from,
  width,
  height,
  outward,
  className = 'section',
  ...words
}: Words & {
  frame: typeof FRAME
  from: number
  width: number
  height: number
  outward: number
  className?: string
}) {
  return (
    <svg
      className={className}
      viewBox={`${from} 0 ${width} ${height}`}
      role="img"
      aria-label={words.labels.description}
    >
      <Frame {...words} frame={frame} outward={outward} />
    </svg>
  )
}
