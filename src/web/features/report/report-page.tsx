import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { type Ownership, ownerships } from '#vocabulary/constructions.ts'
import { chartTexts } from '#web/charts/charts-texts.ts'
import { Unhurried } from '#web/components/unhurried.tsx'
import { verifiableTexts } from '#web/components/verifiable/verifiable-texts.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { useLocale } from '#web/lib/i18n/locale.ts'
import { useTitle } from '#web/lib/title.ts'
import { pdfTexts } from '#web/pdf/pdf-texts.ts'
import { letterheadQuery } from '#web/resources/accounts/letterhead.ts'
import { reportQuery } from '#web/resources/constructions/construction-queries.ts'
import css from './report.module.css'
import { Report } from './report.tsx'
import { reportParametersOf, reportSearchFrom } from './report-search.ts'
import { Failed, Missing, Waiting } from './report-states.tsx'
import { reportTexts } from './report-texts.ts'

await Promise.all([reportTexts.load(), chartTexts.load(), pdfTexts.load(), verifiableTexts.load()])

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
    <Unhurried until={<Waiting />}>
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
              flushSync: true,
            })
          }
        />
      </Suspense>
    </Unhurried>
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
