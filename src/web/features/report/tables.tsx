import { clsx } from 'clsx'
import { UnitText } from '#web/charts/unit-text.tsx'
import { HatchSwatch } from '#web/drawing/hatch-swatch.tsx'
import { type Reported } from '#web/resources/constructions/construction-queries.ts'
import { indicatorTable } from './indicator-rows.ts'
import { layerRows, markNotes } from './layer-rows.ts'
import css from './report.module.css'
import type { Words } from './words.ts'

type Props = { readonly reported: Reported; readonly words: Words }

/** The layers with their figures, and the sums. */
export function LayerTable({ reported, words }: Props) {
  const { t, formats } = words
  const { kpis } = reported
  const rows = layerRows(reported, words)
  const { thermal, geometry, lifeCycle } = kpis
  const gwp = formats.figure('gwp', lifeCycle.gwp?.total)
  return (
    <>
      <table className={css.table}>
        <caption>{t('layersTitle')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('number')}</th>
            <th scope="col">
              <span className="sr">{t('hatch')}</span>
            </th>
            <th scope="col">{t('material')}</th>
            <th scope="col" className="num">
              <i>d</i> mm
            </th>
            <th scope="col" className="num">
              λ W/(mK)
            </th>
            <th scope="col" className="num">
              ρ kg/m³
            </th>
            <th scope="col" className="num">
              μ
            </th>
            <th scope="col" className="num">
              <i>R</i> m²K/W
            </th>
            <th scope="col" className="num">
              {t('life')} a
            </th>
            <th scope="col" className="num">
              GWP kg/m²
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.number}>
              <td>{row.number}</td>
              <td>
                <HatchSwatch hatch={row.hatch} width={26} height={14} />
              </td>
              <td>{row.name}</td>
              <td className="num">{row.thickness}</td>
              <td className="num">{row.conductivity}</td>
              <td className="num">{row.density}</td>
              <td className="num">{row.vapourResistanceFactor}</td>
              <td className="num">{row.resistance}</td>
              <td className="num">{row.serviceLife}</td>
              <td className="num">{row.gwp}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td colSpan={3}>
              {t('sumWith')} <i>R</i>
              <sub>si</sub> {formats.figure('resistance', thermal.rsi)} {t('and')} <i>R</i>
              <sub>se</sub> {formats.figure('resistance', thermal.rse)}
            </td>
            <td className="num">{formats.figure('thickness', geometry.thickness)}</td>
            <td colSpan={3} />
            <td className="num">{formats.figure('resistance', thermal.rTotal)}</td>
            <td />
            <td className="num">{lifeCycle.gwp?.bound === 'lower' ? `≥ ${gwp}` : gwp}</td>
          </tr>
        </tfoot>
      </table>
      {markNotes(rows, words).map((note) => (
        <p key={note} className={clsx('dim', css.ownNote)}>
          {note}
        </p>
      ))}
    </>
  )
}

/** The main indicators by module, the sum A to C, and D apart. */
export function IndicatorTable({ reported, words }: Props) {
  const { t } = words
  const { generation, referenceStudyPeriod } = reported.kpis.lifeCycle
  const { modules, rows } = indicatorTable(reported, words)
  const lookOf = (module: string) => (module === 'total' ? clsx('num', css.sum) : module === 'D' ? 'num dim' : 'num')
  return (
    <table className={clsx(css.table, css.indicators)}>
      <caption>{t('indicatorsTitle', { generation: `DIN ${generation}`, years: referenceStudyPeriod })}</caption>
      <thead>
        <tr>
          <th scope="col">{t('indicator')}</th>
          {modules.map(({ module, head }) => (
            <th key={module} scope="col" className="num">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, unit, values }) => (
          <tr key={name}>
            <th scope="row">
              {name}{' '}
              <span className="unit">
                <UnitText unit={unit} />
              </span>
            </th>
            {modules.map(({ module }, index) => (
              <td key={module} className={lookOf(module)}>
                {values[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
