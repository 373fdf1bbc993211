import { clsx } from 'clsx'
import type { ConstructionType } from '#vocabulary/constructions.ts'
import { stations } from '#vocabulary/degree-hours.ts'
import { LIFE_CYCLE_FACTOR_SOURCE } from '#vocabulary/energy-carriers.ts'
import { isAtGround, neighboursOf } from '#vocabulary/temperature-corrections.ts'
import { Button } from '#web/components/button.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { HeatingChoices } from './heating-choices.tsx'
import { HeatingField } from './heating-field.tsx'
import css from './renovation.module.css'
import { type HeatingTexts, heatingFields } from './renovation-search.ts'
import { renovationTexts } from './renovation-texts.ts'
import type { HeatingState } from './use-heating.ts'

/** What is assumed of heating: chosen from presets with their sources, each figure one's own where typed. */
export function HeatingForm({ state, type }: { state: HeatingState; type: ConstructionType }) {
  const t = useTexts(renovationTexts)
  const { choices, states, typed, onType, onReset } = state
  const isScenario =
    choices.path === 'scenario' && choices.generator.carrier === 'electricity' && choices.supply === null
  const atGround = isAtGround(choices.neighbour)
  const correctionSource = t(atGround ? 'groundCorrectionSource' : 'correctionSource')
  const shown: Partial<Record<keyof HeatingTexts, boolean>> = {
    freeFrom: choices.path === 'zero',
    correctionAfter: atGround || (neighboursOf(type)?.all.length ?? 0) > 1 || Boolean(typed.correctionAfter),
  }
  const factorSource = isScenario ? t('scenarioSource') : LIFE_CYCLE_FACTOR_SOURCE
  const sources: HeatingTexts = {
    degreeHours: t('degreeHoursSource', { station: stations[choices.station].name }),
    correction: correctionSource,
    correctionAfter: atGround ? correctionSource : t('asBefore'),
    emissionFactor: factorSource,
    primaryFactor: factorSource,
    efficiency: t('efficiencySource'),
    systemEfficiency: t('systemEfficiencySource'),
    freeFrom: t('freeFromSource'),
  }
  return (
    <fieldset className={css.heatingForm}>
      <legend className="sr">{t('heating')}</legend>
      <HeatingChoices state={state} type={type} />
      <div className={css.heating}>
        {heatingFields
          .filter((field) => shown[field] !== false)
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
      <p className={clsx('small dim', css.note)} data-paper="notes">
        {t('presetSources')}
      </p>
    </fieldset>
  )
}
