import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'
import type { ConstructionType } from '#vocabulary/constructions.ts'
import { type HeatingLimit, heatingLimits, stationKeys, stations } from '#vocabulary/degree-hours.ts'
import { energyCarriers, LIFE_CYCLE_FACTOR_SOURCE } from '#vocabulary/energy-carriers.ts'
import { type HeatGenerator, heatGenerators } from '#vocabulary/heat-generators.ts'
import { neighboursOf, temperatureCorrections } from '#vocabulary/temperature-corrections.ts'
import { Button } from '#web/components/button.tsx'
import { Select } from '#web/components/select.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { HeatingField } from './heating-field.tsx'
import css from './renovation.module.css'
import { emissionPaths, type HeatingTexts, heatingFields } from './renovation-search.ts'
import { renovationTexts } from './renovation-texts.ts'
import type { HeatingState } from './use-heating.ts'

function Choice<V extends string | number>({
  label,
  value,
  values,
  onChoose,
  children,
}: {
  label: string
  value: V | undefined
  values: readonly V[]
  onChoose: (value: V) => void
  children: ReactNode
}) {
  const id = useId()
  return (
    <div className={css.choice}>
      <label htmlFor={id} className="small dim">
        {label}
      </label>
      <Select
        id={id}
        value={value}
        onChange={({ target }) => {
          const found = values.find((one) => String(one) === target.value)
          if (found !== undefined) onChoose(found)
        }}
      >
        {children}
      </Select>
    </div>
  )
}

function Generators({ state: { choices, onChoose } }: { state: HeatingState }) {
  const t = useTexts(renovationTexts)
  const nameOf = ({ kind, size }: HeatGenerator) => [t(`generator.${kind}`), size].filter(Boolean).join(' ')
  return (
    <Choice
      label={t('generator')}
      value={choices.generator?.id}
      values={heatGenerators.map(({ id }) => id)}
      onChoose={(id) => onChoose('generator', id)}
    >
      {energyCarriers.map((carrier) => (
        <optgroup key={carrier} label={t(`carrier.${carrier}`)}>
          {heatGenerators
            .filter((generator) => generator.carrier === carrier)
            .map((generator) => (
              <option key={generator.id} value={generator.id}>
                {nameOf(generator)}
              </option>
            ))}
        </optgroup>
      ))}
    </Choice>
  )
}

function Choices({ state, type }: { state: HeatingState; type: ConstructionType }) {
  const t = useTexts(renovationTexts)
  const { number } = useFormats()
  const { choices, onChoose } = state
  const beyond = neighboursOf(type)?.all ?? []
  return (
    <div className={css.choicesRow}>
      <Choice
        label={t('station')}
        value={choices.station}
        values={stationKeys}
        onChoose={(value) => onChoose('station', value)}
      >
        {stationKeys.map((key) => (
          <option key={key} value={key}>
            {stations[key].name}, {stations[key].height} m
          </option>
        ))}
      </Choice>
      <Choice<HeatingLimit>
        label={t('limit')}
        value={choices.limit}
        values={heatingLimits}
        onChoose={(value) => onChoose('limit', value)}
      >
        {heatingLimits.map((limit) => (
          <option key={limit} value={limit}>
            {t(`limit.${limit}`)}
          </option>
        ))}
      </Choice>
      {beyond.length > 1 && (
        <Choice
          label={t('neighbour')}
          value={choices.neighbour}
          values={beyond}
          onChoose={(value) => onChoose('neighbour', value)}
        >
          {beyond.map((key) => (
            <option key={key} value={key}>
              {t(`neighbour.${key}`)}, {number(temperatureCorrections[key], 2)}
            </option>
          ))}
        </Choice>
      )}
      <Generators state={state} />
      <Choice label={t('path')} value={choices.path} values={emissionPaths} onChoose={(path) => onChoose('path', path)}>
        {emissionPaths.map((path) => (
          <option key={path} value={path}>
            {t(`path.${path}`)}
          </option>
        ))}
      </Choice>
    </div>
  )
}

/** What is assumed of heating: chosen from presets with their sources, each figure one's own where typed. */
export function HeatingForm({ state, type }: { state: HeatingState; type: ConstructionType }) {
  const t = useTexts(renovationTexts)
  const { choices, states, typed, onType, onReset } = state
  const isScenario = choices.path === 'scenario' && choices.generator?.carrier === 'electricity'
  const factorSource = isScenario ? t('scenarioSource') : LIFE_CYCLE_FACTOR_SOURCE
  const sources: HeatingTexts = {
    degreeHours: t('degreeHoursSource', { station: stations[choices.station].name }),
    correction: t('correctionSource'),
    emissionFactor: factorSource,
    primaryFactor: factorSource,
    efficiency: t('efficiencySource'),
    systemEfficiency: t('systemEfficiencySource'),
    freeFrom: t('freeFromSource'),
  }
  return (
    <fieldset className={css.heatingForm}>
      <legend className="sr">{t('heating')}</legend>
      <Choices state={state} type={type} />
      <div className={css.heating}>
        {heatingFields
          .filter((field) => field !== 'freeFrom' || choices.path === 'zero')
          .map((field) => (
            <HeatingField
              key={field}
              field={field}
              typed={typed[field]}
              state={states[field]}
              source={sources[field]}
              onType={(text) => onType(field, text)}
            />
          ))}
      </div>
      {Object.values(typed).some((text) => text !== '') && (
        <Button look="quiet" onClick={onReset}>
          {t('toPresets')}
        </Button>
      )}
      <p className={clsx('small dim', css.note)}>{t('presetSources')}</p>
    </fieldset>
  )
}
