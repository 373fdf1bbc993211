import { type CurveFrame, dewPointPath, type MarkedFace, temperaturePath } from './climate-curves.ts'
import type { SectionClimate } from './section-types.ts'

interface CurveLinesProps {
  readonly climate: SectionClimate
  readonly frame: CurveFrame
  readonly marks: readonly MarkedFace[]
}

/** Dew point and temperature over the hatch, each on a halo, with the faces marked on the temperature. */
export function CurveLines({ climate, frame, marks }: CurveLinesProps) {
  const [dewPoint, temperature] = [dewPointPath(climate, frame), temperaturePath(climate, frame)]
  return (
    <>
      {dewPoint && <path className="c-h" d={dewPoint} />}
      {dewPoint && <path className="c-d" d={dewPoint} />}
      <path className="c-h" d={temperature} />
      <path className="c-t" d={temperature} />
      {marks.map(({ index, across, along }) => (
        <circle
          key={index}
          className="p-t"
          cx={frame.lying ? along : across}
          cy={frame.lying ? across : along}
          r={2.6}
        />
      ))}
    </>
  )
}

/** A text whose part after an underscore is a subscript: `Taupunkt θ_s`. */
export function Subscripted({ text }: { text: string }) {
  const [name, subscript] = text.split('_')
  return (
    <>
      {name}
      {subscript && (
        <tspan dy={2.5} fontSize={8.5}>
          {subscript}
        </tspan>
      )}
    </>
  )
}

/** The name of a curve at its line. */
export function CurveName({ x, y, className, text }: { x: number; y: number; className: string; text: string }) {
  return (
    <text x={x} y={y} className={`x12 halo xb ${className}`}>
      <Subscripted text={text} />
    </text>
  )
}
