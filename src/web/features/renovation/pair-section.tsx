import { placeDimensions } from '#web/drawing/dimension-labels.ts'
import { SectionBody } from '#web/drawing/section-body.tsx'
import { facesOf, layOut } from '#web/drawing/section-layout.ts'
import type { DrawnLayer } from '#web/drawing/section-types.ts'
import { ticks } from '#web/drawing/sheet-marks.tsx'
import { useFormats } from '#web/lib/format.ts'

/** Width of the drawing, and of a section along the layers [px]. */
export const WIDTH = 760

export const LENGTH = 128

/** From the lower break line to the dimension chain, and from the chain to the next section [px]. */
export const CHAIN = 20

/** Distance of two rows of dimensions [px]. */
export const LANE = 14

/** A layer as it is drawn. */
export type Drawn = DrawnLayer & { readonly thickness: number; readonly state: 'new' | 'existing' | 'removed' }
/** A section: its layers, where it stands and how large it is. */
export type SectionProps = {
  readonly layers: readonly Drawn[]
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly seed: string
}

/** Where layers and their dimensions lie. */
export const dimensionsOf = ({ layers, x, scale }: SectionProps, texts: readonly string[]) => {
  const layout = layOut(layers, scale)
  const spans = layout.spans.map((span) => ({ ...span, from: x + span.from }))
  return { layout, spans, ...placeDimensions(spans, texts, { from: 4, to: WIDTH - 4 }) }
}

function Dimensions(props: SectionProps) {
  const { figure } = useFormats()
  const { layers, x, y } = props
  const texts = layers.map(({ thickness }) => figure('thickness', thickness))
  const { layout, spans, labels } = dimensionsOf(props, texts)
  const faces = facesOf(layout).map((face) => x + face)
  const chain = y + LENGTH + CHAIN
  const [first = x, last = x] = [faces[0], faces.at(-1)]
  return (
    <g>
      <path
        className="thin"
        d={`M${first - 6} ${chain}H${last + 6}${faces.map((at) => `M${at} ${y + LENGTH + 7}V${chain + 4}`).join('')}`}
      />
      <path className="tick" d={ticks(faces.map((at) => [at, chain] as const))} />
      {labels.map(({ index, text, centre, place, lane }) => {
        const span = spans[index]
        const baseline = place === 'leader' ? chain + 17 + LANE * lane : chain - 5
        return (
          <g key={index}>
            {place === 'leader' && span && (
              <path className="thin" d={`M${span.from + span.size / 2} ${chain}L${centre} ${baseline - 10}`} />
            )}
            <text x={centre} y={baseline} className="x12 k xm halo">
              {text}
            </text>
          </g>
        )
      })}
    </g>
  )
}

/** A section with its faces and dimensions. */
export function OneSection(props: SectionProps) {
  const { layers, x, y, scale, seed } = props
  const layout = layOut(layers, scale)
  const [start, end] = [x - 12, x + layout.size + 12]
  const middle = (start + end) / 2
  const breakLine = (at: number) => `M${start} ${at}H${middle - 6}l3 -5l6 10l3 -5H${end}`
  return (
    <g>
      <SectionBody
        {...{ layers, layout, x, y, seed }}
        length={LENGTH}
        lying={false}
        density={1}
        memberOffset={LENGTH * 0.3}
      />
      <path className="thin" d={breakLine(y) + breakLine(y + LENGTH)} />
      <Dimensions {...props} />
    </g>
  )
}
