import { memo } from 'react'
import { thinnestOf } from '#vocabulary/taper.ts'
import { HatchFill } from './hatch-fill.tsx'
import { LayerStates } from './layer-states.tsx'
import { bandOf, boundaryWeight, drawable, type LayerSpan, membersAlong, secondOffset } from './section-layout.ts'
import { bandRect, type SectionPlace, toHundredth } from './section-place.ts'
import type { DrawnFraming, DrawnLayer } from './section-types.ts'

type Rect = ReturnType<typeof bandRect>

/** A cold-formed stud in section: web and two flanges, open to one side. */
const profilePath = ({ x, y, width, height }: Rect, lying: boolean) =>
  lying ? `M${x + width} ${y}h${-width}v${height}h${width}` : `M${x} ${y + height}v${-height}h${width}v${height}`

type Fill = SectionPlace & { readonly layer: DrawnLayer; readonly span: LayerSpan }

/** Members of one kind, from a place along the section on. */
function Members({
  framing,
  from,
  mark,
  span,
  ...place
}: Fill & { readonly framing: DrawnFraming | undefined; readonly from: number; readonly mark: string }) {
  const { length, density, lying, layout, seed } = place
  return membersAlong(framing, layout.scale, from, length).map((member, index) =>
    framing?.hatch === 'metal' ? (
      <path key={member[0]} className="e e3" d={profilePath(bandRect(place, span, member), lying)} />
    ) : (
      <g key={member[0]}>
        <HatchFill
          hatch={framing?.hatch ?? 'timber'}
          {...bandRect(place, span, member)}
          {...{ density, lying }}
          seed={`${seed}${span.index}${mark}${index}`}
        />
        <rect className="e" {...bandRect(place, span, member)} />
      </g>
    ),
  )
}

/** The outer face of a tapered layer from its thinnest to its thickest point, within the band of the mean. */
function Wedge({ layer: { thickness = 0, taper }, span, ...place }: Fill) {
  if (!taper) return null
  const { x, y, width, height } = bandRect(place, span, [0, place.length])
  const thinnest = Math.max(0, thinnestOf(thickness, taper))
  const share = 1 - thinnest / (thinnest + taper.rise)
  const path = place.lying
    ? `M${x} ${toHundredth(y + share * height)}L${x + width} ${y}`
    : `M${toHundredth(x + share * width)} ${y}L${x} ${y + height}`
  return <path className="e e2" data-wedge d={path} />
}

function LayerFill(fill: Fill) {
  const { layer, span, ...place } = fill
  const { length, density, lying, layout, memberOffset } = place
  if (drawable(layer) === undefined) {
    return <rect className="void2" {...bandRect(place, span, [0, length])} />
  }
  const band = bandOf(span, layer.hatch)
  const second = secondOffset(layer, layout.scale, memberOffset)
  return (
    <>
      <HatchFill
        hatch={layer.hatch}
        {...bandRect(place, band, [0, length])}
        {...{ density, lying }}
        seed={`${place.seed}${span.index}`}
      />
      <Members {...fill} framing={layer.secondFraming} from={second} mark="n" />
      <Members {...fill} framing={layer.framing} from={memberOffset} mark="m" />
      <Wedge {...fill} />
    </>
  )
}

const NOTHING: DrawnLayer = { hatch: 'air', thickness: undefined }

/** Boundaries of the layers as path data, by line weight. */
function boundaries({ layers, layout, x, y, length, lying }: SectionPlace) {
  const stroke = (at: number) => (lying ? `M${x} ${y + at}h${length}` : `M${x + at} ${y}v${length}`)
  const paths = { none: '', thin: '', strong: '', face: '' }
  const ordered = [...layout.spans].sort((left, right) => left.from - right.from)
  for (const [position, span] of ordered.entries()) {
    const [before, after] = [layers[ordered[position - 1]?.index ?? -1], layers[span.index]]
    if (before && after) paths[boundaryWeight(before, after)] += stroke(span.from)
  }
  const closed = (span: LayerSpan | undefined) => drawable(layers[span?.index ?? -1] ?? NOTHING) !== undefined
  if (closed(ordered[0])) paths.face += stroke(0)
  if (closed(ordered.at(-1))) paths.face += stroke(layout.size)
  return paths
}

/** The hatched layers of a section with their members, boundaries and states; nothing around it. */
export const SectionBody = memo(function SectionBody(props: SectionPlace) {
  const { layers, layout } = props
  const { thin, strong, face } = boundaries(props)
  const symbolsLast = [...layout.spans].sort((left, right) => rank(layers, left) - rank(layers, right))
  return (
    <g>
      {symbolsLast.map((span) => {
        const layer = layers[span.index]
        return layer && <LayerFill key={span.index} {...props} layer={layer} span={span} />
      })}
      {thin && <path className="e" d={thin} />}
      {strong && <path className="e e2" d={strong} />}
      {face && <path className="e e3" d={face} />}
      <LayerStates {...props} />
    </g>
  )
})

/** Symbols lie over their neighbours, because they are wider than the sheets they stand for. */
const rank = (layers: readonly DrawnLayer[], span: LayerSpan): number =>
  layers[span.index] && bandOf(span, layers[span.index]?.hatch ?? 'air').size > span.size ? 1 : 0
