import { useState } from 'react'
import type { ProjectKpis } from '#contract/project-figures.ts'
import { carrierPurposes, projectLimits } from '#vocabulary/projects.ts'
import { Button } from '#web/components/button.tsx'
import { Checkbox, OptionLine } from '#web/components/option.tsx'
import { Segments } from '#web/components/segments.tsx'
import { Select } from '#web/components/select.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { randomKey } from '#web/lib/random-key.ts'
import { blockOf, changeBlock, type Operation } from '../document/blocks.ts'
import { projectTexts } from '../projects-texts.ts'
import { CarrierChoice, type Carriers, useCarriers, usualElectricity } from './carrier-choice.tsx'
import { NumberField } from './number-field.tsx'
import { PhotovoltaicFields } from './photovoltaic-fields.tsx'
import css from './settings.module.css'
import { SettingsBlock, type SettingsProps } from './settings-block.tsx'
import { UserElectricityFields } from './user-electricity-fields.tsx'

type Carrier = Operation['carriers'][number]

/** What final energy is told per: the year, or the m² of net room area and year. */
type Per = 'year' | 'area'

function CarrierRow({
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
    <div className={css.carrier} role="group" aria-label={t(`purpose.${carrier.purpose}`)}>
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

/** What the building uses in a year, by purpose, with what its own electricity covers. */
export function OperationBlock({
  kpis,
  release,
  ...props
}: SettingsProps & { kpis: ProjectKpis | undefined; release: string | undefined }) {
  const t = useTexts(projectTexts)
  const { editing, variant, readOnly } = props
  const { draft, edit } = editing
  const carriers = useCarriers(release)
  const [per, setPer] = useState<Per>('year')
  const operation = blockOf(draft, variant, 'operation')
  const { netRoomArea } = blockOf(draft, variant, 'areas') ?? draft.areas
  const electricity = usualElectricity(carriers)
  const change = (next: Operation, gather?: string) => edit(changeBlock(variant, 'operation', next), gather)
  const now: Operation = operation ?? { carriers: [] }
  const isEmpty = carriers.isKnown && carriers.final.length === 0
  return (
    <SettingsBlock
      {...props}
      name="operation"
      title={t('operation.title')}
      note={isEmpty ? t('operation.noData') : operation ? undefined : t('operation.unknown')}
      aside={
        <Segments
          label={t('operation.per')}
          value={per}
          segments={[
            { value: 'year', label: 'kWh/a' },
            { value: 'area', label: 'kWh/(m²a)' },
          ]}
          onChange={setPer}
        />
      }
    >
      {now.carriers.map((carrier) => (
        <CarrierRow
          key={carrier.id}
          carrier={carrier}
          carriers={carriers}
          figures={kpis?.operation?.carriers.find(({ id }) => id === carrier.id)}
          per={per}
          netRoomArea={netRoomArea}
          readOnly={readOnly}
          onChange={(part) =>
            change(
              { ...now, carriers: now.carriers.map((one) => (one.id === carrier.id ? { ...one, ...part } : one)) },
              `carrier ${carrier.id} ${Object.keys(part).join()}`,
            )
          }
          onRemove={() => change({ ...now, carriers: now.carriers.filter(({ id }) => id !== carrier.id) })}
        />
      ))}
      {!readOnly && electricity && (
        <Button
          look="quiet"
          size="s"
          icon="plus"
          disabled={now.carriers.length >= projectLimits.carriers}
          onClick={() =>
            change({
              ...now,
              carriers: [
                ...now.carriers,
                {
                  id: randomKey().slice(0, 12),
                  purpose: carrierPurposes[now.carriers.length % carrierPurposes.length] ?? 'other',
                  finalEnergy: 0,
                  electricity: true,
                  dataset: electricity,
                },
              ],
            })
          }
        >
          {t('carrier.add')}
        </Button>
      )}
      <UserElectricityFields
        operation={now}
        carriers={carriers}
        kpis={kpis}
        use={draft.use}
        readOnly={readOnly}
        onChange={change}
      />
      <PhotovoltaicFields operation={now} carriers={carriers} kpis={kpis} readOnly={readOnly} onChange={change} />
    </SettingsBlock>
  )
}
