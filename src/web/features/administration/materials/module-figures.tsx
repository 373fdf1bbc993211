import { clsx } from 'clsx'
import { useState } from 'react'
import {
  type Generation,
  type Indicator,
  indicatorDefinitions,
  indicators,
  mainClimateIndicator,
} from '#vocabulary/indicators.ts'
import { type DeclaredModule, lifeCycleModules } from '#vocabulary/life-cycle.ts'
import { referenceUnits } from '#vocabulary/materials.ts'
import { chartTexts } from '#web/charts/charts-texts.ts'
import { writeSignificant } from '#web/charts/indicator-display.ts'
import { UnitText } from '#web/charts/unit-text.tsx'
import { Select } from '#web/components/select.tsx'
import css from '#web/features/administration/administration.module.css'
import { ABSENT } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { languageTag, useLocale } from '#web/lib/i18n/locale.ts'
import { administrationTexts } from '../administration-texts.ts'

type Declaration = {
  readonly module: DeclaredModule
  readonly scenario: string | null
  /** Tells the declarations of several datasets apart. */
  readonly dataset?: string
  readonly indicators: Partial<Readonly<Record<Indicator, number>>>
}

const stageOf = (module: string) => lifeCycleModules.find((one) => one === module)

/** What the dataset declares, per module and scenario, as it stands there: climate change, and an indicator to choose. */
export function ModuleFigures({
  declarations,
  dataset,
}: {
  declarations: readonly Declaration[]
  dataset: {
    readonly generation: Generation
    readonly referenceQuantity: number | null
    readonly referenceUnit: string
  }
}) {
  const t = useTexts(administrationTexts)
  const charts = useTexts(chartTexts)
  const tag = languageTag(useLocale())
  const climate = mainClimateIndicator[dataset.generation]
  const others = indicators.filter(
    (one) => one !== climate && declarations.some((declaration) => declaration.indicators[one] !== undefined),
  )
  const [chosen, choose] = useState<Indicator>('penrt')
  const shown = others.includes(chosen) ? chosen : others[0]
  const known = referenceUnits.find((one) => one === dataset.referenceUnit)
  const unit = known ? t(`unit.${known}`) : dataset.referenceUnit
  const { referenceQuantity: quantity } = dataset
  const per = quantity === 1 ? unit : `${quantity === null ? ABSENT : writeSignificant(quantity, tag)} ${unit}`
  const write = (declaration: Declaration, indicator: Indicator) => {
    const value = declaration.indicators[indicator]
    return value === undefined ? ABSENT : writeSignificant(value, tag)
  }
  return (
    <>
      {shown && (
        <p className={clsx('row between', css.moduleChoice)}>
          {t('indicator')}
          <Select
            aria-label={t('indicator')}
            width={232}
            value={shown}
            onChange={({ target }) => choose(others.find((one) => one === target.value) ?? shown)}
          >
            {others.map((one) => (
              <option key={one} value={one}>
                {charts(`indicator.${one}`)}
              </option>
            ))}
          </Select>
        </p>
      )}
      <table className="rt2">
        <caption className="sr">{t('per', { unit: per })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('per', { unit: per })}</th>
            <th scope="col" className="num">
              GWP{' '}
              <span className="unit">
                <UnitText unit={indicatorDefinitions[climate].unit} />
              </span>
            </th>
            {shown && (
              <th scope="col" className="num">
                <span className="sr">{charts(`indicator.${shown}`)} </span>
                <span aria-hidden="true">{shown.replace(/A1$/, '').toUpperCase()} </span>
                <span className="unit">
                  <UnitText unit={indicatorDefinitions[shown].unit} />
                </span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {declarations.map((declaration) => {
            const { module, scenario } = declaration
            const stage = stageOf(module)
            return (
              <tr key={`${module} ${scenario} ${declaration.dataset}`}>
                <th scope="row">
                  <span className="nowrap">{module.replace('-', '–')}</span> {stage && charts(`stage.${stage}`)}
                  {scenario !== null && <span className="small dim"> {scenario}</span>}
                </th>
                <td className="num">{write(declaration, climate)}</td>
                {shown && <td className="num">{write(declaration, shown)}</td>}
              </tr>
            )
          })}
        </tbody>
      </table>
    </>
  )
}
