import { energyCarriers } from '#vocabulary/energy-carriers.ts'
import { ABSENT, useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import type { AssessmentRequest } from '#web/resources/assessment/assessment-queries.ts'
import type { LocalFigures } from '#web/resources/assessment/local-figures.ts'
import { type CurveAsked, FREE_BY_LAW } from './curve-asked.ts'
import { insulationTexts } from './insulation-texts.ts'
import { type OptimaColumn, useOptima } from './use-optima.ts'

const letterOf = (column: number) => String.fromCodePoint(65 + column)

/** Where the optimum lies with heat of each carrier, of the material that is there and of others. */
export function OptimaTable({
  local,
  request,
  asked,
  layer,
  name: own,
}: {
  local: LocalFigures
  request: AssessmentRequest
  asked: CurveAsked
  layer: number
  /** Of the material of the layer. */
  name: string
}) {
  const { columns, value: found = [], isCurrent } = useOptima(local, request, asked, layer, own)
  const { quantity, carrier } = asked
  const t = useTexts(insulationTexts)
  const { number } = useFormats()
  const nameOf = ({ name, course }: OptimaColumn, index: number) =>
    index > 0 && course === 'free' ? t('others.fall', { letter: letterOf(0), year: String(FREE_BY_LAW) }) : name
  return (
    <>
      <table className="mini" aria-busy={!isCurrent}>
        <caption>
          {t('others', { quantity: t(`quantity.${quantity}`) })} <span className="unit">mm</span>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('carrier')}</th>
            {columns.map((column, index) => (
              <th key={column.materialId + column.course} scope="col" className="num">
                <span aria-hidden="true">{letterOf(index)}</span>
                <span className="sr">{nameOf(column, index)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {energyCarriers.map((one, row) => (
            <tr key={one}>
              <th scope="row">{one === carrier ? <b>{t(`carrier.${one}`)}</b> : t(`carrier.${one}`)}</th>
              {columns.map(({ materialId, course }, index) => {
                const optimum = found[index]?.[row]?.[quantity]
                return (
                  <td key={materialId + course} className="num">
                    {optimum ? number(Math.round(optimum.thickness * 1000), 0) : ABSENT}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="small dim" aria-hidden="true">
        {columns.map((column, index) => (
          <li key={column.materialId + column.course}>
            <b>{letterOf(index)}</b> {nameOf(column, index)}
          </li>
        ))}
      </ul>
    </>
  )
}
