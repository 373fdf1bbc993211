import type { Content, TableCell } from 'pdfmake'
import { quantities } from '#web/lib/format.ts'
import type { PdfDrawing } from '#web/pdf/drawing-for-pdf.ts'
import { lined } from '#web/pdf/lined-table.ts'
import { cellsOf } from '#web/pdf/pdf-tables.ts'
import { GREY } from '#web/pdf/write-pdf.ts'
import { type Reported } from '#web/resources/constructions/construction-queries.ts'
import { layerRows, markNotes } from '../layer-rows.ts'
import type { Words } from '../words.ts'

/**
 * The layers with their figures, sums below.
 *
 * @param swatches - hatch of each layer, in the order of the rows
 * @param size - of the text, 1 as usual
 */
export function layerTable(
  { reported, words }: { readonly reported: Reported; readonly words: Words },
  swatches: readonly PdfDrawing[],
  size: number,
): Content[] {
  const { t, formats } = words
  const { thermal, geometry, lifeCycle } = reported.kpis
  const rows = layerRows(reported, words)
  const gwp = formats.figure('gwp', lifeCycle.gwp?.total)
  const italic = (text: string, rest: string) => ({ text: [{ text, italics: true }, rest] })
  const head: TableCell[] = [
    t('number'),
    '',
    t('material'),
    ...cellsOf([
      italic('d', ` ${quantities.thickness.unit}`),
      `λ ${quantities.conductivity.unit}`,
      `ρ ${quantities.density.unit}`,
      'μ',
      italic('R', ` ${quantities.resistance.unit}`),
      `${t('life')} ${quantities.years.unit}`,
      `GWP ${quantities.gwp.unitAlone}`,
    ]),
  ]
  const body = rows.map((row, index): TableCell[] => {
    const swatch = swatches[index]
    const { number, name, thickness, conductivity, density, vapourResistanceFactor, resistance, serviceLife } = row
    return [
      number,
      swatch ? { svg: swatch.svg, width: swatch.width * size } : '',
      name,
      ...cellsOf([thickness, conductivity, density, vapourResistanceFactor, resistance, serviceLife, row.gwp]),
    ]
  })
  const sum = ['Rsi', 'Rse'].map((name, index) => [
    { text: 'R', italics: true },
    { text: name.slice(1), sub: true },
    ` ${formats.figure('resistance', index === 0 ? thermal.rsi : thermal.rse)}`,
  ])
  const foot: TableCell[] = [
    { text: [`${t('sumWith')} `, ...(sum[0] ?? []), ` ${t('and')} `, ...(sum[1] ?? [])], colSpan: 3, bold: true },
    '',
    '',
    ...cellsOf(
      [formats.figure('thickness', geometry.thickness), '', '', '', formats.figure('resistance', thermal.rTotal)],
      true,
    ),
    '',
    ...cellsOf([lifeCycle.gwp?.bound === 'lower' ? `≥ ${gwp}` : gwp], true),
  ]
  return [
    { text: t('layersTitle'), bold: true, margin: [0, 6 * size, 0, 2] },
    lined(
      {
        widths: ['auto', 24 * size, '*', 'auto', 'auto', 'auto', 'auto', 'auto', 'auto', 'auto'],
        body: [head, ...body, foot],
      },
      true,
    ),
    ...markNotes(rows, words).map((text) => ({ text, color: GREY, fontSize: 6.5 * size })),
  ]
}
