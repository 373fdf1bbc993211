import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#web/components/button.tsx'
import { FileButton } from '#web/components/file-button.tsx'
import { showToast } from '#web/components/toasts.ts'
import { useFailureToast } from '#web/components/use-failure.ts'
import { download } from '#web/lib/download.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { readPriceList } from '#web/resources/materials/price-mutations.ts'
import { receivePrices } from '#web/resources/materials/price-queries.ts'
import { ListPreview, type ReadList } from './list-preview.tsx'
import { readListFile } from './price-list-file.ts'
import { priceTexts } from './price-texts.ts'

/** Takes prices in from a list, and away as one. @param count - of the prices that there are */
export function PriceActions({ count, onAdd }: { count: number; onAdd: () => void }) {
  const t = useTexts(priceTexts)
  const [read, setRead] = useState<ReadList | null>(null)
  const tell = useMutation({ ...readPriceList, onError: useFailureToast((reason) => t('notRead', { reason })) })
  const take = useMutation({
    mutationFn: receivePrices,
    onSuccess: ({ name, content }) => download(name, content),
    onError: useFailureToast((reason) => t('notWritten', { reason })),
  })
  const open = async (file: File) => {
    const found = await readListFile(file)
    if ('fault' in found) return showToast({ text: t(`fault.${found.fault}`), failed: true })
    tell.mutate(found.csv, { onSuccess: (told) => setRead({ name: file.name, csv: found.csv, told }) })
  }
  return (
    <div className="row wrap">
      <FileButton
        icon="upload"
        text={t('readList')}
        accept=".csv,.txt,text/csv"
        disabled={tell.isPending}
        onFile={(file) => void open(file)}
      />
      {count > 0 && (
        <Button icon="download" disabled={take.isPending} onClick={() => take.mutate()}>
          {t('writeList')}
        </Button>
      )}
      <Button look="primary" icon="plus" onClick={onAdd}>
        {t('add')}
      </Button>
      {read && <ListPreview list={read} onClose={() => setRead(null)} />}
    </div>
  )
}
