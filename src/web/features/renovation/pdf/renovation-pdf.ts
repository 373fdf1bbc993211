import type { Content } from 'pdfmake'
import type { Letterhead } from '#contract/letterhead.ts'
import { download } from '#web/lib/download.ts'
import { type Formats, quantities } from '#web/lib/format.ts'
import type { TextsIn } from '#web/lib/i18n/catalogue.ts'
import { languageTag } from '#web/lib/i18n/locale.ts'
import { drawingForPdf } from '#web/pdf/drawing-for-pdf.ts'
import { letterMarkForPdf } from '#web/pdf/letter-mark-for-pdf.ts'
import { sheetFrame } from '#web/pdf/sheet-frame.ts'
import { runsOf, tableForPdf } from '#web/pdf/table-for-pdf.ts'
import { type Verifiable, verificationMark, withCode } from '#web/pdf/verification-mark.ts'
import { GREY, INK, type PdfDocument, pdfText, writePdf } from '#web/pdf/write-pdf.ts'
import type { renovationTexts } from '../renovation-texts.ts'

export type RenovationSource = {
  /** The page on screen, whose drawings, tables and words are taken over. */
  readonly main: HTMLElement
  /** Code and name of the construction that is shown. */
  readonly name: string
  readonly t: TextsIn<typeof renovationTexts>
  readonly formats: Formats
  readonly letterhead: Letterhead
  /** By what its figures before and after the works are verified. */
  readonly verifiable: Verifiable
}

type Column = Extract<Content, { columns: unknown }>['columns'][number]

const MARGIN = 34
const [TOP, BOTTOM] = [62, 34]
/** Of a sheet between its margins [pt]. */
const WIDTH = 595 - 2 * MARGIN
const GAP = 18
/** Entries of the legend. */
const IN_A_LINE = 4
const sizes = [1, 0.94, 0.88, 0.82] as const

/** A line with a head [pt]. */
const ARROW = [
  [0, 0, 24, 0],
  [20, -4, 24, 0],
  [20, 4, 24, 0],
].map(([x1 = 0, y1 = 0, x2 = 0, y2 = 0]) => ({ type: 'line' as const, x1, y1, x2, y2, lineColor: INK }))

const below = (points: number): { margin: [number, number, number, number] } => ({ margin: [0, 0, 0, points] })
const heading = (text: string): Content => ({ text, bold: true, fontSize: 9, margin: [0, 8, 0, 4] })

/** The parts of the page in their order: sections, figures, payback, works, life cycle of the works. */
const partsOf = (main: HTMLElement) =>
  [...main.querySelectorAll<HTMLElement>('.sec')].map((part) => ({
    part,
    title: part.querySelector('h2')?.textContent ?? '',
    tables: [...part.querySelectorAll('table')],
  }))
type Part = ReturnType<typeof partsOf>[number]

/** A drawing or chart, no wider than its room [pt]. */
function drawingOf(svg: SVGSVGElement | null, room: number): Content[] {
  if (!svg || svg.viewBox.baseVal.width === 0) return []
  const drawing = drawingForPdf(svg)
  return [{ svg: drawing.svg, width: Math.min(room, drawing.width), ...below(4) }]
}

const chartOf = ({ part }: Part, room: number) => drawingOf(part.querySelector('svg.recharts-surface'), room)

const linesOf = (part: HTMLElement, name: string, fontSize: number): Content[] =>
  [...part.querySelectorAll(`[data-paper="${name}"]`)].map((line) => ({
    text: runsOf(line, true),
    fontSize,
    ...below(3),
  }))

/** By how much less heat is lost, and which limits are met. */
const verdictsOf = (part: HTMLElement): Content[] =>
  [...part.querySelectorAll('[data-paper="verdicts"]')].map((line) => {
    const [change, ...verdicts] = [...line.querySelectorAll(':scope > span')].map((one) => one.textContent.trim())
    return { text: `${change} ${verdicts.join(', ')}`, ...below(3) }
  })

function figuresOf({ part, title, tables }: Part, t: RenovationSource['t'], size: number): Content[] {
  const [before, after] = ['before', 'after'].map(
    (side) => part.querySelector(`[data-u-value="${side}"]`)?.textContent ?? '',
  )
  return [
    heading(title),
    { text: `${t('uValue')}, ${quantities.uValue.unit}`, color: GREY },
    {
      columns: [
        { text: before ?? '', width: 'auto', color: GREY },
        { canvas: ARROW, width: 24, margin: [0, 13 * size, 0, 0] },
        { text: after ?? '', width: 'auto' },
      ],
      columnGap: 10,
      fontSize: 22 * size,
      lineHeight: 1,
      ...below(3),
    },
    ...verdictsOf(part),
    ...tables.map((table) => tableForPdf(table)),
  ]
}

const byId = (part: HTMLElement, id: string | null) => (id === null ? null : part.querySelector(`#${CSS.escape(id)}`))

/** What is chosen or typed, with its unit. */
function valueOf(control: Element): string {
  if (control instanceof HTMLSelectElement) return control.selectedOptions[0]?.text ?? ''
  if (!(control instanceof HTMLInputElement)) return ''
  return `${control.value} ${control.nextElementSibling?.textContent ?? ''}`.trim()
}

/** What is assumed of heating: each choice and figure with its unit and its source. */
function assumptionsOf(part: HTMLElement, size: number): Content[] {
  const lines = [...part.querySelectorAll('fieldset label')].flatMap((label): Content[] => {
    const control = byId(part, label.getAttribute('for'))
    if (!control) return []
    const source = byId(part, control.getAttribute('aria-describedby'))
    return [
      {
        text: [
          { text: `${label.textContent} `, color: GREY },
          { text: valueOf(control), bold: true },
          { text: source ? `  ${source.textContent}` : '', color: GREY },
        ],
      },
    ]
  })
  const half = Math.ceil(lines.length / 2)
  return [
    {
      columns: [{ stack: lines.slice(0, half) }, { stack: lines.slice(half) }],
      columnGap: GAP,
      fontSize: 7 * size,
      ...below(4),
    },
  ]
}

/** Tables of sources and certificates at the left, those of years at the right, as on screen. */
function paybackOf(one: Part, size: number): Content[] {
  const { part, title } = one
  const tablesIn = (name: string) =>
    [...part.querySelectorAll<HTMLTableElement>(`[data-paper="${name}"] table`)].map(
      (table): Content => ({ stack: [tableForPdf(table)], ...below(6) }),
    )
  return [
    { stack: [heading(title), ...assumptionsOf(part, size), ...chartOf(one, WIDTH)], unbreakable: true },
    {
      columns: [
        { stack: tablesIn('left'), width: '*' },
        { stack: [...linesOf(part, 'years', 9 * size), ...tablesIn('right')], width: 206 },
      ],
      columnGap: GAP,
    },
    ...linesOf(part, 'notes', 6.5 * size),
  ]
}

/** Colours and names of the modules, some to a line. */
function legendOf(part: HTMLElement, size: number): Content[] {
  const entries = [...part.querySelectorAll('ul > li')].map((entry): Column => {
    const swatch = entry.querySelector('svg')
    const text: Column = { text: runsOf(entry), noWrap: true }
    return swatch ? { columns: [{ svg: drawingForPdf(swatch).svg, width: 8 }, text], columnGap: 3 } : text
  })
  return Array.from({ length: Math.ceil(entries.length / IN_A_LINE) }, (_, line): Content => {
    const shown = entries.slice(line * IN_A_LINE, (line + 1) * IN_A_LINE)
    const rest = Array.from({ length: IN_A_LINE - shown.length }, () => '')
    return { columns: [...shown, ...rest], columnGap: 8, fontSize: 7 * size, ...below(2) }
  })
}

function contentOf({ main, t }: RenovationSource, size: number): Content[] {
  const [pair, figures, payback, works, lifeCycle] = partsOf(main)
  const half = (WIDTH - GAP) / 2
  return [
    ...(pair ? [heading(pair.title), ...drawingOf(pair.part.querySelector('[data-drawing="pair"]'), WIDTH)] : []),
    ...(figures ? figuresOf(figures, t, size) : []),
    ...(payback ? paybackOf(payback, size) : []),
    ...(works ? [heading(works.title), ...works.tables.map((table) => tableForPdf(table, 2))] : []),
    ...(lifeCycle
      ? [
          {
            unbreakable: true,
            stack: [
              heading(lifeCycle.title),
              ...chartOf(lifeCycle, half * 1.5),
              ...legendOf(lifeCycle.part, size),
              ...lifeCycle.tables.map((table) => tableForPdf(table)),
            ],
          },
        ]
      : []),
  ]
}

type Drawn = { readonly mark: Content; readonly verification: Content }

function documentOf(source: RenovationSource, { mark, verification }: Drawn, size: number): PdfDocument {
  const { name, t, formats, letterhead, verifiable } = source
  return {
    pageSize: 'A4',
    pageMargins: [MARGIN, TOP, MARGIN, BOTTOM],
    version: '1.7',
    language: languageTag(formats.locale),
    displayTitle: true,
    info: withCode(
      {
        title: `${t('title')} ${name}`,
        creator: 'Aufbau',
        ...(letterhead.author && { author: letterhead.author }),
      },
      verifiable,
    ),
    defaultStyle: { ...pdfText, fontSize: 7.5 * size },
    ...sheetFrame({
      title: t('title'),
      below: name,
      mark,
      made: [letterhead.author, formats.date(new Date().toISOString())],
      margin: MARGIN,
    }),
    content: [...contentOf(source, size), verification],
  }
}

/** Saves the renovation as PDF: sections, figures, payback with what it assumes, works and their life cycle. */
export async function makeRenovationPdf(source: RenovationSource): Promise<void> {
  const drawn = {
    mark: await letterMarkForPdf(source.letterhead),
    verification: await verificationMark(source.verifiable, source.formats.locale),
  }
  const blob = await writePdf((size) => documentOf(source, drawn, size), sizes, 2)
  download(`${source.t('title')} ${source.name}.pdf`, blob)
}
