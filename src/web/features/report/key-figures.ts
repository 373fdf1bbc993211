import { scopeName } from '#vocabulary/life-cycle.ts'
import { quantities } from '#web/lib/format.ts'
import { missesSurfaceLimit } from '#web/lib/moisture-verdict.ts'
import { type Reported } from '#web/resources/constructions/construction-queries.ts'
import type { Words } from './words.ts'

/** A piece of text that is set in one way: `R` italic, `tot` low, a unit grey. */
export type Run = string | { readonly text: string; readonly as: 'italic' | 'sub' | 'unit' }
export type Runs = readonly Run[]

const italic = (text: string): Run => ({ text, as: 'italic' })
const sub = (text: string): Run => ({ text, as: 'sub' })

/** One figure with its name and unit. */
export type Fact = {
  readonly name: Runs
  readonly value: string
  readonly unit: string
  /** Below a limit that decides. */
  readonly missed?: true
}

/** Cost by the prices of whoever prints, and of when those are; nothing where nothing of it is known. */
function costFacts(
  { cost, lifeCycle }: Reported['kpis'],
  { t, formats: { figure, date } }: Pick<Words, 't' | 'formats'>,
): Fact[] {
  if (!cost || cost.first === null || cost.pricesFrom === null || cost.pricesTo === null) return []
  const { first, overStudyPeriod, pricesFrom, pricesTo } = cost
  const [from, to] = [date(pricesFrom), date(pricesTo)]
  const { unit } = quantities.cost
  const written = (sum: typeof overStudyPeriod) => `${sum?.bound === 'lower' ? '≥ ' : ''}${figure('cost', sum?.total)}`
  return [
    { name: [from === to ? t('costOf', { day: to }) : t('costFrom', { from, to })], value: written(first), unit },
    {
      name: [t('costOverStudyPeriod', { years: lifeCycle.referenceStudyPeriod })],
      value: written(overStudyPeriod),
      unit,
    },
  ]
}

/** The figures beside the drawing. */
export function keyFigures({ kpis, construction }: Reported, { t, formats }: Words): Fact[] {
  const { thermal, moisture, summer, geometry, lifeCycle } = kpis
  const { figure } = formats
  const isCold = missesSurfaceLimit(kpis)
  const years = lifeCycle.referenceStudyPeriod
  const bound = (sum: typeof lifeCycle.gwp, quantity: 'gwp' | 'primaryEnergy') =>
    `${sum?.bound === 'lower' ? '≥ ' : ''}${figure(quantity, sum?.total)}`
  const facts: (Fact | false)[] = [
    {
      name: [`${t('resistance')} `, italic('R'), sub('tot')],
      value: figure('resistance', thermal.rTotal),
      unit: quantities.resistance.unit,
    },
    {
      name: [`${t('surface')} `, italic('f'), sub('Rsi')],
      value: isCold ? `${figure('factor', moisture.fRsi)}, ${t('missed')}` : figure('factor', moisture.fRsi),
      unit: '',
      ...(isCold && { missed: true }),
    },
    {
      name: [`${t('vapourResistance')} Σ s`, sub('d')],
      value: figure('sd', moisture.sdTotal),
      unit: quantities.sd.unit,
    },
    { name: [t('shift')], value: figure('hours', summer.timeShift), unit: quantities.hours.unit },
    { name: [`${t('decrement')} `, italic('f')], value: figure('factor', summer.decrement), unit: '' },
    { name: [t('thickness')], value: figure('thickness', geometry.thickness), unit: quantities.thickness.unit },
    { name: [t('mass')], value: figure('mass', geometry.mass), unit: quantities.mass.unit },
    {
      name: [t('gwp', { years, scope: scopeName(lifeCycle.modules) })],
      value: bound(lifeCycle.gwp, 'gwp'),
      unit: quantities.gwp.unit,
    },
    {
      name: [t('penrt', { years })],
      value: bound(lifeCycle.penrt, 'primaryEnergy'),
      unit: quantities.primaryEnergy.unit,
    },
    construction.layers.length > 0 &&
      lifeCycle.biogenicCarbonStored !== null &&
      lifeCycle.biogenicCarbonStored > 0 && {
        name: [t('stored')],
        value: `${lifeCycle.biogenicCarbonBound === 'lower' ? '≥ ' : ''}${figure('carbonStored', lifeCycle.biogenicCarbonStored)}`,
        unit: quantities.carbonStored.unit,
      },
    ...costFacts(kpis, { t, formats }),
  ]
  return facts.filter((fact) => fact !== false)
}
