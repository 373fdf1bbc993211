import type { InsulationCurvePoint } from '#contract/insulation-curve.ts'
import { csv } from '#interchange/csv/csv.ts'
import { type Column, millimetres, tableOf } from '#interchange/tables/table.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import { download } from '#web/lib/download.ts'
import { quantities } from '#web/lib/format.ts'
import type { TextsIn } from '#web/lib/i18n/catalogue.ts'
import { factorOf, type Mark } from './curve-marks.ts'
import type { insulationTexts } from './insulation-texts.ts'

const inUnit = (value: number | null, quantity: 'gwp' | 'penrt') => (value === null ? null : value * factorOf(quantity))

type Row = { readonly point: InsulationCurvePoint; readonly mark: string }

type Curve = { readonly points: readonly InsulationCurvePoint[]; readonly marks: readonly Mark[] }
type Words = { readonly name: string; readonly t: TextsIn<typeof insulationTexts>; readonly locale: Locale }

/** Every point of the curve and every mark, by thickness, unrounded, with both indicators. */
export function curveCsv({ points, marks }: Curve, { name, t, locale }: Words): string {
  const figures = (['gwp', 'penrt'] as const).flatMap((quantity) =>
    (['embodied', 'operational', 'total'] as const).map((line): Column<Row> => {
      const { unit } = quantities[quantity === 'gwp' ? 'gwp' : 'primaryEnergy']
      return [
        `${quantity.toUpperCase()}, ${t(`line.${line}`)}, ${unit}`,
        ({ point }) => inUnit(point[line][quantity], quantity),
      ]
    }),
  )
  const columns: readonly Column<Row>[] = [
    [t('mark'), ({ mark }) => mark],
    [`${t('thickness')}, mm`, ({ point }) => millimetres(point.thickness)],
    [`${t('constructionThickness')}, mm`, ({ point }) => millimetres(point.constructionThickness)],
    [`${t('uValue')}, ${quantities.uValue.unit}`, ({ point }) => point.uValue],
    ...figures,
    [t('bound'), ({ point }) => (point.bound === null ? '' : t('bound.lower'))],
  ]
  const rows = [
    ...marks.map((mark): Row => ({ point: mark.point, mark: mark.name })),
    ...points.map((point): Row => ({ point, mark: '' })),
  ].sort((one, other) => one.point.thickness - other.point.thickness)
  return csv([tableOf(name, columns, rows)], locale)
}

/** Hands it out as a file. */
export const downloadCurve = (curve: Curve, words: Words): void =>
  download(`${words.name}.csv`, new Blob([curveCsv(curve, words)], { type: 'text/csv;charset=utf-8' }))
