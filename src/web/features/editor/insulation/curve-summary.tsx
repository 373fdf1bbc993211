import { useQuery } from '@tanstack/react-query'
import { Fragment, type ReactNode } from 'react'
import type { InsulationCurvePoint } from '#contract/insulation-curve.ts'
import { UnitText } from '#web/charts/unit-text.tsx'
import { Button } from '#web/components/button.tsx'
import { quantities, useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { constructionProjectsQuery } from '#web/resources/projects/construction-projects.ts'
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
  /** Stored under this id; undefined before. */
  readonly construction: string | undefined
  /** Where the optimum lies otherwise. */
  readonly optima: ReactNode
  /** Stores it as a variant, and compares the two. */
  readonly onCompare: (thickness: number) => void
}

const shownAs = (quantity: CurveAsked['quantity']) => (quantity === 'gwp' ? 'gwp' : 'primaryEnergy')

/** What the change comes to on the area of each project that the construction is part of. */
function InProjects({
  construction,
  quantity,
  change,
}: Pick<SummaryProps, 'construction' | 'quantity'> & {
  /** Of the sum, per m²; null where it is not known. */
  readonly change: number | null
}) {
  const t = useTexts(insulationTexts)
  const { number } = useFormats()
  const { data: projects = [] } = useQuery({
    ...constructionProjectsQuery(construction ?? ''),
    enabled: construction !== undefined,
  })
  if (change === null) return null
  const inThousands = quantities[shownAs(quantity)].factor / 1000
  return projects.flatMap(({ id, key, name, code, area }) => {
    if (area === null || area === 0) return []
    const value = change * area * inThousands
    return (
      <Fragment key={`${id} ${key}`}>
        <dt>{t('inProject', { area: number(area, 0, 0), name: code ?? name })}</dt>
        <dd>
          {value > 0 && '+'}
          {number(value, 1, 1)}{' '}
          <span className="unit">
            <UnitText unit={quantity === 'gwp' ? 't CO₂e' : 'MWh'} />
          </span>
        </dd>
      </Fragment>
    )
  })
}

function Facts({ findings, at, quantity, construction }: SummaryProps) {
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
      <InProjects {...{ construction, quantity, change }} />
    </dl>
  )
}

/** To the whole mm, and no less than asked. */
const wholeMillimetres = (thickness: number) => Math.ceil(thickness * 1000 - 1e-3) / 1000

/** The optimum, what it brings, what asks for more, and a way to take it over. */
export function CurveSummary(props: SummaryProps) {
  const { findings, marks, quantity, at, canApply, onApply, canCompare, onCompare, optima } = props
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
      {optima}
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
