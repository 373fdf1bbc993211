import { clsx } from 'clsx'
import css from './renovation.module.css'
import '#web/styles/drawing.css'
import { ScrollBox } from '#web/charts/scroll-box.tsx'
import { layOut } from '#web/drawing/section-layout.ts'
import type { DrawnLayer } from '#web/drawing/section-types.ts'
import { ScaleBar } from '#web/drawing/sheet-marks.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { commonTexts } from '#web/lib/lib-texts.ts'
import { pairGeometry } from './pair-geometry.ts'
import { CHAIN, type Drawn, dimensionsOf, LANE, LENGTH, OneSection, type SectionProps, WIDTH } from './pair-section.tsx'
import { renovationTexts } from './renovation-texts.ts'
import { drawnLayer, layerName, type Variant } from './variant.ts'

const LEFT = 132
const RIGHT = 676

const FIRST_TOP = 16

const GAP = 40

/** Height of a line of a note [px]. */
const NOTE_LINE = 15

/** Lines between the sections, above the lower one [px]. */
const CONNECTOR = { from: 34, to: 8 } as const
/** Notes beside a section: their distance to it, what the title takes, and the least room worth one [px]. */
const NOTE_GAP = 16
const TITLE_ROOM = 96
const SMALLEST_NOTE = 90
/** Width of a letter of a note [px]. */
const LETTER = 6.2

/** Text of the drawing that ends in an ellipsis where it is wider than its room [px]. */
const fitted = (text: string, room: number) => {
  const most = Math.floor(room / LETTER)
  return text.length <= most ? text : `${text.slice(0, Math.max(1, most - 1)).trimEnd()}…`
}

/** One line of text, or two where one has no room for it; they part between two layers, or else two words. */
function inLines(text: string, room: number): readonly string[] {
  if (text.length * LETTER <= room) return [text]
  const most = Math.floor(room / LETTER)
  const layer = text.lastIndexOf(', ', most)
  const parting = layer < 0 ? text.lastIndexOf(' ', most) : layer + 1
  return parting < 0 ? [text] : [text.slice(0, parting), text.slice(parting + 1)]
}

/** What is taken away outside, named beside the section. */
function RemovedNote({ section, text }: { section: SectionProps; text: string }) {
  const { spans } = layOut(section.layers, section.scale)
  const [first] = spans
  const room = section.x - NOTE_GAP - TITLE_ROOM
  if (!first || section.layers[0]?.state !== 'removed' || room < SMALLEST_NOTE) return null
  const [middle, y, end] = [section.x + first.from + first.size / 2, section.y + LENGTH / 2, section.x - NOTE_GAP]
  const lines = inLines(text, room)
  return (
    <>
      <path className="inkl" d={`M${end + 4} ${y}H${middle}`} />
      <circle className="inkf" cx={middle} cy={y} r="2" />
      {lines.map((line, index) => (
        <text key={line} x={end} y={y + 4 + NOTE_LINE * (index - (lines.length - 1) / 2)} className="x12 k xe">
          {fitted(line, room)}
        </text>
      ))}
    </>
  )
}

/** Where what comes is named: above the first new layer, to the left where that lies far right; null where nothing comes. */
function newNotePlace({ layers, x, scale }: Omit<SectionProps, 'y'>) {
  const first = layOut(layers, scale).spans[layers.findIndex(({ state }) => state === 'new')]
  if (!first) return null
  const start = x + first.from + 8
  const toLeft = start > WIDTH / 2
  return { at: toLeft ? WIDTH : start, toLeft, room: toLeft ? WIDTH - LEFT : WIDTH - start }
}

/** What comes, named above the first new layer, and lines down from what stays. */
function NewNote({ section, lines }: { section: SectionProps; lines: readonly string[] }) {
  const { layers, x, y, scale } = section
  const { spans } = layOut(layers, scale)
  const stays = spans.filter((_, index) => layers[index]?.state === 'existing')
  const faces = [...new Set(stays.flatMap(({ from, size }) => [x + from, x + from + size]))]
  const place = newNotePlace(section)
  return (
    <>
      <path
        className="thin"
        strokeDasharray="3 3"
        d={faces.map((at) => `M${at} ${y - CONNECTOR.from}V${y - CONNECTOR.to}`).join('')}
      />
      {place &&
        lines.map((line, index) => (
          <text
            key={line}
            x={place.at}
            y={y - 12 - NOTE_LINE * (lines.length - 1 - index)}
            className={place.toLeft ? 'x12 k xe halo' : 'x12 k halo'}
          >
            {fitted(line, place.room)}
          </text>
        ))}
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
  const listed = (layers: typeof construction.layers) =>
    layers.map((layer) => `${layerName(layer, assessed)} ${figure('thickness', layer.thickness)}`).join(', ')
  const named = (state: 'new' | 'removed') =>
    listed(construction.layers.filter((layer) => (layer.state ?? 'new') === state))
  const [removed, fresh] = [named('removed'), named('new')]
  const below = { layers: after, x: geometry.after, scale: geometry.scale, seed: construction.id }
  const notes = inLines(`${common('state.new')}: ${fresh}`, newNotePlace(below)?.room ?? 0)
  const secondTop = FIRST_TOP + LENGTH + CHAIN + GAP + NOTE_LINE * (notes.length - 1) + LANE * upperLanes
  const lower = { ...below, y: secondTop }
  const { lanes: lowerLanes } = dimensionsOf(lower, texts(after))
  const height = secondTop + LENGTH + CHAIN + 12 + LANE * lowerLanes + (lowerLanes > 0 ? 6 : 0)
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
          data-drawing="pair"
        >
          <OneSection {...upper} />
          <OneSection {...lower} />
          <RemovedNote section={upper} text={`${common('state.removed')} ${outermost}`} />
          <NewNote section={lower} lines={notes} />
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
