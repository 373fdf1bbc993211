import { clsx } from 'clsx'
import css from './renovation.module.css'
import '#web/styles/drawing.css'
import { ScrollBox } from '#web/charts/scroll-box.tsx'
import { placeDimensions } from '#web/drawing/dimension-labels.ts'
import { SectionBody } from '#web/drawing/section-body.tsx'
import { facesOf, layOut } from '#web/drawing/section-layout.ts'
import type { DrawnLayer } from '#web/drawing/section-types.ts'
import { ScaleBar, ticks } from '#web/drawing/sheet-marks.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { commonTexts } from '#web/lib/lib-texts.ts'
import { pairGeometry } from './pair-geometry.ts'
import { renovationTexts } from './renovation-texts.ts'
import { drawnLayer, layerName, type Variant } from './variant.ts'

const WIDTH = 760
const LEFT = 132
const RIGHT = 676
const LENGTH = 128
const FIRST_TOP = 16
/** From the lower break line to the dimension chain, and from the chain to the next section [px]. */
const CHAIN = 20
const GAP = 40
const LANE = 14
/** Lines between the sections, above the lower one [px]. */
const CONNECTOR = { from: 34, to: 8 } as const
/** Notes beside a section: their distance to it, what the title takes, and the least room worth one [px]. */
const NOTE_GAP = 16
const TITLE_ROOM = 96
const SMALLEST_NOTE = 90
/** Width of a letter of a note [px]. */
const LETTER = 6.2

type Drawn = DrawnLayer & { readonly thickness: number; readonly state: 'new' | 'existing' | 'removed' }
type SectionProps = {
  readonly layers: readonly Drawn[]
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly seed: string
}

const dimensionsOf = ({ layers, x, scale }: SectionProps, texts: readonly string[]) => {
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

function OneSection(props: SectionProps) {
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

/** Text of the drawing that ends in an ellipsis where it is wider than its room [px]. */
const fitted = (text: string, room: number) => {
  const most = Math.floor(room / LETTER)
  return text.length <= most ? text : `${text.slice(0, Math.max(1, most - 1)).trimEnd()}…`
}

/** What is taken away outside, named beside the section. */
function RemovedNote({ section, text }: { section: SectionProps; text: string }) {
  const { spans } = layOut(section.layers, section.scale)
  const [first] = spans
  const room = section.x - NOTE_GAP - TITLE_ROOM
  if (!first || section.layers[0]?.state !== 'removed' || room < SMALLEST_NOTE) return null
  const [middle, y, end] = [section.x + first.from + first.size / 2, section.y + LENGTH / 2, section.x - NOTE_GAP]
  return (
    <>
      <path className="inkl" d={`M${end + 4} ${y}H${middle}`} />
      <circle className="inkf" cx={middle} cy={y} r="2" />
      <text x={end} y={y + 4} className="x12 k xe">
        {fitted(text, room)}
      </text>
    </>
  )
}

/** What comes, named above the first new layer, and lines down from what stays. */
function NewNote({ section, text }: { section: SectionProps; text: string }) {
  const { layers, x, y, scale } = section
  const { spans } = layOut(layers, scale)
  const stays = spans.filter((_, index) => layers[index]?.state === 'existing')
  const faces = [...new Set(stays.flatMap(({ from, size }) => [x + from, x + from + size]))]
  const first = spans[layers.findIndex(({ state }) => state === 'new')]
  const start = first && x + first.from + 8
  const toLeft = start !== undefined && start > WIDTH / 2
  return (
    <>
      <path
        className="thin"
        strokeDasharray="3 3"
        d={faces.map((at) => `M${at} ${y - CONNECTOR.from}V${y - CONNECTOR.to}`).join('')}
      />
      {start !== undefined && (
        <text x={toLeft ? WIDTH : start} y={y - 12} className={toLeft ? 'x12 k xe halo' : 'x12 k halo'}>
          {fitted(text, toLeft ? WIDTH - LEFT : WIDTH - start)}
        </text>
      )}
    </>
  )
}

function Title({ y, title, lines }: { y: number; title: string; lines: readonly string[] }) {
  return (
    <>
      <text x={0} y={y} className="x13 xb">
        {title}
      </text>
      {lines.map((line, index) => (
        <text key={line} x={0} y={y + 18 * (index + 1)} className="x12">
          {line}
        </text>
      ))}
    </>
  )
}

const isDrawn = (layer: DrawnLayer): layer is Drawn => layer.thickness !== undefined && layer.state !== undefined

/** The construction before and after the works in one scale, what stays in line. */
export function SectionPair({ variant }: { variant: Variant }) {
  const t = useTexts(renovationTexts)
  const common = useTexts(commonTexts)
  const { figure, withUnit } = useFormats()
  const { construction, assessed } = variant
  const drawn = construction.layers.map((layer) => drawnLayer(layer, assessed)).filter(isDrawn)
  const before = drawn.filter(({ state }) => state !== 'new')
  const after = drawn.filter(({ state }) => state !== 'removed')
  const geometry = pairGeometry(before, after, LEFT, RIGHT)
  const total = (layers: readonly Drawn[]) => layers.reduce((sum, { thickness }) => sum + thickness, 0)
  const texts = (layers: readonly Drawn[]) => layers.map(({ thickness }) => figure('thickness', thickness))
  const upper = { layers: before, x: geometry.before, y: FIRST_TOP, scale: geometry.scale, seed: construction.id }
  const { lanes: upperLanes } = dimensionsOf(upper, texts(before))
  const secondTop = FIRST_TOP + LENGTH + CHAIN + GAP + LANE * upperLanes
  const lower = { layers: after, x: geometry.after, y: secondTop, scale: geometry.scale, seed: construction.id }
  const { lanes: lowerLanes } = dimensionsOf(lower, texts(after))
  const height = secondTop + LENGTH + CHAIN + 12 + LANE * lowerLanes + (lowerLanes > 0 ? 6 : 0)
  const listed = (layers: typeof construction.layers) =>
    layers.map((layer) => `${layerName(layer, assessed)} ${figure('thickness', layer.thickness)}`).join(', ')
  const named = (state: 'new' | 'removed') =>
    listed(construction.layers.filter((layer) => (layer.state ?? 'new') === state))
  const [removed, fresh] = [named('removed'), named('new')]
  const stays = construction.layers.findIndex(({ state }) => state !== 'removed')
  const outermost = listed(construction.layers.slice(0, Math.max(0, stays)))
  const states = [removed && t('removedLayers', { names: removed }), fresh && t('newLayers', { names: fresh })]
  return (
    <>
      <div className="sec-h">
        <h2>{t('sections')}</h2>
        <span className={clsx('row small dim', css.stateLegend)}>
          {(['existing', 'new', 'removed'] as const).map((state) => (
            <span key={state} className="zs">
              <span className={{ existing: 'zs-b', new: 'zs-n', removed: 'zs-r' }[state]} aria-hidden="true" />
              {common(`state.${state}`)}
            </span>
          ))}
        </span>
      </div>
      <ScrollBox className={css.chart} label={t('sections')}>
        <svg
          viewBox={`0 0 ${WIDTH} ${height}`}
          width={WIDTH}
          height={height}
          role="img"
          aria-label={t('sectionsDrawing', {
            before: withUnit('thickness', total(before)),
            after: withUnit('thickness', total(after)),
            states: states.filter(Boolean).join(' '),
          })}
          className={css.pair}
        >
          <OneSection {...upper} />
          <OneSection {...lower} />
          <RemovedNote section={upper} text={`${common('state.removed')} ${outermost}`} />
          <NewNote section={lower} text={`${common('state.new')}: ${fresh}`} />
          <Title y={FIRST_TOP + 14} title={t('before')} lines={[withUnit('thickness', total(before))]} />
          <Title
            y={secondTop + 14}
            title={t('after')}
            lines={[variant.mark.slice(0, 18), withUnit('thickness', total(after))]}
          />
          <text x={WIDTH - 2} y={FIRST_TOP + 14} className="x12 xe">
            {t('inside')}
          </text>
          <text x={WIDTH - 2} y={secondTop + 14} className="x12 xe">
            {t('inside')}
          </text>
          <ScaleBar
            x={0}
            y={secondTop + LENGTH - 6}
            scale={geometry.scale}
            thickness={(metres) => figure('thickness', metres)}
          />
        </svg>
      </ScrollBox>
    </>
  )
}
