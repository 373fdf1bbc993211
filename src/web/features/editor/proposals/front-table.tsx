import type { ReactNode } from 'react'
import { quantities, useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import type { FrontPoint } from './front-points.ts'
import { proposalTexts } from './proposal-texts.ts'
import css from './proposals.module.css'

type Column = { readonly name: string; readonly unit: ReactNode; readonly decimals: number }

/** The front in numbers. */
export function FrontTable({
  points,
  nameOf,
  columns: [across, upward],
}: {
  points: readonly FrontPoint[]
  nameOf: (point: FrontPoint) => string
  columns: readonly [Column, Column]
}) {
  const t = useTexts(proposalTexts)
  const { number, figure } = useFormats()
  return (
    <details className={css.each}>
      <summary>{t('front.table')}</summary>
      <table className="mini">
        <thead>
          <tr>
            <th scope="col">{t('front.what')}</th>
            {[across, upward].map(({ name, unit }) => (
              <th key={name} scope="col" className="num">
                {name} <span className="unit">{unit}</span>
              </th>
            ))}
            <th scope="col" className="num">
              {t('figure.thickness')} <span className="unit">{quantities.thickness.unit}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {points.map((point, index) => (
            <tr key={index}>
              <th scope="row">{nameOf(point)}</th>
              <td className="num">{number(point.x, across.decimals)}</td>
              <td className="num">{number(point.y, upward.decimals)}</td>
              <td className="num">{figure('thickness', point.thickness)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
