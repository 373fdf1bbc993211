import { curvesIn, fits } from './climate-curves.ts'
import { curveFrame } from './curve-frame.ts'
import { LayerTints } from './layer-tints.tsx'
import { LyingClimate } from './lying-climate.tsx'
import type { LyingGeometry } from './lying-geometry.ts'
import { SectionBody } from './section-body.tsx'
import type { SheetProps } from './section-types.ts'
import { LayerNumber, SelectedBand, SheetScale, ticks } from './sheet-marks.tsx'

type Props = SheetProps<LyingGeometry>

/** Where the first member starts, right of the left break line [px]. */
const MEMBER_OFFSET = 24

function BreakLines({ geometry: { left, right, top, bottom } }: Props) {
  const middle = (top + bottom) / 2 - 8
  const line = (x: number) => `M${x} ${top - 10}V${middle}l-6 4l12 7l-6 4V${bottom + 10}`
  return <path className="thin" d={line(left) + line(right)} />
}

function Numbers({ geometry, selected }: Props) {
  const { layout, top, right, circles, names, sheet } = geometry
  return layout.spans.map(({ index, from, size }) => {
    const middle = top + from + size / 2
    const circle = circles[index] ?? { x: right + 50, y: middle }
    return (
      <g key={index}>
        <path
          className="thin"
          d={`M${right - 16} ${middle}H${right + (sheet.paper ? 8 : 20)}L${circle.x - sheet.circle - 8} ${circle.y}H${circle.x - sheet.circle}`}
        />
        <circle cx={right - 16} cy={middle} r={1.6} className="inkf" />
        <LayerNumber {...circle} radius={sheet.circle} index={index} selected={index === selected} />
        {names[index] && (
          <text x={circle.x + 18} y={circle.y + 4} className={`x12 ${index === selected ? 'xb x-a' : 'k'}`}>
            {names[index]}
          </text>
        )}
      </g>
    )
  })
}

function DimensionChain({ geometry, selected }: Props) {
  const { top, bottom, left, chain, totalLine, faces, dimensions, total, totalEnds, sheet } = geometry
  const [first = top, last = bottom] = totalEnds
  const moved = dimensions.filter(({ from, centre, x }) => Math.abs(from - centre) > 1 || x < chain - 16)
  const leaders = moved.map(({ from, centre, x }) => `M${chain} ${from}L${x + 3} ${centre}`).join('')
  const witnesses = faces.map((y) => `M${left - 14} ${y}H${chain - 5}`).join('')
  const ends = `M${chain - 5} ${first}H${totalLine - 5}M${chain - 5} ${last}H${totalLine - 5}`
  const lines = `M${chain} ${top - 8}V${bottom + 8}M${totalLine} ${first - 8}V${last + 8}`
  return (
    <g>
      <path className="thin" d={lines + witnesses + ends + leaders} />
      <path
        className="tick"
        d={ticks([...faces.map((y) => [chain, y] as const), [totalLine, first], [totalLine, last]])}
      />
      {dimensions.map(({ index, text, centre, x }) => (
        <text
          key={index}
          data-dimension={index}
          x={x}
          y={centre + 4}
          className={`${sheet.text} xe halo ${index === selected ? 'xb x-a' : 'k'}`}
        >
          {text}
        </text>
      ))}
      <text
        className={`${sheet.text} k xm xb`}
        transform={`translate(${totalLine - 6} ${(first + last) / 2}) rotate(-90)`}
      >
        {total}
      </text>
    </g>
  )
}

function Sides({ labels, geometry }: Props) {
  const { left, right, top, bottom, outsideBelow, sheet } = geometry
  const below58 = bottom + (sheet.paper ? 32 : Math.min(58, sheet.lyingFootroom - 14))
  const side = (below: boolean, title: string, air: readonly string[] = []) => (
    <text x={below ? left : right} y={below ? below58 : top - 24} className={`${sheet.text} ${below ? '' : 'xe'}`}>
      <tspan className={`${sheet.text} k xb`}>{title}</tspan>
      {air.map((line) => `, ${line}`).join('')}
    </text>
  )
  return (
    <g>
      {side(outsideBelow, labels.outside, labels.outsideAir)}
      {side(!outsideBelow, labels.inside, labels.insideAir)}
    </g>
  )
}

/** A roof or floor cut vertically, as it is built, with numbers and names, dimensions, curves and scale. */
export function LyingSection(props: Props) {
  const { layers, geometry, selected, seed, climate, numbers } = props
  const { layout, left, top, length, faces } = geometry
  const frame = curveFrame(geometry)
  const curves = climate && fits(climate, faces) ? climate : undefined
  return (
    <g aria-hidden>
      <SectionBody
        {...{ layers, layout, length, seed }}
        {...{ x: left, y: top, lying: true, density: 1, memberOffset: MEMBER_OFFSET }}
      />
      <LayerTints tints={props.tints} bands={geometry.bands} lying={true} curves={curves && curvesIn(curves, frame)} />
      <BreakLines {...props} />
      <Numbers {...props} />
      <SelectedBand band={selected === undefined ? undefined : geometry.bands[selected]} />
      <Sides {...props} />
      {curves && <LyingClimate {...props} climate={curves} frame={frame} />}
      <DimensionChain {...props} />
      <SheetScale geometry={geometry} thickness={numbers.thickness} foot={24} />
    </g>
  )
}
