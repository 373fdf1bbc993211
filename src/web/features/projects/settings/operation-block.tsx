import { useState } from 'react'
import type { ProjectKpis } from '#contract/project-figures.ts'
import { carrierPurposes, projectLimits } from '#vocabulary/projects.ts'
import { Button } from '#web/components/button.tsx'
import { Segments } from '#web/components/segments.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { randomKey } from '#web/lib/random-key.ts'
import { blockOf, changeBlock, type Operation } from '../document/blocks.ts'
import { projectTexts } from '../projects-texts.ts'
import { useCarriers, usualElectricity } from './carrier-choice.tsx'
import { CarrierRow, type Per } from './carrier-row.tsx'
import { PhotovoltaicFields } from './photovoltaic-fields.tsx'
import { SettingsBlock, type SettingsProps } from './settings-block.tsx'
import { UserElectricityFields } from './user-electricity-fields.tsx'

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
