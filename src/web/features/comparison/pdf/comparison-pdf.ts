import type { Content, Table, TableCell } from 'pdfmake'
import { comparedFigure, isBeyondDay, isLowerBound } from '#contract/compared-figures.ts'
import type { Letterhead } from '#contract/letterhead.ts'
import { mainClimateIndicator } from '#vocabulary/indicators.ts'
import { resultModules, scopeName } from '#vocabulary/life-cycle.ts'
import { absoluteText, boundedDifference, relativeText } from '#web/charts/difference.ts'
import { writeIndicator } from '#web/charts/indicator-display.ts'
import { stageName } from '#web/charts/stage-looks.ts'
import { download } from '#web/lib/download.ts'
import { ABSENT, type Formats, quantities } from '#web/lib/format.ts'
import type { Texts } from '#web/lib/i18n/catalogue.ts'
import { languageTag } from '#web/lib/i18n/locale.ts'
import { releaseName } from '#web/lib/release-name.ts'
import { isOfHeat } from '#web/lib/verdict.ts'
import { drawingForPdf, type PdfDrawing } from '#web/pdf/drawing-for-pdf.ts'
import { letterMarkForPdf } from '#web/pdf/letter-mark-for-pdf.ts'
import { GREY, HAIR, INK, type PdfDocument, pdfText, writePdf } from '#web/pdf/write-pdf.ts'
import { adaptedText } from '../adapted.tsx'
import { condensationText } from '../condensation-text.ts'
import { bestOnScreen, type FigureRow, rowGroups } from '../figure-rows.ts'
import type { de } from '../texts/comparison.de.ts'
import type { Column, View } from '../view.ts'

export type ComparisonSource = {
  readonly view: View
  readonly t: Texts<typeof de>
  readonly formats: Formats
  readonly letterhead: Letterhead
  /** The sections on screen, in the order of the columns and in one scale. */
  readonly sections: readonly SVGSVGElement[]
  /** The charts on screen with their titles, in their order. */
  readonly charts: readonly ChartOnScreen[]
}

export type ChartOnScreen = { readonly title: string; readonly svg: SVGSVGElement }
type DrawnChart = { readonly title: string; readonly drawing: PdfDrawing }

const ACCENT = '#1f46c8'
const MARGIN = 34
const sizes = [1, 0.92, 0.85, 0.78] as const
const HOURS_OF_DAY = 24

function differenceText({ view, formats }: ComparisonSource, row: FigureRow, { item }: Column): string {
  const difference = view.comparison.differences.find(({ id }) => id === item.id)?.figures[row.figure]
  const base = view.columns.find(({ isBaseline }) => isBaseline)?.item
  if (!difference || !base) return ''
  const text =
    view.search.differences === 'absolute'
      ? absoluteText(difference, row.quantity, formats)
      : relativeText(difference, comparedFigure(base.kpis, row.figure), row.quantity, formats)
  const isWhole = ({ kpis }: typeof item) => !isLowerBound(kpis, row.figure)
  return difference.absolute === null ? text : boundedDifference(text, isWhole(item), isWhole(base))
}

function valueText({ formats }: ComparisonSource, row: FigureRow, { item }: Column): string {
  if (isBeyondDay(item.kpis, row.figure)) return `> ${formats.figure(row.quantity, HOURS_OF_DAY)}`
  const text = formats.figure(row.quantity, comparedFigure(item.kpis, row.figure))
  return isLowerBound(item.kpis, row.figure) && text !== ABSENT ? `≥ ${text}` : text
}

/** The figure as it is drawn, beside that of what was made equal. */
const drawnText = ({ t, formats }: ComparisonSource, row: FigureRow, { drawn }: Column): string =>
  `(${t('equal.drawn')} ${formats.figure(row.quantity, comparedFigure(drawn.kpis, row.figure))})`

function figureLine(source: ComparisonSource, row: FigureRow): TableCell[] {
  const { view, t } = source
  const written = view.columns.map((column) => ({ id: column.item.id, text: valueText(source, row, column) }))
  const best = row.ranked ? bestOnScreen(written, view.comparison.best[row.figure]) : []
  const { unit } = quantities[row.quantity]
  return [
    { text: [t(`row.${row.figure}`), { text: ` ${unit}`, color: GREY }] },
    ...view.columns.map((column, index): TableCell => {
      const isBest = best.includes(column.item.id)
      const beside = column.isBaseline ? t('baseline') : differenceText(source, row, column)
      return {
        text: [
          {
            text: `${isBest ? `${t('best')} ` : ''}${written[index]?.text ?? ''}`,
            bold: isBest,
            color: isBest ? ACCENT : INK,
          },
          { text: beside === '' ? '' : `   ${beside}`, color: GREY },
          { text: column.made ? `   ${drawnText(source, row, column)}` : '', color: GREY },
        ],
      }
    }),
  ]
}

function wordsLine(source: ComparisonSource, row: 'conformity' | 'condensation'): TableCell[] {
  const { t, view, formats } = source
  const conformity = ({ item }: Column): string => {
    const rules = item.kpis.conformity.filter((rule) => isOfHeat(rule) && rule.fulfilled !== null)
    return rules.map(({ title, fulfilled }) => `${t(fulfilled ? 'met' : 'missed')} ${title}`).join('; ')
  }
  const condensation = ({ item: { kpis } }: Column): string => condensationText(kpis.moisture, t, formats)
  const write = row === 'conformity' ? conformity : condensation
  return [t(`row.${row}`), ...view.columns.map((column): TableCell => write(column) || t('notRated'))]
}

function headLine({ view, t, formats }: ComparisonSource, drawings: readonly PdfDrawing[], room: number): TableCell[] {
  const widest = Math.max(1, ...drawings.map(({ width }) => width))
  const shrunk = Math.min(1, room / widest)
  return [
    { text: t('scale'), color: GREY },
    ...view.columns.map((column, index): TableCell => {
      const { item, mark, isBaseline } = column
      const drawing = drawings[index]
      return {
        stack: [
          { text: isBaseline ? `${mark}, ${t('baseline')}` : mark, color: GREY },
          { text: item.name, bold: true },
          { text: (adaptedText(column, { t, formats }) ?? []).filter(Boolean).join('. ') },
          ...(drawing
            ? [
                {
                  svg: drawing.svg,
                  width: drawing.width * shrunk,
                  margin: [0, 3, 0, 3] as [number, number, number, number],
                },
              ]
            : []),
          ...item.layers.map(
            ({ name }, layer): Content => ({
              columns: [
                { text: name, width: '*' },
                { text: formats.figure('thickness', item.section[layer]?.thickness), width: 'auto' },
              ],
              color: GREY,
            }),
          ),
        ],
      }
    }),
  ]
}

/** GWP by module, the sum, and D, each column unrounded enough to be added up. */
function moduleLines({ view, formats }: ComparisonSource): TableCell[][] {
  const generation = view.columns[0]?.item.kpis.lifeCycle.generation
  if (!generation) return []
  const indicator = mainClimateIndicator[generation]
  const tag = languageTag(formats.locale)
  return resultModules
    .filter((module) => module !== 'total')
    .flatMap((module): TableCell[][] => {
      const values = view.columns.map(
        ({ item }) => item.indicators.find((row) => row.module === module)?.indicators[indicator],
      )
      if (values.every((value) => value === undefined)) return []
      const head: TableCell = { text: [`GWP ${stageName(module)}`, { text: ` ${quantities.gwp.unit}`, color: GREY }] }
      return [[head, ...values.map((value): TableCell => writeIndicator(indicator, value, tag))]]
    })
}

function table(source: ComparisonSource, drawings: readonly PdfDrawing[]): Content {
  const { view, t } = source
  const scope = scopeName(view.columns[0]?.item.kpis.lifeCycle.modules ?? [])
  const years = view.columns[0]?.item.kpis.lifeCycle.referenceStudyPeriod ?? 0
  const count = view.columns.length
  const first = 128
  const room = (SHEET_WIDTH - 2 * MARGIN - first) / count - 10
  const groups = rowGroups.flatMap(({ group, rows }): TableCell[][] => [
    [
      {
        text: group === 'lifeCycle' ? t('group.lifeCycle', { years, scope }) : t(`group.${group}`),
        bold: true,
        colSpan: count + 1,
      },
      ...view.columns.map(() => ''),
    ],
    ...rows.map((row) => (typeof row === 'string' ? wordsLine(source, row) : figureLine(source, row))),
  ])
  const body = [headLine(source, drawings, room), ...groups, ...moduleLines(source)]
  const widths: Table['widths'] = [first, ...view.columns.map(() => '*' as const)]
  return {
    table: { headerRows: 1, keepWithHeaderRows: 1, dontBreakRows: true, widths, body },
    layout: {
      hLineWidth: (row) => (row <= 1 || row === body.length ? 0.75 : 0.5),
      hLineColor: (row) => (row <= 1 || row === body.length ? INK : HAIR),
      vLineWidth: () => 0,
      paddingLeft: (column) => (column === 0 ? 0 : 5),
      paddingRight: () => 5,
      paddingTop: () => 1.6,
      paddingBottom: () => 1.2,
    },
  }
}

/** Datasets behind the life cycles, each once with the constructions that use it. */
function sources({ view, t }: ComparisonSource, size: number): Content[] {
  const lifeCycle = view.columns[0]?.item.kpis.lifeCycle
  const used = new Map<string, { name: string; uuid: string; version: string; marks: Set<string> }>()
  for (const { item, mark } of view.columns) {
    for (const { datasets } of item.kpis.layers) {
      for (const { name, uuid, version } of datasets) {
        const known = used.get(`${uuid} ${version}`) ?? { name, uuid, version, marks: new Set<string>() }
        used.set(`${uuid} ${version}`, { ...known, marks: known.marks.add(mark) })
      }
    }
  }
  const release = releaseName(lifeCycle?.release ?? '')
  const lines = [...used.values()].map(
    ({ name, uuid, version, marks }): Content => ({
      text: [
        { text: `${[...marks].join(', ')} `, bold: true },
        `${name} `,
        { text: `${uuid}, ${version}`, color: GREY },
      ],
    }),
  )
  const half = Math.ceil(lines.length / 2)
  return [
    { text: t('pdf.sources', { release, generation: lifeCycle?.generation ?? '' }), bold: true, margin: [0, 8, 0, 2] },
    { columns: [{ stack: lines.slice(0, half) }, { stack: lines.slice(half) }], columnGap: 20, fontSize: 6.5 * size },
    ...view.comparison.warnings.map(({ message }): Content => ({ text: message, fontSize: 6.5 * size, color: GREY })),
  ]
}

const [SHEET_WIDTH, SHEET_HEIGHT] = [842, 595]
const [TOP, BOTTOM] = [56, 34]
/** Room that the title of a chart takes, with the space below it. */
const TITLE = 34

/** The charts on a sheet of their own, two beside each other, the last across both where their number is odd. */
export function chartPages(charts: readonly DrawnChart[]): Content[] {
  const gap = 24
  const whole = SHEET_WIDTH - 2 * MARGIN
  const half = (whole - gap) / 2
  const lines = Math.ceil(charts.length / 2)
  const height = (SHEET_HEIGHT - TOP - BOTTOM) / lines - TITLE
  const block = ({ title, drawing }: DrawnChart, room: number): Content => ({
    unbreakable: true,
    margin: [0, 0, 0, 10],
    stack: [
      { text: title, bold: true, margin: [0, 0, 0, 4] },
      { svg: drawing.svg, width: Math.min(room, drawing.width, (height / drawing.height) * drawing.width) },
    ],
  })
  const rows = Array.from({ length: lines }, (_, index): Content => {
    const [one, other] = charts.slice(index * 2, index * 2 + 2)
    if (!one) return ''
    return other ? { columns: [block(one, half), block(other, half)], columnGap: gap } : block(one, whole)
  })
  return rows.length === 0 ? [] : [{ stack: rows, pageBreak: 'before' }]
}

type Drawn = {
  readonly mark: Content
  readonly sections: readonly PdfDrawing[]
  readonly charts: readonly DrawnChart[]
}

function documentOf(source: ComparisonSource, drawn: Drawn, size: number): PdfDocument {
  const { view, t, formats, letterhead } = source
  const names = view.columns.map(({ mark }) => mark).join(', ')
  const printed = formats.date(new Date().toISOString())
  return {
    pageSize: 'A4',
    pageOrientation: 'landscape',
    pageMargins: [MARGIN, TOP, MARGIN, BOTTOM],
    version: '1.7',
    language: languageTag(formats.locale),
    displayTitle: true,
    info: {
      title: `${t('title')} ${names}`,
      creator: 'Aufbau',
      ...(letterhead.author && { author: letterhead.author }),
    },
    defaultStyle: { ...pdfText, fontSize: 7.5 * size },
    header: {
      margin: [MARGIN, 24, MARGIN, 0],
      columns: [
        { text: `${t('title')} ${names}`, bold: true, fontSize: 13 },
        { stack: [drawn.mark], width: 260 },
      ],
    },
    footer: (page, pages) => ({
      margin: [MARGIN, 8, MARGIN, 0],
      fontSize: 6.5,
      color: GREY,
      columns: [
        {
          text: [letterhead.author, printed, window.location.href].filter((part) => part !== '').join(', '),
          width: '*',
        },
        { text: `${page}/${pages}`, width: 'auto' },
      ],
    }),
    content: [table(source, drawn.sections), ...sources(source, size), ...chartPages(drawn.charts)],
  }
}

/**
 * Saves the comparison as PDF: its table with the sections in one scale and its sources, on one sheet if they can be, and
 * the charts on another.
 */
export async function makeComparisonPdf(source: ComparisonSource): Promise<void> {
  const drawn = {
    mark: await letterMarkForPdf(source.letterhead),
    sections: source.sections.map(drawingForPdf),
    charts: source.charts.map(({ title, svg }) => ({ title, drawing: drawingForPdf(svg) })),
  }
  const blob = await writePdf((size) => documentOf(source, drawn, size), sizes, drawn.charts.length > 0 ? 2 : 1)
  download(`${source.t('title')} ${source.view.columns.map(({ mark }) => mark).join(' ')}.pdf`, blob)
}
