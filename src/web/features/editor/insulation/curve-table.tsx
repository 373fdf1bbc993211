import type { InsulationCurvePoint } from '#contract/insulation-curve.ts'
import { ScrollBox } from '#web/charts/scroll-box.tsx'
import { UnitText } from '#web/charts/unit-text.tsx'
import { quantities, useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import type { CurveAsked } from './curve-asked.ts'
import type { Mark } from './curve-marks.ts'
import css from './insulation.module.css'
import { insulationTexts } from './insulation-texts.ts'

/** Round thicknesses that stand between the marks [m]. */
const isRound = ({ thickness }: InsulationCurvePoint) => {
  const steps = thickness / 0.04
  return Math.abs(steps - Math.round(steps)) < 1e-6
}
const NEAR = 5e-4

type Row = { readonly point: InsulationCurvePoint; readonly mark: Mark | undefined }

/** The marks, and round thicknesses between them. */
const rowsOf = (points: readonly InsulationCurvePoint[], marks: readonly Mark[], end: number): readonly Row[] =>
  [
    ...marks.map((mark): Row => ({ point: mark.point, mark })),
    ...points
      .filter((point) => point.thickness <= end && isRound(point))
      .filter(({ thickness }) => marks.every(({ point }) => Math.abs(point.thickness - thickness) > NEAR))
      .map((point): Row => ({ point, mark: undefined })),
  ].toSorted((one, other) => one.point.thickness - other.point.thickness)

/** The curve in numbers, against today's. */
export function CurveTable({
  points,
  marks,
  end,
  given,
  quantity,
}: Pick<CurveAsked, 'quantity'> & {
  points: readonly InsulationCurvePoint[]
  marks: readonly Mark[]
  end: number
  given: InsulationCurvePoint
}) {
  const t = useTexts(insulationTexts)
  const { figure, difference } = useFormats()
  const shown = quantity === 'gwp' ? 'gwp' : 'primaryEnergy'
  const unit = (
    <span className="unit">
      <UnitText unit={quantities[shown].unit} />
    </span>
  )
  const columns = [
    { name: t('thickness'), unit: <span className="unit">mm</span> },
    { name: t('uValue'), unit: <span className="unit">{quantities.uValue.unit}</span> },
    ...(['embodied', 'operational', 'total'] as const).map((line) => ({ name: t(`line.${line}`), unit })),
    { name: t('difference'), unit },
    { name: t('constructionThickness'), unit: <span className="unit">mm</span> },
  ]
  return (
    <ScrollBox className={css.scroll} label={t('table')}>
      <table className="mini">
        <caption className="sr">{t('table')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('mark')}</th>
            {columns.map(({ name, unit: of }) => (
              <th key={name} scope="col" className="num">
                {name} {of}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rowsOf(points, marks, end).map(({ point, mark }) => {
            const [total, before] = [point.total[quantity], given.total[quantity]]
            return (
              <tr key={`${point.thickness} ${mark?.name}`} className={mark?.kind === 'optimum' ? css.best : undefined}>
                <td>{mark?.name}</td>
                <th scope="row" className="num">
                  {figure('thickness', point.thickness)}
                </th>
                <td className="num">{figure('uValue', point.uValue)}</td>
                <td className="num">{figure(shown, point.embodied[quantity])}</td>
                <td className="num">{figure(shown, point.operational[quantity])}</td>
                <td className="num">
                  <b>{figure(shown, total)}</b>
                </td>
                <td className="num">
                  {mark?.kind === 'given'
                    ? t('reference')
                    : difference(shown, total === null || before === null ? null : total - before)}
                </td>
                <td className="num">{figure('thickness', point.constructionThickness)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </ScrollBox>
  )
}
