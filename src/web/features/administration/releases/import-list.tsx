import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { CatalogueImport } from '#contract/catalogue-imports.ts'
import { Button } from '#web/components/button.tsx'
import { Icon } from '#web/components/icon.tsx'
import { ListStates } from '#web/components/list-frame.tsx'
import css from '#web/features/administration/administration.module.css'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { languageTag, useLocale } from '#web/lib/i18n/locale.ts'
import { fill } from '#web/lib/i18n/message.ts'
import { followsFromData } from '#web/resources/data-releases/data-release-mutations.ts'
import { importsQuery } from '#web/resources/data-releases/data-release-queries.ts'
import { dataTexts } from '../administration-texts.ts'
import { ImportReportView } from './import-report.tsx'
import { useCancelImport } from './release-actions.ts'

/** Reading is the larger part of the work. */
const READING = 0.8

/** How far an import is, from 0 to 1: the bytes that are read, then what the rows make. */
export function shareOf({ bytesRead, fileSize, rowsRead, datasetsTaken }: CatalogueImport): number {
  const read = fileSize === null || fileSize === 0 ? 0 : Math.min(1, bytesRead / fileSize)
  const taken = rowsRead === 0 ? 0 : Math.min(1, (datasetsTaken * 5) / rowsRead)
  return read * READING + (read === 1 ? taken * (1 - READING) : 0)
}

function Running({ job }: { job: CatalogueImport }) {
  const t = useTexts(dataTexts)
  const cancel = useCancelImport()
  const percent = Math.round(shareOf(job) * 100)
  return (
    <div className={css.importRunning}>
      <div
        className="meter"
        role="progressbar"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-label={t('progressOf', { release: job.release })}
      >
        <i style={{ width: `${percent}%` }} />
      </div>
      <div className="row between">
        <span className="small dim">
          {job.datasetsTaken > 0 ? t('taking', { datasets: job.datasetsTaken }) : t('reading', { rows: job.rowsRead })}
        </span>
        <Button
          size="s"
          disabled={job.status === 'cancelling' || cancel.isPending}
          onClick={() => cancel.mutate(job.id)}
        >
          {t('cancelImport')}
        </Button>
      </div>
    </div>
  )
}

function Import({ job }: { job: CatalogueImport }) {
  const t = useTexts(dataTexts)
  const tag = languageTag(useLocale())
  const { recent } = useFormats()
  const { error, report, status } = job
  return (
    <li>
      <p className="row between">
        <b>{job.release}</b>
        <span className={status === 'failed' ? 'row bad' : 'row dim'}>
          {status === 'failed' && <Icon name="error" />}
          {status === 'done' && <Icon name="check" />}
          {t(`state.${status}`)}
        </span>
      </p>
      <p className="small dim">
        {job.fileName}, {t('byOn', { date: recent(job.startedAt), name: job.startedBy ?? t('byCommandLine') })}
      </p>
      {job.endedAt === null && <Running job={job} />}
      {error && <p className={css.importError}>{fill(t(`error.${error.code}`), error.values, tag)}</p>}
      {report && <ImportReportView report={report} />}
    </li>
  )
}

/** The latest imports: how far one is that runs, and the report or the reason of those that have ended. */
export function ImportList() {
  const t = useTexts(dataTexts)
  const asked = useQuery(importsQuery)
  const client = useQueryClient()
  const running = asked.data?.filter(({ endedAt }) => endedAt === null).length ?? 0
  const before = useRef(running)
  useEffect(() => {
    if (running < before.current) for (const queryKey of followsFromData) void client.invalidateQueries({ queryKey })
    before.current = running
  }, [running, client])
  return (
    <section className={css.imports} aria-label={t('imports')}>
      <h2>{t('imports')}</h2>
      <ListStates asked={asked} />
      {asked.data?.length === 0 && <p className="dim">{t('noImports')}</p>}
      <ul className={css.versionList}>
        {asked.data?.map((job) => (
          <Import key={job.id} job={job} />
        ))}
      </ul>
    </section>
  )
}
