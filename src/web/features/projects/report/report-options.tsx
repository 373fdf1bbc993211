import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { BASE_VARIANT } from '#vocabulary/projects.ts'
import { BusyButton } from '#web/components/busy-button.tsx'
import { Icon } from '#web/components/icon.tsx'
import { Checkbox, OptionLine } from '#web/components/option.tsx'
import { Select } from '#web/components/select.tsx'
import { VerifiableReports } from '#web/components/verifiable/verifiable-reports.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { paths } from '#web/lib/paths.ts'
import { PrintButton } from '#web/pdf/print-button.tsx'
import type { StoredProject } from '#web/resources/projects/project-queries.ts'
import { projectReportsQuery } from '#web/resources/verification/verification.ts'
import { ProjectExport } from '../page/project-export.tsx'
import css from './project-report.module.css'
import { type ProjectReportSearch, projectReportParts } from './report-search.ts'
import { projectReportTexts } from './report-texts.ts'

/** Which variant is reported, what the report holds, and the ways to take it along. */
export function ReportOptions({
  project: { id, code, name, variants },
  search: { variant, parts },
  change,
  sheets,
  print,
  makePdf,
}: {
  project: StoredProject['project']
  search: ProjectReportSearch
  change: (part: Partial<ProjectReportSearch>) => void
  /** 0 while the report is being set. */
  sheets: number
  print: () => Promise<void>
  makePdf: () => Promise<void>
}) {
  const t = useTexts(projectReportTexts)
  const { data: registered = [] } = useQuery(projectReportsQuery(id))
  return (
    <aside className={css.options} aria-label={t('options')}>
      <Link className="link" to={paths.project.href(id)}>
        <Icon name="back" />
        {t('back', { name: code ?? name })}
      </Link>
      <h1 className="h">{t('title')}</h1>
      <div className="stack-s">
        <PrintButton primary print={print} />
        <div className={css.files}>
          <BusyButton
            block
            label={t('pdf')}
            busyLabel={t('pdfBusy')}
            failed={(reason) => t('pdfFailed', { reason })}
            icon="download"
            run={makePdf}
          />
          <ProjectExport id={id} variant={variant} toReport={false} />
        </div>
      </div>
      {variants.length > 0 && (
        <label className="sec">
          <span className={css.legend}>{t('variant')}</span>
          <Select value={variant} onChange={({ target }) => change({ variant: target.value })}>
            <option value={BASE_VARIANT}>{t('base')}</option>
            {variants.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name}
              </option>
            ))}
          </Select>
        </label>
      )}
      <fieldset className="sec">
        <legend className={css.legend}>{t('content')}</legend>
        {projectReportParts.map((part) => (
          <OptionLine key={part}>
            <Checkbox
              checked={parts.includes(part)}
              onChange={() =>
                change({ parts: projectReportParts.filter((one) => parts.includes(one) !== (one === part)) })
              }
            />
            {t(`part.${part}`)}
          </OptionLine>
        ))}
      </fieldset>
      <p className="small dim" role="status">
        {sheets > 0 && t('sheets', { count: sheets })}
      </p>
      <VerifiableReports reports={registered} />
    </aside>
  )
}
