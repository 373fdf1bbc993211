import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { Suspense } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { type Ownership, ownerships } from '#vocabulary/constructions.ts'
import { chartTexts } from '#web/charts/charts-texts.ts'
import { ButtonLink } from '#web/components/button.tsx'
import { FetchFailure } from '#web/components/fetch-states.tsx'
import { ApiError } from '#web/lib/api-error.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { useLocale } from '#web/lib/i18n/locale.ts'
import { paths } from '#web/lib/paths.ts'
import { useTitle } from '#web/lib/title.ts'
import { pdfTexts } from '#web/pdf/pdf-texts.ts'
import { letterheadQuery } from '#web/resources/accounts/letterhead.ts'
import { reportQuery } from '#web/resources/constructions/construction-queries.ts'
import css from './report.module.css'
import { Report } from './report.tsx'
import { reportParametersOf, reportSearchFrom } from './report-search.ts'
import { reportTexts } from './report-texts.ts'

await Promise.all([reportTexts.load(), chartTexts.load(), pdfTexts.load()])

function Missing() {
  const t = useTexts(reportTexts)
  return (
    <div className="nf">
      <h1>{t('missing')}</h1>
      <p className="lead dim">{t('missingText')}</p>
      <p className="nf-way">
        <ButtonLink look="primary" icon="back" to={paths.library.href}>
          {t('toLibrary')}
        </ButtonLink>
      </p>
    </div>
  )
}

function Failed({ error, retry }: { error: Error; retry: () => void }) {
  const t = useTexts(reportTexts)
  return (
    <>
      <h1 className="sr">{t('title')}</h1>
      <FetchFailure title={t('failed')} text={(reason) => reason} error={error} retry={retry} />
    </>
  )
}

function Waiting() {
  const t = useTexts(reportTexts)
  return (
    <div className={css.frame} aria-busy="true">
      <div className={css.sheets}>
        <div className={css.sheet} role="status" aria-label={t('loading')}>
          <div className="sk" style={{ width: '40%' }} />
          <div className={clsx('sk', css.wait)} />
        </div>
      </div>
      <aside className={css.options} aria-hidden="true" />
    </div>
  )
}

function Stored({ ownership, id }: { ownership: Ownership; id: string }) {
  const screen = useLocale()
  const [parameters, setParameters] = useSearchParams()
  const search = reportSearchFrom(parameters)
  const locale = search.language ?? screen
  const { data, error, refetch } = useQuery(reportQuery(ownership, id, locale))
  const letterhead = useQuery(letterheadQuery)
  if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return <Missing />
  if (error) return <Failed error={error} retry={() => void refetch()} />
  if (letterhead.error && !letterhead.data)
    return <Failed error={letterhead.error} retry={() => void letterhead.refetch()} />
  if (!data || !letterhead.data) return <Waiting />
  return (
    <Suspense fallback={<Waiting />}>
      <Report
        reported={data}
        letterhead={letterhead.data}
        locale={locale}
        search={search}
        change={(part) =>
          setParameters((now) => reportParametersOf({ ...reportSearchFrom(now), ...part }), {
            replace: true,
            preventScrollReset: true,
          })
        }
      />
    </Suspense>
  )
}

/** The report at `/constructions/{ownership}/{id}/report`: one A4 sheet at a true scale, to print or to save as PDF. */
function ReportPage() {
  const t = useTexts(reportTexts)
  const { ownership: named, id = '' } = useParams()
  const ownership = ownerships.find((one) => one === named)
  useTitle(t('title'))
  return (
    <main id="main" className={css.page} tabIndex={-1}>
      {ownership === undefined ? <Missing /> : <Stored key={id} ownership={ownership} id={id} />}
    </main>
  )
}

export { ReportPage as Component }
