import { useMutation, useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { LINKED_PAGE } from '#vocabulary/links.ts'
import { chartTexts } from '#web/charts/charts-texts.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { useLocale } from '#web/lib/i18n/locale.ts'
import { useSecret } from '#web/lib/link-secret.ts'
import { useTitle } from '#web/lib/title.ts'
import { pdfTexts } from '#web/pdf/pdf-texts.ts'
import { linkedReportQuery, registerLinked } from '#web/resources/links/links.ts'
import { isNotFound } from '#web/resources/reading.ts'
import css from './report.module.css'
import { Report } from './report.tsx'
import { reportParametersOf, reportSearchFrom } from './report-search.ts'
import { Failed, Missing, Waiting } from './report-states.tsx'
import { reportTexts } from './report-texts.ts'

await Promise.all([reportTexts.load(), chartTexts.load(), pdfTexts.load()])

/** The report of a construction that is open by a link, at `/s/report#SECRET`: without an account. */
function LinkedReportPage() {
  const t = useTexts(reportTexts)
  const screen = useLocale()
  const secret = useSecret()
  const [parameters] = useSearchParams()
  const navigate = useNavigate()
  const search = reportSearchFrom(parameters)
  const locale = search.language ?? screen
  const { data, error, refetch } = useQuery({ ...linkedReportQuery(secret, locale), enabled: secret !== '' })
  const { mutateAsync: register } = useMutation(registerLinked)
  useTitle(t('title'))
  return (
    <main id="main" className={css.page} tabIndex={-1}>
      {secret === '' || isNotFound(error) ? (
        <Missing />
      ) : error ? (
        <Failed error={error} retry={() => void refetch()} />
      ) : data ? (
        <Suspense fallback={<Waiting />}>
          <Report
            reported={data.reported}
            letterhead={{ office: '', author: data.sharedBy, logo: null }}
            locale={locale}
            search={search}
            linked={{ href: `${LINKED_PAGE}#${secret}`, register: () => register(secret) }}
            change={(part) => {
              const next = reportParametersOf({ ...search, ...part }).toString()
              // the secret stays behind the #
              void navigate({ search: next, hash: secret }, { replace: true, preventScrollReset: true })
            }}
          />
        </Suspense>
      ) : (
        <Waiting />
      )}
    </main>
  )
}

export { LinkedReportPage as Component }
