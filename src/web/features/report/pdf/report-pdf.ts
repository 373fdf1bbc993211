import type { Content, Table, TableCell } from 'pdfmake'
import { tagName } from '#vocabulary/tag-names.ts'
import type { PrintRatio } from '#web/drawing/sheet-size.ts'
import { download } from '#web/lib/download.ts'
import { quantities } from '#web/lib/format.ts'
import { releaseName } from '#web/lib/release-name.ts'
import { drawingForPdf, type PdfDrawing } from '#web/pdf/drawing-for-pdf.ts'
import { letterMarkForPdf } from '#web/pdf/letter-mark-for-pdf.ts'
import { lined } from '#web/pdf/lined-table.ts'
import { BAD, cellsOf, GOOD, stampTable } from '#web/pdf/pdf-tables.ts'
import { type Verifiable, verificationMark, withCode } from '#web/pdf/verification-mark.ts'
import { GREY, INK, type PdfDocument, pdfText, writePdf } from '#web/pdf/write-pdf.ts'
import { type Reported } from '#web/resources/constructions/construction-queries.ts'
import { dataBasis } from '../data-basis.ts'
import { indicatorTable } from '../indicator-rows.ts'
import { keyFigures } from '../key-figures.ts'
import { proofsOf } from '../proofs.ts'
import type { ReportPart } from '../report-search.ts'
import { type Heading, stampOf, titleOf } from '../stamp.ts'
import type { Words } from '../words.ts'
import { factTable } from './fact-table.ts'
import { layerTable } from './layer-table.ts'

type Source = {
  readonly reported: Reported
  readonly words: Words
  readonly heading: Heading
  readonly ratio: PrintRatio
  readonly parts: readonly ReportPart[]
  /** The sheets on screen, whose drawings are taken over. */
  readonly sheets: HTMLElement
  /** By what it is verified; not where it is seen by a link. */
  readonly verifiable: Verifiable | undefined
}

/** Sizes of the text that are tried until one sheet holds everything. */
const sizes = [1, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7] as const

const MARGINS = { left: 48, top: 66, right: 31, bottom: 76 } as const

type Drawings = {
  readonly section: PdfDrawing | undefined
  readonly key: readonly PdfDrawing[]
  readonly swatches: readonly PdfDrawing[]
  readonly vapour: PdfDrawing | undefined
}

const taken = (root: HTMLElement, selector: string): PdfDrawing[] =>
  [...root.querySelectorAll<SVGSVGElement>(selector)].map(drawingForPdf)

const drawingsOf = (sheets: HTMLElement): Drawings => ({
  section: taken(sheets, '[data-drawing="section"] > svg')[0],
  key: taken(sheets, '[data-drawing="key"] svg'),
  swatches: taken(sheets, 'table [data-drawing="swatch"]'),
  vapour: taken(sheets, '[data-drawing="vapour"] > svg')[0],
})

function keyColumn({ reported, words }: Source, { key: [ruler, stages] }: Drawings): Content[] {
  const { t, formats } = words
  return [
    {
      text: [
        { text: formats.figure('uValue', reported.kpis.thermal.uValue), fontSize: 28 },
        { text: ` ${quantities.uValue.unit}`, fontSize: 9, color: GREY },
      ],
      lineHeight: 1,
    },
    ...(ruler
      ? [{ svg: ruler.svg, width: ruler.width, margin: [0, 2, 0, 4] as [number, number, number, number] }]
      : []),
    factTable(keyFigures(reported, words)),
    ...(stages
      ? [
          { text: t('stages'), color: GREY, margin: [0, 6, 0, 0] as [number, number, number, number] },
          { svg: stages.svg, width: stages.width },
        ]
      : []),
  ]
}

/** Size at which figures by module stand in one line each. */
const MODULES = 6.8

function indicators({ reported, words }: Source, size: number): Content[] {
  const { modules, rows } = indicatorTable(reported, words)
  const { generation, referenceStudyPeriod } = reported.kpis.lifeCycle
  const title = words.t('indicatorsTitle', { generation: `DIN ${generation}`, years: referenceStudyPeriod })
  const body = rows.map(({ name, unit, values }): TableCell[] => [
    { text: [name, { text: ` ${unit}`, color: GREY }] },
    ...values.map((text, index): TableCell => ({ text, alignment: 'right', bold: modules[index]?.module === 'total' })),
  ])
  const head: TableCell[] = [words.t('indicator'), ...cellsOf(modules.map((one) => one.head))]
  const table: Table = { widths: ['auto', ...modules.map(() => '*' as const)], body: [head, ...body] }
  return [
    { text: title, bold: true, margin: [0, 8 * size, 0, 2] },
    { stack: [lined(table)], fontSize: Math.min(8 * size, MODULES) },
  ]
}

function proofs({ reported, words }: Source): Content[] {
  const word = (fulfilled: boolean | null) => words.t(fulfilled === null ? 'open' : fulfilled ? 'met' : 'missed')
  const colour = (fulfilled: boolean | null) => (fulfilled === null ? GREY : fulfilled ? GOOD : BAD)
  return [
    { text: words.t('proofsTitle'), bold: true },
    ...proofsOf(reported, words).map(
      ({ fulfilled, title, text }): Content => ({
        text: [
          { text: `${title}: `, bold: true },
          { text: `${text.replace(/\.$/, '')}, `, color: GREY },
          { text: word(fulfilled), color: colour(fulfilled) },
        ],
      }),
    ),
  ]
}

const SMALL = 6.5

function notes({ reported, words }: Source, size: number): Content[] {
  const texts = dataBasis(reported, words).notes
  if (texts.length === 0) return []
  return [
    { text: words.t('notes'), bold: true, margin: [0, 6 * size, 0, 0] },
    ...texts.map((text): Content => ({ text, fontSize: SMALL * size, color: GREY })),
  ]
}

function basis({ reported, words }: Source, size: number): Content[] {
  const { method, completeness, serviceLives, sources } = dataBasis(reported, words)
  const fontSize = SMALL * size
  return [
    { text: words.t('basisTitle'), bold: true },
    { text: method, fontSize },
    { text: completeness, fontSize },
    { text: serviceLives.join(' '), fontSize },
    { text: [{ text: `${words.t('sources')} `, bold: true }, sources.join('. ')], fontSize, color: GREY },
  ]
}

function datasets({ reported, words }: Source, size: number): Content[] {
  const { datasets: all } = dataBasis(reported, words)
  const { t } = words
  const lines = all.map(
    ({ layers, name, uuid, version }): Content => ({
      text: [{ text: `${layers} `, bold: true }, `${name} `, { text: `${uuid}, ${version}`, color: GREY }],
      fontSize: SMALL * size,
    }),
  )
  const half = Math.ceil(lines.length / 2)
  return [
    {
      text: t('datasets', { release: releaseName(reported.kpis.lifeCycle.release) }),
      bold: true,
      margin: [0, 6 * size, 0, 1],
    },
    ...(lines.length === 0 ? [{ text: t('noDatasets'), fontSize: SMALL * size }] : []),
    { columns: [{ stack: lines.slice(0, half) }, { stack: lines.slice(half) }], columnGap: 22 },
  ]
}

function closing(source: Source, size: number): Content[] {
  const hasBasis = source.parts.includes('basis')
  const left = [...(source.parts.includes('proofs') ? proofs(source) : []), ...(hasBasis ? notes(source, size) : [])]
  return [
    {
      columns: [{ stack: left }, ...(hasBasis ? [{ stack: basis(source, size) }] : [])],
      columnGap: 22,
      margin: [0, 8 * size, 0, 0],
    },
    ...(hasBasis ? datasets(source, size) : []),
  ]
}

function contentOf(source: Source, drawings: Drawings, size: number): Content[] {
  const { parts, words } = source
  const { section, vapour } = drawings
  const has = (part: ReportPart) => parts.includes(part)
  return [
    {
      columns: [
        ...(section && has('drawing') ? [{ svg: section.svg, width: section.width }] : []),
        { stack: keyColumn(source, drawings), width: '*' },
      ],
      columnGap: 22,
    },
    ...(has('layers') ? layerTable(source, drawings.swatches, size) : []),
    ...(has('indicators') ? indicators(source, size) : []),
    ...(vapour && has('vapour')
      ? [
          { text: words.t('vapourTitle'), bold: true, margin: [0, 8, 0, 2] as [number, number, number, number] },
          { svg: vapour.svg, width: 300 * size },
        ]
      : []),
    ...closing(source, size),
  ]
}

function headOf({ reported, words }: Source, mark: Content): Content {
  const { t, common } = words
  const kicker = t('kicker', { type: common(`type.${reported.construction.type}`) })
  return {
    margin: [MARGINS.left, 28, MARGINS.right, 0],
    stack: [
      { text: kicker, color: GREY, fontSize: 8.5 },
      {
        columns: [
          { text: titleOf(reported, words), bold: true, fontSize: 13, width: '*' },
          { stack: [mark], width: 200 },
        ],
      },
      {
        canvas: [
          {
            type: 'line',
            x1: 0,
            y1: 3,
            x2: 595.28 - MARGINS.left - MARGINS.right,
            y2: 3,
            lineWidth: 1.5,
            lineColor: INK,
          },
        ],
      },
    ],
  }
}

type Drawn = { readonly drawings: Drawings; readonly mark: Content; readonly verification: Content | undefined }

function documentOf(source: Source, { drawings, mark, verification }: Drawn, size: number): PdfDocument {
  const { reported, words, heading, ratio, verifiable } = source
  const { construction } = reported
  const title = titleOf(reported, words)
  const today = new Date().toISOString()
  const info = {
    title: words.t('label', { name: title }),
    author: heading.author,
    subject: words.t('kicker', { type: words.common(`type.${construction.type}`) }),
    keywords: construction.tags.map((tag) => tagName(tag, words.locale)).join(', '),
    creator: 'Aufbau',
  }
  return {
    pageSize: 'A4',
    pageMargins: [MARGINS.left, MARGINS.top, MARGINS.right, MARGINS.bottom],
    version: '1.7',
    language: words.tag,
    displayTitle: true,
    info: verifiable ? withCode(info, verifiable) : info,
    defaultStyle: { ...pdfText, fontSize: pdfText.fontSize * size },
    header: headOf(source, mark),
    footer: (page, pages) => {
      const sheet = `${construction.code ?? ''} ${page}/${pages}`.trim()
      const address = words.t('made', { address: window.location.origin + window.location.pathname })
      return {
        margin: [MARGINS.left, 14, MARGINS.right, 0],
        stack: [
          stampTable(stampOf(source, ratio, sheet, today)),
          { text: address, fontSize: 6.5, color: GREY, margin: [0, 3, 0, 0] },
        ],
      }
    },
    content: [...contentOf(source, drawings, size), ...(verification ? [verification] : [])],
  }
}

/** Saves the report as PDF: the same content as on screen, the drawings as vectors, the section at its true scale. */
export async function makeReportPdf(source: Source): Promise<void> {
  const { verifiable, words } = source
  const drawn = {
    drawings: drawingsOf(source.sheets),
    mark: await letterMarkForPdf(source.heading),
    verification: verifiable && (await verificationMark(verifiable, words.locale)),
  }
  const blob = await writePdf((size) => documentOf(source, drawn, size), sizes, 1)
  download(`${words.t('fileName')} ${titleOf(source.reported, words)}.pdf`, blob)
}
