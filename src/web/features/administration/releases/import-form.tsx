import { clsx } from 'clsx'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { MAX_IMPORT_FILE, releaseOfFile } from '#vocabulary/datasets.ts'
import { Button } from '#web/components/button.tsx'
import { Field } from '#web/components/field.tsx'
import { FileButton } from '#web/components/file-button.tsx'
import { Icon } from '#web/components/icon.tsx'
import { Checkbox, OptionLine } from '#web/components/option.tsx'
import css from '#web/features/administration/administration.module.css'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { dataTexts } from '../administration-texts.ts'
import { useStartImport } from './release-actions.ts'

const isReleaseId = (given: string) => /^[A-Za-z0-9_.-]{1,40}$/.test(given)

/** Takes a file that is dropped anywhere on the page. @returns whether one hangs over it */
function useDrop(onFile: (file: File) => void): boolean {
  const [over, setOver] = useState(false)
  const take = useRef(onFile)
  useEffect(() => {
    take.current = onFile
  }, [onFile])
  useEffect(() => {
    const hang = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      setOver(true)
    }
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false)
    }
    const drop = (event: DragEvent) => {
      const [file] = event.dataTransfer?.files ?? []
      if (!file) return
      event.preventDefault()
      setOver(false)
      take.current(file)
    }
    document.addEventListener('dragover', hang)
    document.addEventListener('dragleave', leave)
    document.addEventListener('drop', drop)
    return () => {
      document.removeEventListener('dragover', hang)
      document.removeEventListener('dragleave', leave)
      document.removeEventListener('drop', drop)
    }
  }, [])
  return over
}

/** A place to drop a file on, which is also the button to choose one. */
function FilePlace({ file, onFile }: { file: File | null; onFile: (file: File) => void }) {
  const t = useTexts(dataTexts)
  const { number } = useFormats()
  const over = useDrop(onFile)
  return (
    <fieldset className={over ? clsx(css.filePlace, css.over) : css.filePlace} aria-label={t('file')}>
      <FileButton icon="upload" text={t('chooseFile')} accept=".csv,.gz,.zip,.json,.xml" onFile={onFile} />
      {file ? (
        <span>
          <b>{file.name}</b> <span className="dim">{number(file.size / 1024 ** 2, 1)}&nbsp;MB</span>
        </span>
      ) : (
        <span className="dim">{t('dropHere')}</span>
      )}
    </fieldset>
  )
}

/** Chooses a file and the release it is, and sends it. */
export function ImportForm() {
  const t = useTexts(dataTexts)
  const id = useId()
  const start = useStartImport()
  const [file, setFile] = useState<File | null>(null)
  const [release, setRelease] = useState('')
  const [switchOn, setSwitchOn] = useState(false)
  const [asked, setAsked] = useState(false)
  const fault = release.trim() === '' ? t('releaseMissing') : isReleaseId(release.trim()) ? null : t('releaseWrong')
  const tooBig = file !== null && file.size > MAX_IMPORT_FILE
  const choose = (chosen: File) => {
    setFile(chosen)
    setAsked(false)
    setRelease(releaseOfFile(chosen.name) ?? '')
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (!file || fault !== null || tooBig || start.isPending) return
    start.mutate(
      { file, release: release.trim(), switchOn },
      {
        onSuccess: () => {
          setFile(null)
          setRelease('')
          setAsked(false)
        },
      },
    )
  }
  return (
    <form className={css.importForm} aria-labelledby={`${id}-title`} onSubmit={submit} noValidate>
      <h2 id={`${id}-title`}>{t('import')}</h2>
      <p className="small dim">{t('importHint')}</p>
      <FilePlace file={file} onFile={choose} />
      {tooBig && (
        <p className="hint bad" role="alert">
          <Icon name="error" />
          {t('tooBig')}
        </p>
      )}
      {file && (
        <>
          <Field
            label={t('releaseId')}
            hint={t('releaseHint')}
            error={asked && fault !== null ? fault : undefined}
            value={release}
            maxLength={40}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => setRelease(target.value)}
          />
          <OptionLine>
            <Checkbox checked={switchOn} onChange={({ target }) => setSwitchOn(target.checked)} />
            {t('switchOnAfter')}
          </OptionLine>
          <div className={clsx('row', css.next)}>
            <Button look="primary" type="submit" disabled={start.isPending}>
              {t('startImport')}
            </Button>
            {start.isPending && (
              <span className="dim" role="status">
                {t('sending')}
              </span>
            )}
          </div>
        </>
      )}
    </form>
  )
}
