import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { DatasetItem } from '#contract/datasets.ts'
import { Select } from '#web/components/select.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { useLocale } from '#web/lib/i18n/locale.ts'
import { datasetsQuery } from '#web/resources/datasets/dataset-queries.ts'
import { projectTexts } from '../projects-texts.ts'

export type Dataset = { readonly uuid: string; readonly version?: string | undefined }

const USE = 'Nutzung'

/** Datasets of energy in the release of a project, once that is known: of final energy, and of the useful heat of devices. */
export function useCarriers(release: string | undefined) {
  const locale = useLocale()
  const asked = useQuery({
    ...datasetsQuery(
      {
        query: '',
        release: release ?? null,
        categories: [],
        types: [],
        validity: null,
        modules: ['B6'],
        units: ['MJ', 'kWh'],
        page: 1,
        size: 200,
      },
      locale,
    ),
    enabled: release !== undefined,
  })
  const items = asked.data?.items
  return useMemo(() => {
    const isOfUse = ({ category }: DatasetItem) => category.some((one) => one.startsWith(USE))
    return {
      isKnown: items !== undefined,
      final: items?.filter((item) => !isOfUse(item)) ?? [],
      useful: items?.filter(isOfUse) ?? [],
    }
  }, [items])
}
export type Carriers = ReturnType<typeof useCarriers>

const valueOf = ({ uuid, version }: Dataset) => `${uuid.toLowerCase()}@${version ?? ''}`

/** The dataset that electricity is counted with where nobody has chosen one: the mix that QNG counts with. */
export const usualElectricity = ({ final }: Carriers): Dataset | undefined => {
  const found =
    final.find(({ name }) => name.startsWith('QNG Strom')) ?? final.find(({ name }) => name.includes('Strom'))
  return found && { uuid: found.uuid, version: found.version }
}

/** Chooses a dataset of energy; those of the useful heat of a device stand apart. */
export function CarrierChoice({
  label,
  carriers: { final, useful },
  value,
  readOnly,
  onChange,
}: {
  label: string
  carriers: Carriers
  value: Dataset | undefined
  readOnly: boolean
  onChange: (dataset: Dataset) => void
}) {
  const t = useTexts(projectTexts)
  const all = [...final, ...useful]
  const isKnown = value === undefined || all.some((one) => valueOf(one) === valueOf(value))
  const options = (items: readonly DatasetItem[]) =>
    items.map((item) => (
      <option key={valueOf(item)} value={valueOf(item)}>
        {item.name}
      </option>
    ))
  return (
    <label className="field">
      <span className="lbl">{label}</span>
      <Select
        value={value === undefined ? '' : valueOf(value)}
        disabled={readOnly}
        onChange={({ target }) => {
          const chosen = all.find((one) => valueOf(one) === target.value)
          if (chosen) onChange({ uuid: chosen.uuid, version: chosen.version })
        }}
      >
        {value === undefined && <option value="">{t('carrier.choose')}</option>}
        {!isKnown && value && <option value={valueOf(value)}>{value.uuid}</option>}
        <optgroup label={t('carrier.final')}>{options(final)}</optgroup>
        {useful.length > 0 && <optgroup label={t('carrier.useful')}>{options(useful)}</optgroup>}
      </Select>
    </label>
  )
}
