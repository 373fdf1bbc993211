import type { ProjectKpis } from '#contract/project-figures.ts'
import { carrierPurposes } from '#vocabulary/projects.ts'
import { Button } from '#web/components/button.tsx'
import { Checkbox, OptionLine } from '#web/components/option.tsx'
import { Select } from '#web/components/select.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import type { Operation } from '../document/blocks.ts'
import { projectTexts } from '../projects-texts.ts'
import { CarrierChoice, type Carriers } from './carrier-choice.tsx'
import { NumberField } from './number-field.tsx'
import css from './settings.module.css'

export type Carrier = Operation['carriers'][number]

/** What final energy is told per: the year, or the m² of net room area and year. */
export type Per = 'year' | 'area'

/** One carrier of energy: what it is for, how much is bought, and what that causes. */
export function CarrierRow({
  carrier,
  carriers,
  figures,
  per,
  netRoomArea,
  readOnly,
  onChange,
  onRemove,
}: {
  carrier: Carrier
  carriers: Carriers
  figures: NonNullable<ProjectKpis['operation']>['carriers'][number] | undefined
  per: Per
  netRoomArea: number
  readOnly: boolean
  onChange: (part: Partial<Carrier>) => void
  onRemove: () => void
}) {
  const t = useTexts(projectTexts)
  const { number } = useFormats()
  return (
    <div className={css.carrier} role="group" aria-label={carrier.name ?? t(`purpose.${carrier.purpose}`)}>
      <div className={css.called}>
        <label className="field">
          <span className="lbl">{t('carrier.purpose')}</span>
          <Select
            value={carrier.purpose}
            disabled={readOnly}
            onChange={({ target }) => {
              const purpose = carrierPurposes.find((one) => one === target.value)
              if (purpose) onChange({ purpose })
            }}
          >
            {carrierPurposes.map((one) => (
              <option key={one} value={one}>
                {t(`purpose.${one}`)}
              </option>
            ))}
          </Select>
        </label>
        <input
          className="input"
          aria-label={t('carrier.name')}
          placeholder={t('carrier.name')}
          maxLength={120}
          value={carrier.name ?? ''}
          readOnly={readOnly}
          onChange={({ target }) => onChange({ name: target.value.trim() === '' ? undefined : target.value })}
        />
      </div>
      <NumberField
        label={t('carrier.energy')}
        figure="finalEnergy"
        unit={per === 'year' ? 'kWh/a' : 'kWh/(m²a)'}
        scale={per === 'year' ? 1 : netRoomArea}
        value={carrier.finalEnergy}
        isRequired
        readOnly={readOnly}
        onChange={(finalEnergy) => finalEnergy !== undefined && onChange({ finalEnergy })}
      />
      <CarrierChoice
        label={t('carrier.dataset')}
        carriers={carriers}
        value={carrier.dataset}
        readOnly={readOnly}
        onChange={({ uuid, version }) => onChange({ dataset: version === undefined ? { uuid } : { uuid, version } })}
      />
      <OptionLine className={css.check}>
        <Checkbox
          checked={carrier.electricity ?? false}
          disabled={readOnly}
          onChange={({ target }) => onChange({ electricity: target.checked })}
        />
        {t('carrier.electricity')}
      </OptionLine>
      <span className={`small ${css.share}`}>
        {figures?.perYear && t('carrier.causes', { value: number(figures.perYear.gwp, 0, 0) })}
        {figures && figures.fromOwn > 0 && (
          <span className="dim"> {t('carrier.fromOwn', { value: number(figures.fromOwn, 0, 0) })}</span>
        )}
      </span>
      <span className={css.remove}>
        {!readOnly && <Button look="quiet" size="s" icon="bin" aria-label={t('carrier.remove')} onClick={onRemove} />}
      </span>
    </div>
  )
}
