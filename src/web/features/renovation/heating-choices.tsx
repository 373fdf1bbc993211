import { type ReactNode, useId } from 'react'
import type { ConstructionType } from '#vocabulary/constructions.ts'
import { type HeatingLimit, heatingLimits, stationKeys, stations } from '#vocabulary/degree-hours.ts'
import { energyCarriers, otherSupplies, supplyKeys } from '#vocabulary/energy-carriers.ts'
import { heatGenerators } from '#vocabulary/heat-generators.ts'
import { isAtGround, neighboursOf } from '#vocabulary/temperature-corrections.ts'
import { Select } from '#web/components/select.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import css from './renovation.module.css'
import { emissionPaths } from './renovation-search.ts'
import { generatorName, renovationTexts } from './renovation-texts.ts'
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
  return (
    <Choice
      label={t('generator')}
      value={choices.generator.id}
      values={heatGenerators.map(({ id }) => id)}
      onChoose={(id) => onChoose('generator', id)}
    >
      {energyCarriers.map((carrier) => (
        <optgroup key={carrier} label={t(`carrier.${carrier}`)}>
          {heatGenerators
            .filter((generator) => generator.carrier === carrier)
            .map((generator) => (
              <option key={generator.id} value={generator.id}>
                {generatorName(generator, t)}
              </option>
            ))}
        </optgroup>
      ))}
    </Choice>
  )
}

function Supplies({ state: { choices, onChoose } }: { state: HeatingState }) {
  const t = useTexts(renovationTexts)
  const { carrier } = choices.generator
  const others = supplyKeys.filter((key) => otherSupplies[key].carrier === carrier)
  if (others.length === 0) return null
  return (
    <Choice
      label={t('supply')}
      value={choices.supply ?? 'mix'}
      values={['mix', ...others]}
      onChoose={(value) => onChoose('supply', value === 'mix' ? null : value)}
    >
      <option value="mix">{t(carrier === 'electricity' ? 'supply.grid' : 'supply.mix')}</option>
      {others.map((key) => (
        <option key={key} value={key}>
          {t(`supply.${key}`)}
        </option>
      ))}
    </Choice>
  )
}

/** What presets follow from, each with what is usual chosen. */
export function HeatingChoices({ state, type }: { state: HeatingState; type: ConstructionType }) {
  const t = useTexts(renovationTexts)
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
              {t(`neighbour.${key}`)}
            </option>
          ))}
        </Choice>
      )}
      {isAtGround(choices.neighbour) && (
        <Choice
          label={t('groundwater')}
          value={choices.groundwater ? 'flowing' : 'none'}
          values={['none', 'flowing']}
          onChoose={(value) => onChoose('groundwater', value === 'flowing' ? value : null)}
        >
          <option value="none">{t('groundwater.none')}</option>
          <option value="flowing">{t('groundwater.flowing')}</option>
        </Choice>
      )}
      <Generators state={state} />
      <Supplies state={state} />
      <Choice label={t('path')} value={choices.path} values={emissionPaths} onChoose={(path) => onChoose('path', path)}>
        {emissionPaths.map((path) => (
          <option key={path} value={path}>
            {t(`path.${path}`, { year: String(state.states.freeFrom.value) })}
          </option>
        ))}
      </Choice>
    </div>
  )
}
