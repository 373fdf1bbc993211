import { useState } from 'react'
import { servicesModes, servicesRates } from '#vocabulary/projects.ts'
import { Select } from '#web/components/select.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { type Blocks, blockOf, changeBlock } from '../document/blocks.ts'
import { projectTexts } from '../projects-texts.ts'
import { NumberField } from './number-field.tsx'
import css from './settings.module.css'
import { SettingsBlock, type SettingsProps } from './settings-block.tsx'

/** What is added for thermal bridges where nothing else is said [W/(m²·K)], and what is offered. */
const USUAL_BRIDGES = 0.1
const offeredBridges = [0.1, 0.05, 0.03] as const

type PrimaryEnergy = NonNullable<Blocks['primaryEnergy']>

/** Thermal bridges, and the primary energy of the certificate. */
export function EnvelopeBlocks(props: SettingsProps) {
  const t = useTexts(projectTexts)
  const { editing, variant, readOnly } = props
  const bridges = blockOf(editing.draft, variant, 'thermalBridges')
  const primary = blockOf(editing.draft, variant, 'primaryEnergy')
  const { deltaU = USUAL_BRIDGES } = bridges ?? {}
  const isOffered = offeredBridges.some((one) => one === deltaU)
  const setBridges = (value: number | undefined) =>
    editing.edit(changeBlock(variant, 'thermalBridges', value === undefined ? undefined : { deltaU: value }), 'bridges')
  // one of the two alone decides nothing: it waits here for the other
  const [begun, setBegun] = useState<Partial<PrimaryEnergy>>({})
  const told = primary ?? begun
  const setPrimary = (part: { [Key in keyof PrimaryEnergy]: number | undefined }) => {
    const { demand, reference } = part
    setBegun({ ...(demand !== undefined && { demand }), ...(reference !== undefined && { reference }) })
    const next = demand === undefined || reference === undefined ? undefined : { demand, reference }
    editing.edit(changeBlock(variant, 'primaryEnergy', next), 'primary')
  }
  return (
    <>
      <SettingsBlock {...props} name="thermalBridges" title={t('bridges')}>
        <div className={css.fields}>
          <label className="field">
            <span className="lbl">{t('bridges.kind')}</span>
            <Select
              value={isOffered ? String(deltaU) : 'own'}
              disabled={readOnly}
              onChange={({ target }) => setBridges(target.value === 'own' ? 0.02 : Number(target.value))}
            >
              <option value="0.1">{t('bridges.none')}</option>
              <option value="0.05">{t('bridges.categoryA')}</option>
              <option value="0.03">{t('bridges.categoryB')}</option>
              <option value="own">{t('bridges.own')}</option>
            </Select>
          </label>
          <NumberField label="ΔU" figure="thermalBridges" value={deltaU} readOnly={readOnly} onChange={setBridges} />
        </div>
      </SettingsBlock>
      <SettingsBlock {...props} name="primaryEnergy" title={t('primary')} note={t('primary.note')}>
        <div className={css.fields}>
          <NumberField
            label={t('primary.demand')}
            name="primaryEnergy"
            figure="primaryEnergy"
            value={told.demand}
            readOnly={readOnly}
            onChange={(demand) => setPrimary({ demand, reference: told.reference })}
          />
          <NumberField
            label={t('primary.reference')}
            figure="primaryEnergy"
            value={told.reference}
            readOnly={readOnly}
            onChange={(reference) => setPrimary({ demand: told.demand, reference })}
          />
        </div>
      </SettingsBlock>
    </>
  )
}

/** Whether the services are counted as a flat rate, item by item, or not at all. */
export function ServicesBlock(props: SettingsProps) {
  const t = useTexts(projectTexts)
  const { editing, variant, readOnly } = props
  const { mode, rate = 'auto' } = blockOf(editing.draft, variant, 'services') ?? { mode: 'none' as const }
  const change = (next: { mode: typeof mode; rate?: typeof rate }) =>
    editing.edit(changeBlock(variant, 'services', next))
  return (
    <SettingsBlock {...props} name="services" title={t('services')} note={t(`services.note.${mode}`)}>
      <div className={css.fields}>
        <label className="field">
          <span className="lbl">{t('services.mode')}</span>
          <Select
            value={mode}
            disabled={readOnly}
            onChange={({ target }) => {
              const chosen = servicesModes.find((one) => one === target.value)
              if (chosen) change({ mode: chosen })
            }}
          >
            {servicesModes.map((one) => (
              <option key={one} value={one}>
                {t(`services.${one}`)}
              </option>
            ))}
          </Select>
        </label>
        {mode === 'flatRate' && (
          <label className="field">
            <span className="lbl">{t('services.rate')}</span>
            <Select
              value={rate}
              disabled={readOnly}
              onChange={({ target }) => {
                const chosen = servicesRates.find((one) => one === target.value)
                if (chosen) change({ mode, rate: chosen })
              }}
            >
              {servicesRates.map((one) => (
                <option key={one} value={one}>
                  {t(`rate.${one}`)}
                </option>
              ))}
            </Select>
          </label>
        )}
      </div>
    </SettingsBlock>
  )
}
