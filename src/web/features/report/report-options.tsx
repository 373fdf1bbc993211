import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { locales } from '#vocabulary/constructions.ts'
import { ExportMenu } from '#web/components/export-menu.tsx'
import { Field } from '#web/components/field.tsx'
import { Icon } from '#web/components/icon.tsx'
import { Checkbox, OptionLine } from '#web/components/option.tsx'
import { Segments } from '#web/components/segments.tsx'
import { VerifiableReports } from '#web/components/verifiable/verifiable-reports.tsx'
import { type PrintRatio, printRatios } from '#web/drawing/sheet-size.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { useLocale } from '#web/lib/i18n/locale.ts'
import { paths } from '#web/lib/paths.ts'
import { PdfButton } from '#web/pdf/pdf-button.tsx'
import { PrintButton } from '#web/pdf/print-button.tsx'
import { type Reported } from '#web/resources/constructions/construction-queries.ts'
import { reportsQuery } from '#web/resources/verification/verification.ts'
import css from './report.module.css'
import { type ReportSearch, reportParts } from './report-search.ts'
import { reportTexts } from './report-texts.ts'

const languageNames = { de_DE: 'Deutsch', en_GB: 'English' } as const

function Parts({
  search,
  change,
  hasCost,
}: {
  search: ReportSearch
  change: (part: Partial<ReportSearch>) => void
  hasCost: boolean
}) {
  const t = useTexts(reportTexts)
  return (
    <fieldset className="sec">
      <legend className={css.legend}>{t('content')}</legend>
      {reportParts
        .filter((part) => part !== 'cost' || hasCost)
        .map((part) => (
          <OptionLine key={part}>
            <Checkbox
              checked={search.parts.includes(part)}
              onChange={() =>
                change({ parts: reportParts.filter((one) => search.parts.includes(one) !== (one === part)) })
              }
            />
            {t(`part.${part}`)}
          </OptionLine>
        ))}
    </fieldset>
  )
}

/** How the report is set, and what can be done with it. */
export function ReportOptions({
  reported: { construction },
  search,
  linked,
  change,
  ratio,
  fitting,
  sheets,
  print,
  makePdf,
  drawing,
  hasCost,
}: {
  reported: Reported
  search: ReportSearch
  /** Where it leads back to, if the report is seen by a link. */
  linked: string | undefined
  change: (part: Partial<ReportSearch>) => void
  ratio: PrintRatio
  /** Scales that have room on the sheet. */
  fitting: readonly PrintRatio[]
  sheets: number
  print: () => Promise<void>
  makePdf: () => Promise<void>
  /** The way to take the drawing away. */
  drawing: ReactNode
  /** There are prices that cost follows from. */
  hasCost: boolean
}) {
  const t = useTexts(reportTexts)
  const locale = useLocale()
  const { ownership, id, code, name } = construction
  const { data: registered = [] } = useQuery({ ...reportsQuery({ ownership, id }), enabled: linked === undefined })
  return (
    <aside className={css.options} aria-label={t('options')}>
      <Link className="link" to={linked ?? paths.construction.href(ownership, id)}>
        <Icon name="back" />
        {t('back', { name: code ?? name })}
      </Link>
      <h1 className="h">{t('title')}</h1>
      <div className="stack-s">
        <PrintButton primary print={print} />
        <div className={css.files}>
          <PdfButton block make={makePdf} />
          {linked === undefined && <ExportMenu what={{ ownership, id, project: search.project }} />}
          {drawing}
        </div>
      </div>
      <fieldset className="sec">
        <legend className={css.legend}>{t('scale')}</legend>
        <Segments
          label={t('scale')}
          value={String(ratio)}
          segments={fitting.map((one) => ({ value: String(one), label: `1:${one}` }))}
          onChange={(value) => change({ ratio: printRatios.find((one) => String(one) === value) })}
        />
        {fitting.length < printRatios.length && <p className="small dim">{t('scaleNote')}</p>}
      </fieldset>
      <div className="sec">
        <Field
          label={t('project')}
          maxLength={120}
          autoComplete="off"
          value={search.project}
          onChange={({ target }) => change({ project: target.value })}
        />
        {linked === undefined && (
          <p className="small">
            <Link to={paths.account.href}>{t('letterhead')}</Link>
          </p>
        )}
      </div>
      <Parts search={search} change={change} hasCost={hasCost} />
      <fieldset className="sec">
        <legend className={css.legend}>{t('language')}</legend>
        <Segments
          label={t('language')}
          value={search.language ?? locale}
          segments={locales.map((one) => ({ value: one, label: languageNames[one] }))}
          onChange={(language) => change({ language })}
        />
      </fieldset>
      <p className="small dim" role="status">
        {t('sheetNote', { count: sheets })}
      </p>
      {linked === undefined && <VerifiableReports reports={registered} />}
    </aside>
  )
}
