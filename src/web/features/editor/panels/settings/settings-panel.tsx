import type { UsedSettings } from '#contract/assessment.ts'
import { bounds } from '#vocabulary/bounds.ts'
import type { ConstructionType } from '#vocabulary/constructions.ts'
import { boundaries, REFERENCE_STUDY_PERIOD } from '#vocabulary/life-cycle.ts'
import { isUnconfirmedLoad, isUnlikeDwellings, roomHumidityName } from '#vocabulary/room-humidity.ts'
import { serviceLifeEditions } from '#vocabulary/service-life-positions.ts'
import { drivingRainGroups, heatings, roomHumidities, type Settings } from '#vocabulary/settings.ts'
import { vehicleName, vehicles } from '#vocabulary/vehicles.ts'
import { Button } from '#web/components/button.tsx'
import { Dialog } from '#web/components/dialog.tsx'
import { Field } from '#web/components/field.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { useLocale } from '#web/lib/i18n/locale.ts'
import { defined } from '../../document/document.ts'
import { useControls } from '../../document/editor-state.ts'
import { settingsTexts } from '../panel-texts.ts'
import css from '../panels.module.css'
import { MeasureField } from './measure-field.tsx'
import { SettingChoice, SettingFlag, SettingNumber } from './setting-fields.tsx'

/** Changes of settings that follow each other are one step. */
const GATHER = 'settings'

type Form = { readonly settings: Settings; readonly set: (change: Settings) => void }

/** What the rules ask of the building and the works. */
function RuleFields({ type, settings, set }: Form & { type: ConstructionType }) {
  const t = useTexts(settingsTexts)
  return (
    <>
      <SettingChoice
        label={t('heating')}
        value={settings.heating}
        values={heatings}
        textOf={(one) => t(`heating.${one}`)}
        onChange={(heating) => set({ heating })}
      />
      {type === 'partitionToUnheated' && (
        <SettingChoice
          label={t('unheatedSide')}
          value={settings.unheatedSide}
          values={['room', 'basement', 'roofSpace']}
          textOf={(one) => t(`unheatedSide.${one}`)}
          onChange={(unheatedSide) => set({ unheatedSide })}
        />
      )}
      <SettingNumber
        label={t('shareOfGroup')}
        hint={t('shareOfGroup.hint')}
        value={settings.shareOfGroup}
        bounds={bounds.shareOfGroup}
        factor={100}
        gather={GATHER}
        onChange={(shareOfGroup) => set({ shareOfGroup })}
      />
      <Field
        type="date"
        label={t('asOf')}
        hint={t('asOf.hint')}
        value={settings.asOf ?? ''}
        onChange={({ target }) => set({ asOf: target.value || undefined })}
      />
      <SettingFlag
        label={t('energyLawSince1984')}
        value={settings.energyLawSince1984}
        onChange={(energyLawSince1984) => set({ energyLawSince1984 })}
      />
      <SettingFlag label={t('monument')} value={settings.monument} onChange={(monument) => set({ monument })} />
      <SettingFlag
        label={t('thicknessLimited')}
        value={settings.thicknessLimited}
        onChange={(thicknessLimited) => set({ thicknessLimited, thicknessLimitedReason: undefined })}
      />
      {settings.thicknessLimited && (
        <div className={css.whole}>
          <Field
            label={t('thicknessLimitedReason')}
            maxLength={300}
            value={settings.thicknessLimitedReason ?? ''}
            onChange={({ target }) => set({ thicknessLimitedReason: target.value || undefined })}
          />
        </div>
      )}
    </>
  )
}

function LifeCycleFields({ settings, set }: Form) {
  const t = useTexts(settingsTexts)
  const locale = useLocale()
  return (
    <>
      <SettingNumber
        label={t('referenceStudyPeriod')}
        usual={REFERENCE_STUDY_PERIOD}
        value={settings.referenceStudyPeriod}
        bounds={bounds.referenceStudyPeriod}
        whole
        gather={GATHER}
        onChange={(referenceStudyPeriod) => set({ referenceStudyPeriod })}
      />
      <SettingChoice
        label={t('boundary')}
        value={settings.boundary}
        values={boundaries}
        textOf={(one) => t(`boundary.${one}`)}
        onChange={(boundary) => set({ boundary })}
      />
      <SettingChoice
        label={t('serviceLifeEdition')}
        value={settings.serviceLifeEdition}
        values={serviceLifeEditions}
        textOf={(one) => t(`serviceLifeEdition.${one}`)}
        onChange={(serviceLifeEdition) => set({ serviceLifeEdition })}
      />
      <SettingNumber
        label={t('transportDistance')}
        hint={t('transportDistance.hint')}
        value={settings.transportDistance}
        bounds={bounds.transportDistance}
        gather={GATHER}
        onChange={(transportDistance) => set({ transportDistance })}
      />
      <SettingChoice
        label={t('transportVehicle')}
        value={settings.transportVehicle}
        values={vehicles}
        textOf={(one) => vehicleName(one, locale)}
        onChange={(transportVehicle) => set({ transportVehicle })}
        hint={t('transportVehicle.hint')}
        open
      />
    </>
  )
}

const isRoof = (type: ConstructionType): boolean => type === 'pitchedRoof' || type === 'flatRoof'

function MoistureFields({ type, settings, set }: Form & { type: ConstructionType }) {
  const t = useTexts(settingsTexts)
  const locale = useLocale()
  const load = settings.humidityClass ?? 'normal'
  const hints = [
    ...(isUnconfirmedLoad(load) ? [t('humidityClass.recalled')] : []),
    ...(isUnlikeDwellings(load) ? [t('humidityClass.unlike')] : []),
  ]
  return (
    <>
      <SettingChoice
        label={t('humidityClass')}
        value={settings.humidityClass}
        values={roomHumidities}
        textOf={(one) => roomHumidityName(one, locale)}
        onChange={(humidityClass) => set({ humidityClass })}
        hint={hints.join(' ') || t('humidityClass.hint')}
      />
      {type === 'outerWall' && (
        <SettingChoice
          label={t('drivingRainGroup')}
          value={settings.drivingRainGroup}
          values={drivingRainGroups}
          textOf={(one) => t(`drivingRainGroup.${one}`)}
          onChange={(drivingRainGroup) => set({ drivingRainGroup })}
          hint={t('drivingRainGroup.hint')}
          open
        />
      )}
      {isRoof(type) && (
        <SettingFlag
          label={t('roofShaded')}
          value={settings.roofShaded}
          onChange={(roofShaded) => set({ roofShaded })}
        />
      )}
    </>
  )
}

/** What is done to the component, and on what else its assessment depends. */
export function SettingsPanel({
  type,
  settings = {},
  proposal,
  onClose,
}: {
  type: ConstructionType
  proposal: UsedSettings['proposal'] | undefined
  settings: Settings | undefined
  onClose: () => void
}) {
  const t = useTexts(settingsTexts)
  const controls = useControls()
  const put = (next: Settings) => controls.run({ do: 'setHeader', change: { settings: next } }, GATHER)
  const set = (change: Settings) => put(defined({ ...settings, ...change }))
  const form = { settings, set }
  return (
    <Dialog
      title={t('title')}
      onClose={onClose}
      footer={
        <>
          <Button look="quiet" disabled={Object.keys(settings).length === 0} onClick={() => put({})}>
            {t('reset')}
          </Button>
          <span className="grow" />
          <Button look="primary" onClick={onClose}>
            {t('done')}
          </Button>
        </>
      }
    >
      <MeasureField
        type={type}
        chosen={settings.measure}
        proposal={proposal}
        onChange={(measure) => set({ measure })}
      />
      <h3 className={css.heading}>{t('part.rules')}</h3>
      <div className="two">
        <RuleFields type={type} {...form} />
      </div>
      <h3 className={css.heading}>{t('part.lifeCycle')}</h3>
      <div className="two">
        <LifeCycleFields {...form} />
      </div>
      <h3 className={css.heading}>{t('part.moisture')}</h3>
      <div className="two">
        <MoistureFields type={type} {...form} />
      </div>
    </Dialog>
  )
}
