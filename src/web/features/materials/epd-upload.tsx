import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { FileButton } from '#web/components/file-button.tsx'
import { Icon } from '#web/components/icon.tsx'
import { announce } from '#web/lib/announcer.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { useLocale } from '#web/lib/i18n/locale.ts'
import type { EpdFault, ReadEpd } from './epd-file.ts'
import type { FormValues } from './form-values.ts'
import { materialsTexts } from './materials-texts.ts'

/** Takes the figures of an ILCD+EPD file into the form, and says what it could not take. */
export function EpdUpload() {
  const t = useTexts(materialsTexts)
  const mark = useLocale() === 'de_DE' ? ',' : '.'
  const { setValue, getValues, clearErrors } = useFormContext<FormValues>()
  const [result, setResult] = useState<ReadEpd | EpdFault>()
  const take = async (file: File) => {
    const { readEpdFile } = await import('./epd-file.ts')
    const read = await readEpdFile(file, mark)
    setResult(read)
    if ('code' in read) return
    setValue('epd', read.values.epd, { shouldDirty: true })
    setValue('columns', read.values.columns, { shouldDirty: true })
    setValue('cells', read.values.cells, { shouldDirty: true })
    const { nameDe, nameEn, density } = getValues()
    if (nameDe === '' && nameEn === '') {
      setValue('nameDe', read.names.de_DE ?? '', { shouldDirty: true })
      setValue('nameEn', read.names.en_GB ?? '', { shouldDirty: true })
    }
    if (density === '') setValue('density', read.values.epd.density, { shouldDirty: true })
    clearErrors()
    announce(t('epdRead', { count: read.values.columns.length }))
  }
  const failed = result && 'code' in result ? result : undefined
  const read = result && !('code' in result) ? result : undefined
  return (
    <div>
      <FileButton icon="upload" text={t('epdFile')} accept=".json,.xml,.zip" onFile={(file) => void take(file)} />
      {failed && (
        <p className="hint bad" role="alert">
          <Icon name="error" />
          {t(`epdFault.${failed.code}`, { part: failed.part })}
        </p>
      )}
      {read && (
        <p className="hint" role="status">
          {t('epdRead', { count: read.values.columns.length })} {read.unitMissing && t('epdUnitMissing')}{' '}
          {read.others > 0 && t('epdOthers', { count: read.others })}
        </p>
      )}
      {read && read.unread.length > 0 && (
        <p className="hint warn" role="status">
          <Icon name="warning" />
          {t('epdUnread', { names: read.unread.join(', ') })}
        </p>
      )}
    </div>
  )
}
