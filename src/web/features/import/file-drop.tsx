import { clsx } from 'clsx'
import { type DragEvent, useState } from 'react'
import { MAX_FILE_BYTES } from '#interchange/foreign/limits.ts'
import { FileButton } from '#web/components/file-button.tsx'
import { Icon } from '#web/components/icon.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import css from './import.module.css'
import { importTexts } from './import-texts.ts'

const suffixes = '.json,.xml,.ifc,.zip'

/** Where a file is dropped or chosen. `small`: a file is there already, and another may take its place. */
export function FileDrop({
  small,
  busy,
  progress,
  onFile,
}: {
  small: boolean
  busy: string | null
  /** How far reading is, from 0 to 1, where it tells. */
  progress?: number | undefined
  onFile: (file: File) => void
}) {
  const t = useTexts(importTexts)
  const [over, setOver] = useState(false)
  const take = (file: File | undefined) => file && busy === null && onFile(file)
  const drag = (event: DragEvent) => {
    event.preventDefault()
    setOver(event.type === 'dragover')
  }
  const drop = (event: DragEvent) => {
    drag(event)
    take(event.dataTransfer.files[0])
  }
  return (
    <div
      className={clsx(css.drop, over && css.over, small && 'small')}
      onDragOver={drag}
      onDragLeave={drag}
      onDrop={drop}
    >
      {!small && (
        <>
          <Icon name="upload" />
          <p>{t('drop')}</p>
        </>
      )}
      <FileButton
        icon="upload"
        look={small ? undefined : 'primary'}
        disabled={busy !== null}
        text={t(small ? 'otherFile' : 'chooseFile')}
        label={t('chooseFile')}
        accept={suffixes}
        onFile={take}
      />
      {!small && <p className="small dim">{t('dropLimits', { maximum: MAX_FILE_BYTES / 1024 / 1024 })}</p>}
      {busy !== null && (
        <p className="row" role="status">
          <span className="spin" />
          {t('reading', { name: busy })}
        </p>
      )}
      {busy !== null && progress !== undefined && (
        <progress className={css.progress} value={progress} aria-label={t('reading', { name: busy })} />
      )}
    </div>
  )
}
