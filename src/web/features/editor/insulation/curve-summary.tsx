import type { InsulationCurvePoint } from '#contract/insulation-curve.ts'
import { energyCarriers } from '#vocabulary/energy-carriers.ts'
import { UnitText } from '#web/charts/unit-text.tsx'
import { Button } from '#web/components/button.tsx'
import { ABSENT, quantities, useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import type { CurveFindings } from '../views/computing.ts'
import type { CurveAsked } from './curve-asked.ts'
import { governing, type Mark } from './curve-marks.ts'
import css from './insulation.module.css'
import { insulationTexts } from './insulation-texts.ts'

type SummaryProps = Pick<CurveAsked, 'quantity' | 'carrier'> & {
  readonly findings: CurveFindings
  readonly marks: readonly Mark[]
  /** What is read off. */
  readonly at: InsulationCurvePoint | undefined
  readonly canApply: boolean
  readonly onApply: (thickness: number) => void
  readonly canCompare: boolean
  /** Stores it as a variant, and compares the two. */
  readonly onCompare: (thickness: number) => void
}

const shownAs = (quantity: CurveAsked['quantity']) => (quantity === 'gwp' ? 'gwp' : 'primaryEnergy')

function Facts({ findings, at, quantity }: SummaryProps) {
  const t = useTexts(insulationTexts)
  const { figure, difference, withUnit } = useFormats()
  const { given } = findings.curve
  if (!at) return null
  const shown = shownAs(quantity)
  const [total, before] = [at.total[quantity], given.total[quantity]]
  const change = total === null || before === null ? null : total - before
  const unit = <UnitText unit={quantities[shown].unit} />
  const bound = at.bound === null ? '' : '≥ '
  return (
    <dl className="kv s">
      <dt>{t('at')}</dt>
      <dd>{withUnit('thickness', at.thickness)}</dd>
      <dt>{t('sum', { years: findings.curve.heat.studyPeriod })}</dt>
      <dd>
        {bound}
        {figure(shown, total)} <span className="unit">{unit}</span>
      </dd>
      <dt>{t('againstToday', { thickness: withUnit('thickness', given.thickness) })}</dt>
      <dd>
        {difference(shown, change)} <span className="unit">{unit}</span>
      </dd>
      <dt>{t('uValue')}</dt>
      <dd>
        {figure('uValue', at.uValue)} <span className="unit">{quantities.uValue.unit}</span>
      </dd>
      <dt>{t('more')}</dt>
      <dd>
        {difference('thickness', at.thickness - given.thickness)} <span className="unit">mm</span>
      </dd>
    </dl>
  )
}

/** Where the optimum lies with heat of each carrier. */
function Others({ findings, carrier }: SummaryProps) {
  const t = useTexts(insulationTexts)
  const { number } = useFormats()
  const whole = (thickness: number | undefined) =>
    thickness === undefined ? ABSENT : number(Math.round(thickness * 1000), 0)
  return (
    <table className="mini">
      <caption>{t('others')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('carrier')}</th>
          <th scope="col" className="num">
            {t('quantity.gwp')} <span className="unit">mm</span>
          </th>
          <th scope="col" className="num">
            {t('quantity.penrt')} <span className="unit">mm</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {energyCarriers.map((one, index) => (
          <tr key={one}>
            <th scope="row">{one === carrier ? <b>{t(`carrier.${one}`)}</b> : t(`carrier.${one}`)}</th>
            <td className="num">{whole(findings.others[index]?.gwp?.thickness)}</td>
            <td className="num">{whole(findings.others[index]?.penrt?.thickness)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** To the whole mm, and no less than asked. */
const wholeMillimetres = (thickness: number) => Math.ceil(thickness * 1000 - 1e-3) / 1000

/** The optimum, what it brings, what asks for more, and a way to take it over. */
export function CurveSummary(props: SummaryProps) {
  const { findings, marks, quantity, at, canApply, onApply, canCompare, onCompare } = props
  const t = useTexts(insulationTexts)
  const { figure, number, withUnit } = useFormats()
  const optimum = findings.curve.optima[quantity]
  const governs = governing(marks)
  const { source, factor, efficiency } = findings.curve.heat
  return (
    <aside className={css.summary} aria-label={t('summary')}>
      <p className="small dim">{t('optimum.of', { quantity: t(`quantity.${quantity}`) })}</p>
      {optimum ? (
        <p className="fig">
          <span className="big">{number(Math.round(optimum.thickness * 1000), 0)}</span>
          <span className="u">mm</span>
        </p>
      ) : (
        <p>{t('optimum.none')}</p>
      )}
      {optimum?.range && (
        <p className="small">
          {t('range', {
            from: number(Math.round(optimum.range.from * 1000), 0),
            to: number(Math.round(optimum.range.to * 1000), 0),
          })}
        </p>
      )}
      {optimum?.atEnd && <p className="small">{t(`atEnd.${optimum.atEnd}`)}</p>}
      {governs?.kind === 'limit' && (
        <p className="small">
          {t('governs', { name: governs.name, thickness: withUnit('thickness', governs.point.thickness) })}
        </p>
      )}
      <Facts {...props} />
      {at && (
        <p className={css.actions}>
          {canApply && (
            <Button look="primary" onClick={() => onApply(wholeMillimetres(at.thickness))}>
              {t('apply', { thickness: withUnit('thickness', wholeMillimetres(at.thickness)) })}
            </Button>
          )}
          <Button disabled={!canCompare} onClick={() => onCompare(wholeMillimetres(at.thickness))}>
            {t('compare')}
          </Button>
        </p>
      )}
      <Others {...props} />
      <p className="small dim">
        {t('heat', {
          factor: figure('factor', factor.gwp * 1000),
          efficiency: figure('factor', efficiency),
          source: source ?? t('own'),
        })}
      </p>
    </aside>
  )
}
