import type { ProjectKpis } from '#contract/project-figures.ts'
import { type ProjectUse, userElectricityModes } from '#vocabulary/projects.ts'
import { Select } from '#web/components/select.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import type { Operation } from '../document/blocks.ts'
import { projectTexts } from '../projects-texts.ts'
import { CarrierChoice, type Carriers, type Dataset, usualElectricity } from './carrier-choice.tsx'
import { NumberField } from './number-field.tsx'
import css from './settings.module.css'

type Electricity = NonNullable<Operation['userElectricity']>

/** Electricity of the users: the flat amount of dwellings, an amount of one's own, or none. */
export function UserElectricityFields({
  operation,
  carriers,
  kpis,
  use,
  readOnly,
  onChange,
}: {
  operation: Operation
  carriers: Carriers
  kpis: ProjectKpis | undefined
  use: ProjectUse
  readOnly: boolean
  onChange: (next: Operation, gather?: string) => void
}) {
  const t = useTexts(projectTexts)
  const { number } = useFormats()
  const { userElectricity, ...rest } = operation
  // the flat amount is one of dwellings: of another use nothing is told
  const now = userElectricity?.mode === 'flat' && use !== 'residential' ? undefined : userElectricity
  const usual = usualElectricity(carriers)
  const change = (next: Electricity | undefined) =>
    onChange(next === undefined ? rest : { ...rest, userElectricity: next }, 'user electricity')
  const choose = (mode: string) => {
    const chosen = userElectricityModes.find((one) => one === mode)
    if (!chosen) return change(undefined)
    if (chosen === 'none') return change({ mode: chosen })
    const dataset = now?.dataset ?? usual
    if (dataset) change({ mode: chosen, dataset, ...(chosen === 'own' && { finalEnergy: now?.finalEnergy ?? 0 }) })
  }
  const causes = kpis?.operation?.userElectricity
  return (
    <div className={css.fields}>
      <label className="field">
        <span className="lbl">{t('user')}</span>
        <Select value={now?.mode ?? ''} disabled={readOnly} onChange={({ target }) => choose(target.value)}>
          <option value="">{t('notTold')}</option>
          {userElectricityModes
            .filter((mode) => mode !== 'flat' || use === 'residential')
            .map((mode) => (
              <option key={mode} value={mode}>
                {t(`user.${mode}`)}
              </option>
            ))}
        </Select>
        {causes?.perYear && (
          <span className="small dim">{t('carrier.causes', { value: number(causes.perYear.gwp, 0, 0) })}</span>
        )}
      </label>
      {now?.mode === 'own' && (
        <NumberField
          label={t('carrier.energy')}
          figure="finalEnergy"
          value={now.finalEnergy}
          isRequired
          readOnly={readOnly}
          onChange={(finalEnergy) => finalEnergy !== undefined && change({ ...now, finalEnergy })}
        />
      )}
      {now && now.mode !== 'none' && (
        <CarrierChoice
          label={t('carrier.dataset')}
          carriers={carriers}
          value={now.dataset}
          readOnly={readOnly}
          onChange={(dataset: Dataset) => change({ ...now, dataset })}
        />
      )}
    </div>
  )
}
