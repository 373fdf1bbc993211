import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#web/components/button.tsx'
import { Dialog } from '#web/components/dialog.tsx'
import { DatasetSearch } from '#web/datasets/dataset-search.tsx'
import { datasetTexts } from '#web/datasets/datasets-texts.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { useLocale } from '#web/lib/i18n/locale.ts'
import { datasetQuery } from '#web/resources/datasets/dataset-queries.ts'
import { materialQuery } from '#web/resources/materials/material-queries.ts'
import { questionsTexts } from './questions-texts.ts'

await datasetTexts.load()

/** A dataset as it is chosen. */
export type ChosenDataset = { readonly uuid: string; readonly version: string; readonly name: string }

/** A material with its release, and its own dataset as what another may stand for. */
function useMaterial(id: string | undefined) {
  const locale = useLocale()
  const { data } = useQuery({ ...materialQuery(id ?? '', null, locale), enabled: id !== undefined })
  const { uuid = '', version, release = '' } = data?.dataset ?? {}
  const { data: usual = null } = useQuery({
    ...datasetQuery(release, uuid, version, locale),
    enabled: release !== '',
  })
  return { name: data?.name ?? '', release: release === '' ? null : release, usual }
}

/** Chooses the dataset of a material, of the kind of its own until all are asked for; null stands for its own. */
export function DatasetField({
  material,
  value,
  onChoose,
}: {
  /** Id; undefined until one is chosen. */
  material: string | undefined
  value: ChosenDataset | null
  onChoose: (dataset: ChosenDataset | null) => void
}) {
  const t = useTexts(questionsTexts)
  const [open, setOpen] = useState(false)
  const { name, release, usual } = useMaterial(material)
  return (
    <div className="field">
      <span className="lbl">{t('dataset')}</span>
      <p>{value?.name ?? t('ownDataset')}</p>
      <div className="row">
        <Button size="s" disabled={material === undefined} onClick={() => setOpen(true)}>
          {t('chooseDataset')}
        </Button>
        {value && (
          <Button size="s" look="quiet" onClick={() => onChoose(null)}>
            {t('backToOwn')}
          </Button>
        )}
      </div>
      {open && (
        <Dialog
          title={t('datasetOf', { name })}
          onClose={() => setOpen(false)}
          footer={
            <Button look="primary" onClick={() => setOpen(false)}>
              {t('take')}
            </Button>
          }
        >
          <DatasetSearch
            release={release}
            chosen={value?.uuid ?? null}
            like={usual}
            onChoose={(one) => onChoose({ uuid: one.uuid, version: one.version, name: one.name })}
          />
        </Dialog>
      )}
    </div>
  )
}
