import { useState } from 'react'
import type { DatasetItem } from '#contract/datasets.ts'
import { Button } from '#web/components/button.tsx'
import { Dialog } from '#web/components/dialog.tsx'
import { DatasetSearch } from '#web/datasets/dataset-search.tsx'
import { datasetTexts } from '#web/datasets/datasets-texts.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { questionsTexts } from './questions-texts.ts'

await datasetTexts.load()

/** Finds one dataset of the release in use. */
export function DatasetDialog({
  title,
  onChoose,
  onClose,
}: {
  title: string
  onChoose: (dataset: Pick<DatasetItem, 'uuid'>) => void
  onClose: () => void
}) {
  const t = useTexts(questionsTexts)
  const [chosen, setChosen] = useState<DatasetItem>()
  const take = () => {
    if (chosen) onChoose(chosen)
    onClose()
  }
  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <Button look="primary" disabled={!chosen} onClick={take}>
          {t('take')}
        </Button>
      }
    >
      <DatasetSearch release={null} chosen={chosen?.uuid ?? null} onChoose={setChosen} />
    </Dialog>
  )
}
