import type { Content, Table, TableCell } from 'pdfmake'
import { comparedFigure, isBeyondDay, isLowerBound } from '#contract/compared-figures.ts'
import type { Letterhead } from '#contract/letterhead.ts'
import { mainClimateIndicator } from '#vocabulary/indicators.ts'
import { resultModules, scopeName } from '#vocabulary/life-cycle.ts'
import { absoluteText, boundedDifference, relativeText } from '#web/charts/difference.ts'
import { writeIndicator } from '#web/charts/indicator-display.ts'
import { stageName } from '#web/charts/stage-looks.ts'
import { ABSENT, type Formats, quantities } from '#web/lib/format.ts'
import type { Texts } from '#web/lib/i18n/catalogue.ts'
import { languageTag } from '#web/lib/i18n/locale.ts'
import { isOfHeat } from '#web/lib/verdict.ts'
import type { PdfDrawing } from '#web/pdf/drawing-for-pdf.ts'
import type { Verifiable } from '#web/pdf/verification-mark.ts'
import { GREY, HAIR, INK } from '#web/pdf/write-pdf.ts'
import { adaptedText } from '../adapted.tsx'
import { condensationText } from '../condensation-text.ts'
import { bestOnScreen, type FigureRow, groupsOf } from '../figure-rows.ts'
import type { de } from '../texts/comparison.de.ts'
import type { Column, View } from '../view.ts'

export type ComparisonSource = {
  readonly view: View
  readonly t: Texts<typeof de>
  readonly formats: Formats
  readonly letterhead: Letterhead
  /** By what it is verified. */
  readonly verifiable: Verifiable
  /** The sections on screen, in the order of the columns and in one scale. */
  readonly sections: readonly SVGSVGElement[]
  /** The charts on screen with their titles, in their order. */
  readonly charts: readonly ChartOnScreen[]
}

export type ChartOnScreen = { readonly title: string; readonly svg: SVGSVGElement }

const ACCENT = '#1f46c8'
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

/** One after the other, each with one full stop between. */
const sentences = (texts: readonly string[]): string =>
  texts.flatMap((text) => (text === '' ? [] : [text.replace(/\.$/, '')])).join('. ')

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
          { text: sentences(adaptedText(column, { t, formats }) ?? []) },
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

/**
 * The table of a comparison: sections, layers, figures against the baseline, and GWP by module.
 *
 * @param width - there is for it [pt]
 */
export function comparisonTable(source: ComparisonSource, drawings: readonly PdfDrawing[], width: number): Content {
  const { view, t } = source
  const scope = scopeName(view.columns[0]?.item.kpis.lifeCycle.modules ?? [])
  const years = view.columns[0]?.item.kpis.lifeCycle.referenceStudyPeriod ?? 0
  const count = view.columns.length
  const first = 128
  const room = (width - first) / count - 10
  const shown = groupsOf(view.columns.map(({ item }) => item))
  const groups = shown.flatMap(({ group, rows }): TableCell[][] => [
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
