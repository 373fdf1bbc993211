import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { DatasetItem } from '#contract/datasets.ts'
import { type ReferenceUnit, referenceUnits } from '#vocabulary/materials.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { useLocale } from '#web/lib/i18n/locale.ts'
import { datasetQuery, datasetSearchQuery } from '#web/resources/datasets/dataset-queries.ts'
import type { ItemDraft } from '../document/draft.ts'
import { projectTexts } from '../projects-texts.ts'
import { CellChoice } from '../sheet/cell-choice.tsx'
import type { CellEditor, Choice } from '../sheet/sheet-types.ts'

/** Datasets that are offered at once. */
const OFFERED = 30

type Chosen = Pick<DatasetItem, 'uuid' | 'version' | 'name' | 'referenceUnit'>

const choiceOf = ({ uuid, version, name, referenceUnit }: Chosen) =>
  JSON.stringify({ uuid, version, name, referenceUnit } satisfies Chosen)

const isUnit = (unit: string): unit is ReferenceUnit => referenceUnits.some((one) => one === unit)

/** The dataset of its end of life that was chosen for an item. */
export function fieldsOfEndOfLife(choice: string): Partial<ItemDraft> {
  const { uuid, version } = JSON.parse(choice) as Chosen
  return { endOfLife: { uuid, version } }
}

/** What an item takes of a dataset that was chosen for it: it keeps its name and a unit that is already there. */
export function fieldsOfDataset(choice: string, row: ItemDraft | undefined): Partial<ItemDraft> {
  const { uuid, version, name, referenceUnit } = JSON.parse(choice) as Chosen
  return {
    dataset: { uuid, version },
    ...(row?.name === undefined && { name: name.slice(0, 120) }),
    ...(isUnit(referenceUnit) && row?.unit === undefined && { unit: referenceUnit }),
  }
}

/** What a dataset is called in the release of the project; its id while that is not known. */
export function DatasetName({
  dataset: { uuid, version },
  release,
}: {
  dataset: NonNullable<ItemDraft['dataset']>
  release: string | null
}) {
  const { data } = useQuery({
    ...datasetQuery(release ?? '', uuid, version, useLocale()),
    enabled: release !== null,
    retry: false,
  })
  return data?.name ?? uuid
}

/** Chooses the dataset of an item from the release of the project. */
export function DatasetChoice({ release, ...props }: CellEditor & { release: string | null }) {
  const t = useTexts(projectTexts)
  const [text, setText] = useState(props.editing.isTyped ? props.editing.text : '')
  const locale = useLocale()
  const { data, isFetching } = useQuery(
    datasetSearchQuery({ text, release, type: null, like: null, locale, take: OFFERED }),
  )
  const found = (data?.items ?? []).map(
    (item): Choice => ({
      value: choiceOf(item),
      label: item.name,
      hint: isUnit(item.referenceUnit) ? t(`unit.${item.referenceUnit}`) : item.referenceUnit,
    }),
  )
  const status = found.length > 0 ? undefined : isFetching ? t('searching') : t('nothingFound')
  return <CellChoice {...props} found={found} status={status} onNarrow={setText} />
}
