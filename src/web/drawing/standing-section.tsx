import { curvesIn, fits } from './climate-curves.ts'
import { curveFrame } from './curve-frame.ts'
import type { DimensionLabel } from './dimension-labels.ts'
import { LayerTints } from './layer-tints.tsx'
import { SectionBody } from './section-body.tsx'
import type { SheetProps } from './section-types.ts'
import { LayerNumber, SelectedBand, SheetScale, ticks } from './sheet-marks.tsx'
import { StandingClimate } from './standing-climate.tsx'
import type { StandingGeometry } from './standing-geometry.ts'

type Props = SheetProps<StandingGeometry>

/** Room left of a section for its axis and the words on the outside [px]; less while a border is moved. */
const BESIDE_AXIS = 146
/** Where members are cut below the upper break line [px]. */
const MEMBER_OFFSET = 16

function BreakLines({ geometry: { left, right, top, bottom } }: Props) {
  const middle = (left + right) / 2 - 9
  const line = (y: number) => `M${left - 14} ${y}H${middle}l4 -6l7 12l4 -6H${right + 14}`
  return <path className="thin" d={line(top) + line(bottom)} />
}

function Numbers({ geometry, selected }: Props) {
  const { layout, left, top, circles, sheet } = geometry
  const [low, high] = sheet.bends
  return layout.spans.map(({ index, from, size }) => {
    const centre = left + from + size / 2
    const circle = circles[index] ?? { x: centre, y: 24 }
    return (
      <g key={index}>
        <path
          className="thin"
          d={`M${centre} ${top + 5}V${top - low}L${circle.x} ${top - high}V${circle.y + sheet.circle}`}
        />
        <circle cx={centre} cy={top + 5} r={1.6} className="inkf" />
        <LayerNumber {...circle} radius={sheet.circle} index={index} selected={index === selected} />
      </g>
    )
  })
}

function DimensionNumbers({ geometry, selected }: Props) {
  const { labels, chain, layout, left, right, sheet } = geometry
  const baseline = (label: DimensionLabel) => (label.place === 'leader' ? chain + 18 + 14 * label.lane : chain - 6)
  const leader = (label: DimensionLabel) => {
    const { from = 0, size = 0 } = layout.spans[label.index] ?? {}
    if (label.place === 'after') return `M${right} ${chain}h18`
    if (label.place === 'before') return `M${left} ${chain}h-18`
    return label.place === 'leader' ? `M${left + from + size / 2} ${chain}L${label.centre} ${baseline(label) - 10}` : ''
  }
  return (
    <>
      <path className="thin" d={labels.map(leader).join('')} />
      {labels.map((label) => (
        <text
          key={label.index}
          data-dimension={label.index}
          x={label.centre}
          y={baseline(label)}
          className={`${sheet.text} xm halo ${label.index === selected ? 'xb x-a' : 'k'}`}
        >
          {label.text}
        </text>
      ))}
    </>
  )
}

function DimensionChain(props: Props) {
  const { left, right, bottom, chain, totalLine, faces, total, totalEnds, sheet } = props.geometry
  const [first = left, last = right] = totalEnds
  const witnesses = faces.map((x) => `M${x} ${bottom + 14}V${chain + 5}`).join('')
  const ends = `M${first} ${chain + 5}V${totalLine + 5}M${last} ${chain + 5}V${totalLine + 5}`
  const lines = `M${left - 8} ${chain}H${right + 8}M${first - 8} ${totalLine}H${last + 8}`
  return (
    <g>
      <path className="thin" d={lines + witnesses + ends} />
      <path
        className="tick"
        d={ticks([...faces.map((x) => [x, chain] as const), [first, totalLine], [last, totalLine]])}
      />
      <DimensionNumbers {...props} />
      <text x={(first + last) / 2} y={totalLine - 6} className={`${sheet.text} k xm xb halo`}>
        {total}
      </text>
    </g>
  )
}

/** Where the names of the sides begin [px], and how far their lines are apart. */
const sidesAt = ({ top, sheet }: StandingGeometry) =>
  sheet.sides === 'beside' ? { y: top + 8, first: 18, pitch: 16 } : { y: 18, first: 14, pitch: 14 }

function Sides({ labels, geometry }: Props) {
  const { width, sheet } = geometry
  const [title13, line12] = sheet.paper || sheet.sides !== 'beside' ? ['x11 k', 'x11'] : ['x13', 'x12']
  const { y, first, pitch } = sidesAt(geometry)
  const side = (title: string, lines: readonly string[], x: number, end: string) =>
    sheet.sides === 'line' ? (
      <text x={x} y={y} className={`${line12} ${end}`}>
        <tspan className={`${title13} xb`}>{title}</tspan> {lines.join(', ')}
      </text>
    ) : (
      <>
        <text x={x} y={y} className={`${title13} xb ${end}`}>
          {title}
        </text>
        {lines.map((line, index) => (
          <text key={line} x={x} y={y + first + pitch * index} className={`${line12} ${end}`}>
            {line}
          </text>
        ))}
      </>
    )
  return (
    <g>
      {side(labels.outside, labels.outsideAir ?? [], sheet.margin, '')}
      {side(labels.inside, labels.insideAir ?? [], width - sheet.margin, 'xe')}
    </g>
  )
}

/** A wall cut horizontally, outside left, with numbers, dimensions, curves and scale. */
export function StandingSection(props: Props) {
  const { layers, geometry, selected, seed, climate, numbers } = props
  const { layout, left, right, top, width, length, faces, sheet } = geometry
  const frame = curveFrame(geometry)
  const crowded =
    sheet.held !== undefined &&
    sheet.sides === 'beside' &&
    (left < BESIDE_AXIS || width - right < sheet.beside.inside - 1)
  const curves = climate && fits(climate, faces) ? climate : undefined
  return (
    <g aria-hidden>
      <SectionBody
        {...{ layers, layout, length, seed }}
        {...{ x: left, y: top, lying: false, density: 1, memberOffset: MEMBER_OFFSET }}
      />
      <LayerTints tints={props.tints} bands={geometry.bands} lying={false} curves={curves && curvesIn(curves, frame)} />
      <BreakLines {...props} />
      <Numbers {...props} />
      <SelectedBand band={selected === undefined ? undefined : geometry.bands[selected]} />
      {!crowded && <Sides {...props} />}
      {curves && <StandingClimate {...props} climate={curves} frame={frame} />}
      <DimensionChain {...props} />
      <SheetScale geometry={geometry} thickness={numbers.thickness} foot={30} />
    </g>
  )
}
