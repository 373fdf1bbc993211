import { type CurveFrame, fits } from './climate-curves.ts'
import type { DimensionLabel } from './dimension-labels.ts'
import { SectionBody } from './section-body.tsx'
import type { SheetProps } from './section-types.ts'
import { LayerNumber, ScaleBar, SelectedBand, ticks } from './sheet-marks.tsx'
import { StandingClimate } from './standing-climate.tsx'
import type { StandingGeometry } from './standing-geometry.ts'

type Props = SheetProps<StandingGeometry>

/** From the section to the temperature axis [px]. */
const AXIS_GAP = 38
/** Where members are cut below the upper break line [px]. */
const MEMBER_OFFSET = 16

function BreakLines({ geometry: { left, right, top, bottom } }: Props) {
  const middle = (left + right) / 2 - 9
  const line = (y: number) => `M${left - 14} ${y}H${middle}l4 -6l7 12l4 -6H${right + 14}`
  return <path className="thin" d={line(top) + line(bottom)} />
}

function Numbers({ geometry, selected }: Props) {
  const { layout, left, top, circles } = geometry
  return layout.spans.map(({ index, from, size }) => {
    const centre = left + from + size / 2
    const circle = circles[index] ?? { x: centre, y: 24 }
    return (
      <g key={index}>
        <path className="thin" d={`M${centre} ${top + 5}V${top - 14}L${circle.x} ${top - 24}V${circle.y + 10}`} />
        <circle cx={centre} cy={top + 5} r={1.6} className="inkf" />
        <LayerNumber {...circle} index={index} selected={index === selected} />
      </g>
    )
  })
}

function DimensionNumbers({ geometry, selected }: Props) {
  const { labels, chain, layout, left, right } = geometry
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
          x={label.centre}
          y={baseline(label)}
          className={`x12 xm halo ${label.index === selected ? 'xb x-a' : 'k'}`}
        >
          {label.text}
        </text>
      ))}
    </>
  )
}

function DimensionChain(props: Props) {
  const { left, right, bottom, chain, totalLine, faces, total } = props.geometry
  const witnesses = faces.map((x) => `M${x} ${bottom + 14}V${chain + 5}`).join('')
  const ends = `M${left} ${chain + 5}V${totalLine + 5}M${right} ${chain + 5}V${totalLine + 5}`
  const lines = `M${left - 8} ${chain}H${right + 8}M${left - 8} ${totalLine}H${right + 8}`
  return (
    <g>
      <path className="thin" d={lines + witnesses + ends} />
      <path
        className="tick"
        d={ticks([...faces.map((x) => [x, chain] as const), [left, totalLine], [right, totalLine]])}
      />
      <DimensionNumbers {...props} />
      <text x={(left + right) / 2} y={totalLine - 6} className="x12 k xm xb halo">
        {total}
      </text>
    </g>
  )
}

function Sides({ labels, geometry: { width, top } }: Props) {
  const side = (title: string, lines: readonly string[], x: number, end: string) => (
    <>
      <text x={x} y={top + 8} className={`x13 xb ${end}`}>
        {title}
      </text>
      {lines.map((line, index) => (
        <text key={line} x={x} y={top + 26 + 16 * index} className={`x12 ${end}`}>
          {line}
        </text>
      ))}
    </>
  )
  return (
    <g>
      {side(labels.outside, labels.outsideAir ?? [], 20, '')}
      {side(labels.inside, labels.insideAir ?? [], width - 20, 'xe')}
    </g>
  )
}

/** A wall cut horizontally, outside left, with numbers, dimensions, curves and scale. */
export function StandingSection(props: Props) {
  const { layers, geometry, selected, seed, climate, numbers } = props
  const { layout, left, right, top, bottom, length, faces } = geometry
  const frame: CurveFrame = {
    lying: false,
    faces,
    outsideEnd: left - AXIS_GAP,
    insideEnd: right + AXIS_GAP + 2,
    coldest: bottom - 22,
    warmest: top + 40,
  }
  return (
    <g aria-hidden>
      <SectionBody
        {...{ layers, layout, length, seed }}
        {...{ x: left, y: top, lying: false, density: 1, memberOffset: MEMBER_OFFSET }}
      />
      <BreakLines {...props} />
      <Numbers {...props} />
      <SelectedBand band={selected === undefined ? undefined : geometry.bands[selected]} />
      <Sides {...props} />
      {climate && fits(climate, faces) && <StandingClimate {...props} climate={climate} frame={frame} />}
      <DimensionChain {...props} />
      <ScaleBar x={20} y={geometry.height - 30} scale={layout.scale} thickness={numbers.thickness} />
    </g>
  )
}
