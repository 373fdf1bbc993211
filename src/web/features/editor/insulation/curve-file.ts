import type { InsulationCurvePoint } from '#contract/insulation-curve.ts'
import { csv } from '#interchange/csv/csv.ts'
import { type Column, millimetres, tableOf } from '#interchange/tables/table.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import { download } from '#web/lib/download.ts'
import { quantities } from '#web/lib/format.ts'
import type { TextsIn } from '#web/lib/i18n/catalogue.ts'
import { factorOf } from './curve-marks.ts'
import type { insulationTexts } from './insulation-texts.ts'

const inUnit = (value: number | null, quantity: 'gwp' | 'penrt') => (value === null ? null : value * factorOf(quantity))

/** Hands out every point of the curve, unrounded, with both indicators. */
export function downloadCurve(
  points: readonly InsulationCurvePoint[],
  { name, t, locale }: { readonly name: string; readonly t: TextsIn<typeof insulationTexts>; readonly locale: Locale },
): void {
  const figures = (['gwp', 'penrt'] as const).flatMap((quantity) =>
    (['embodied', 'operational', 'total'] as const).map((line): Column<InsulationCurvePoint> => {
      const { unit } = quantities[quantity === 'gwp' ? 'gwp' : 'primaryEnergy']
      return [
        `${quantity.toUpperCase()}, ${t(`line.${line}`)}, ${unit}`,
        (point) => inUnit(point[line][quantity], quantity),
      ]
    }),
  )
  const columns: readonly Column<InsulationCurvePoint>[] = [
    [`${t('thickness')}, mm`, ({ thickness }) => millimetres(thickness)],
    [`${t('constructionThickness')}, mm`, ({ constructionThickness }) => millimetres(constructionThickness)],
    [`${t('uValue')}, ${quantities.uValue.unit}`, ({ uValue }) => uValue],
    ...figures,
    [t('bound'), ({ bound }) => (bound === null ? '' : t('bound.lower'))],
  ]
  const text = csv([tableOf(name, columns, points)], locale)
  download(`${name}.csv`, new Blob([text], { type: 'text/csv;charset=utf-8' }))
}
