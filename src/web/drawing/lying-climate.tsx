import { axisTicks, type CurveFrame, type MarkedFace, markedFaces, temperatureScale } from './climate-curves.ts'
import { CurveLines, CurveName } from './curve-lines.tsx'
import { textWidth } from './label-placement.ts'
import type { LyingGeometry } from './lying-geometry.ts'
import { widestSpan } from './section-layout.ts'
import type { SectionClimate, SheetProps } from './section-types.ts'

type Props = SheetProps<LyingGeometry> & { readonly climate: SectionClimate; readonly frame: CurveFrame }

/** Between two numbers of the axis [px]. */
const TICK = 20

function Axis({ climate, frame, geometry, numbers }: Props) {
  const x = temperatureScale(climate, frame)
  const values = axisTicks(climate)
  const [first, last] = [values[0], values.at(-1)]
  if (first === undefined || last === undefined) return null
  const y = geometry.bottom + 24
  const crowded = x(last) - x(first) < TICK * (values.length - 1)
  return (
    <g>
      <path
        className="linel"
        d={`M${x(first)} ${y}H${x(last)}${values.map((value) => `M${x(value)} ${y}v4`).join('')}`}
      />
      {(crowded ? [first, last] : values).map((value) => (
        <text key={value} x={x(value)} y={y + 16} className="x11 xm">
          {numbers.tick(value)}
        </text>
      ))}
      <text x={x(last) + 16} y={y + 16} className="x11 q">
        °C
      </text>
    </g>
  )
}

/** Values at the marked faces: the surfaces beside the section, the others as far as their layers have room. */
function Values({ marks, frame, geometry, numbers }: Props & { readonly marks: readonly MarkedFace[] }) {
  const { top, bottom, layout, outsideBelow } = geometry
  return marks.map(({ index, across, along, celsius }) => {
    const outer = index === 0
    const surface = outer || index === frame.faces.length - 1
    const above = outer !== outsideBelow
    const thinnest = Math.min(...[index - 1, index].map((at) => layout.spans[at]?.size ?? 0))
    if (!surface && (geometry.sheet.paper || thinnest < 26)) return null
    const y = surface ? (above ? top - 6 : bottom + 14) : across - 6
    return (
      <text key={index} x={along + 10} y={y} className="x11 x-t halo xb">
        {`${numbers.temperature(celsius)}°`}
      </text>
    )
  })
}

/** From a curve to its name [px]. */
const GAP = { temperature: 16, dewPoint: 20 } as const

/**
 * Where the curves' names have room: the temperature right of its curve, the dew point left of its own or else between
 * the two. On a narrow sheet a name that has none is left out; the legend has it.
 */
function namePlaces(
  { temperature, dewPoint }: { readonly temperature: number | undefined; readonly dewPoint: number | undefined },
  labels: Pick<Props['labels'], 'temperature' | 'dewPoint'>,
  { left, right }: Pick<LyingGeometry, 'left' | 'right'>,
) {
  const room = (text = '') => textWidth(text, 12)
  const end = temperature === undefined ? right : temperature - GAP.temperature
  const warm = temperature === undefined ? undefined : temperature + GAP.temperature
  const fits = warm !== undefined && warm + room(labels.temperature) <= right
  const placed = fits ? { x: warm, className: 'x-t' } : undefined
  if (dewPoint === undefined) return { temperature: placed, dewPoint: undefined }
  const cold = dewPoint - GAP.dewPoint
  if (cold - room(labels.dewPoint) > left + 6)
    return { temperature: placed, dewPoint: { x: cold, className: 'x-d xe' } }
  const between = dewPoint + 14
  return {
    temperature: placed,
    dewPoint: between + room(labels.dewPoint) <= end ? { x: between, className: 'x-d' } : undefined,
  }
}

/** The curves' names in the thickest layer, outside the space between the two. */
function Names({ climate, frame, labels, geometry }: Props) {
  const widest = widestSpan(geometry.layout)
  if (!widest || widest.size < 60) return null
  const x = temperatureScale(climate, frame)
  const middle = (values: readonly (number | null)[] | undefined) => {
    const [from, to] = [values?.[widest.index], values?.[widest.index + 1]]
    return typeof from === 'number' && typeof to === 'number' ? x((from + to) / 2) : undefined
  }
  const y = geometry.top + widest.from + widest.size / 2 + 4
  const values = { temperature: middle(climate.temperatures), dewPoint: middle(climate.dewPoints) }
  const { temperature, dewPoint } = namePlaces(values, labels, geometry)
  return (
    <>
      {labels.temperature && temperature && <CurveName {...temperature} y={y} text={labels.temperature} />}
      {labels.dewPoint && dewPoint && <CurveName {...dewPoint} y={y} text={labels.dewPoint} />}
    </>
  )
}

/** Temperature axis below, temperature and dew point over a lying section, with their values and names. */
export function LyingClimate(props: Props) {
  const { climate, frame, geometry } = props
  const { paper } = geometry.sheet
  const marks = markedFaces(climate, frame)
  return (
    <g>
      {!paper && <Axis {...props} />}
      <CurveLines {...{ climate, frame }} marks={paper ? [] : marks} />
      <Values {...props} marks={marks} />
      {!paper && <Names {...props} />}
    </g>
  )
}
