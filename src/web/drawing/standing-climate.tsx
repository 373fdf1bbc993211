import { axisTicks, type CurveFrame, type MarkedFace, markedFaces, temperatureScale } from './climate-curves.ts'
import { CurveLines, CurveName } from './curve-lines.tsx'
import { textWidth } from './label-placement.ts'
import { widestSpan } from './section-layout.ts'
import type { SectionClimate, SectionNumbers, SheetProps } from './section-types.ts'
import type { StandingGeometry } from './standing-geometry.ts'

type Props = SheetProps<StandingGeometry> & { readonly climate: SectionClimate; readonly frame: CurveFrame }

function Axis({ climate, frame, numbers }: Props) {
  const y = temperatureScale(climate, frame)
  const values = axisTicks(climate)
  const [first, last] = [values[0], values.at(-1)]
  if (first === undefined || last === undefined) return null
  const x = frame.outsideEnd
  return (
    <g>
      <path
        className="linel"
        d={`M${x} ${y(first)}V${y(last)}${values.map((value) => `M${x - 4} ${y(value)}h4`).join('')}`}
      />
      {values.map((value) => (
        <text key={value} x={x - 8} y={y(value) + 4} className="x11 xe">
          {numbers.tick(value)}
        </text>
      ))}
      <text x={x - 8} y={y(last) - 14} className="x11 xe q">
        °C
      </text>
    </g>
  )
}

interface ValueLabel {
  readonly x: number
  readonly y: number
  readonly text: string
  readonly end: boolean
}

/** Room between a value and the edge of the sheet [px]. */
const EDGE = 2

/**
 * Values at the marked faces: the surfaces first, then the others as far as they have room. That of the outer surface
 * stays on the sheet where a border in hand comes near its edge.
 */
function valueLabels(marks: readonly MarkedFace[], frame: CurveFrame, numbers: SectionNumbers): ValueLabel[] {
  const text = ({ celsius }: MarkedFace) => `${numbers.temperature(celsius)}°`
  const [first, last] = [marks[0], marks.at(-1)]
  if (!first || !last) return []
  const inner = last.index === frame.faces.length - 1
  const outer = Math.max(first.across - 8, textWidth(text(first), 11) + EDGE)
  const labels: ValueLabel[] = [{ x: outer, y: first.along + 16, text: text(first), end: true }]
  if (inner && last !== first) {
    labels.push({ x: last.across + 14, y: last.along + 20, text: text(last), end: false })
  }
  for (const mark of marks.slice(1, inner ? -1 : undefined)) {
    const room = mark.across - (frame.faces[mark.index - 1] ?? 0)
    const clear = last.across - mark.across > 60 || Math.abs(last.along - mark.along) > 30
    if (room > textWidth(text(mark), 11) + 16 && clear) {
      labels.push({ x: mark.across - 8, y: mark.along - 8, text: text(mark), end: true })
    }
  }
  return labels
}

/** The curves' names in the widest layer, the temperature above its line, the dew point below. */
function Names({ climate, frame, geometry, labels }: Props) {
  const widest = widestSpan(geometry.layout)
  if (!widest || widest.size < 160) return null
  const y = temperatureScale(climate, frame)
  const at = (values: readonly (number | null)[] | undefined, share: number) => {
    const [from, to] = [values?.[widest.index], values?.[widest.index + 1]]
    return typeof from === 'number' && typeof to === 'number' ? y(from + (to - from) * share) : undefined
  }
  const x = (share: number) => geometry.left + widest.from + widest.size * share
  // it ends at the curve, and starts in its layer: at the face stands a value
  const end = Math.max(0.38, textWidth(labels.temperature ?? '', 12) / widest.size)
  const [temperature, dewPoint] = [at(climate.temperatures, end), at(climate.dewPoints, 0.66)]
  return (
    <>
      {labels.temperature && temperature !== undefined && (
        <CurveName x={x(end)} y={temperature - 16} className="x-t xe" text={labels.temperature} />
      )}
      {labels.dewPoint && dewPoint !== undefined && (
        <CurveName x={x(0.52)} y={dewPoint + 20} className="x-d" text={labels.dewPoint} />
      )}
    </>
  )
}

/** Temperature axis, temperature and dew point over a standing section, with their values and names. */
export function StandingClimate(props: Props) {
  const { climate, frame, numbers, geometry } = props
  const { paper } = geometry.sheet
  const marks = markedFaces(climate, frame)
  const labels = valueLabels(marks, frame, numbers)
  return (
    <g>
      {!paper && <Axis {...props} />}
      <CurveLines {...{ climate, frame }} marks={paper ? [] : marks} />
      {(paper ? labels.slice(0, 2) : labels).map(({ x, y, text, end }) => (
        <text key={`${x}`} x={x} y={y} className={`x11 x-t halo xb ${end ? 'xe' : ''}`}>
          {text}
        </text>
      ))}
      {!paper && <Names {...props} />}
    </g>
  )
}
