import { useMutation, useQuery } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import type { Letterhead } from '#contract/letterhead.ts'
import { BASE_VARIANT } from '#vocabulary/projects.ts'
import { ButtonLink } from '#web/components/button.tsx'
import { FetchFailure } from '#web/components/fetch-states.tsx'
import { verifiableTexts } from '#web/components/verifiable/verifiable-texts.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { useLocale } from '#web/lib/i18n/locale.ts'
import { paths } from '#web/lib/paths.ts'
import { useTitle } from '#web/lib/title.ts'
import { pdfTexts } from '#web/pdf/pdf-texts.ts'
import { usePrinted } from '#web/pdf/use-printed.ts'
import { letterheadQuery } from '#web/resources/accounts/letterhead.ts'
import { projectQuery, type StoredProject } from '#web/resources/projects/project-queries.ts'
import { registerProject } from '#web/resources/verification/verification.ts'
import { compareTexts } from '../compare/compare-texts.ts'
import { MOST_COMPARED_VARIANTS } from '../compare/compared-variant.ts'
import { useCompared } from '../compare/use-compared.ts'
import { projectsTexts, projectTexts } from '../projects-texts.ts'
import { resultsTexts } from '../results/results-texts.ts'
import { reportContent } from './content/report-content.ts'
import css from './project-report.module.css'
import { ProjectSheets } from './project-sheets.tsx'
import { ReportOptions } from './report-options.tsx'
import { reportParametersOf, reportSearchFrom } from './report-search.ts'
import { projectReportTexts } from './report-texts.ts'
import { useReportSource } from './use-report-source.ts'

await Promise.all([
  projectReportTexts.load(),
  resultsTexts.load(),
  projectsTexts.load(),
  projectTexts.load(),
  compareTexts.load(),
  verifiableTexts.load(),
  pdfTexts.load(),
])

function Waiting() {
  const t = useTexts(projectReportTexts)
  return (
    <div className={css.frame} aria-busy="true">
      <h1 className="sr">{t('title')}</h1>
      <div className={css.sheets}>
        <div className={css.sheet} role="status" aria-label={t('loading')}>
          <div className="sk" style={{ width: '40%' }} />
          <div className={`sk ${css.wait}`} />
        </div>
      </div>
    </div>
  )
}

/** The report with its options, once the project is there. */
function Report({ stored, letterhead }: { stored: StoredProject['project']; letterhead: Letterhead }) {
  const t = useTexts(projectReportTexts)
  const locale = useLocale()
  const [parameters, setParameters] = useSearchParams()
  const search = reportSearchFrom(parameters)
  const isKnown = stored.variants.some(({ id }) => id === search.variant)
  const variant = isKnown ? search.variant : BASE_VARIANT
  const others = search.parts.includes('variants') ? [BASE_VARIANT, ...stored.variants.map(({ id }) => id)] : []
  const ids = [...new Set([variant, ...others])].slice(0, MOST_COMPARED_VARIANTS)
  const compared = useCompared(ids.map((id) => ({ project: stored.id, variant: id })))
  const source = useReportSource(stored, variant, compared.variants, {
    withForm: search.parts.includes('epbd'),
    withLevers: search.parts.includes('levers'),
  })
  const [sheets, setSheets] = useState(0)
  const place = useRef<HTMLDivElement>(null)
  const parts = search.parts.join()
  const blocks = useMemo(
    () => source && reportContent(source, reportSearchFrom(new URLSearchParams({ parts })).parts),
    [source, parts],
  )
  const { mutateAsync: register } = useMutation(registerProject)
  const told = ids.join()
  const { office, author } = letterhead
  const printed = usePrinted<never>({
    says: JSON.stringify([stored.version, told, office, author, locale]),
    locale,
    register: () => register({ id: stored.id, variants: told.split(','), office, author }),
  })
  const makePdf = async () => {
    const { makeProjectReportPdf } = await import('./pdf/project-report-pdf.ts')
    const verifiable = await printed.verifiable()
    if (source && blocks && place.current)
      await makeProjectReportPdf({ source, letterhead, blocks, sheets: place.current, verifiable })
  }
  useTitle(`${t('title')}, ${stored.name}`)
  if (compared.error)
    return <FetchFailure title={t('failed')} text={(reason) => reason} error={compared.error} retry={compared.retry} />
  if (!source || !blocks || compared.isPending) return <Waiting />
  return (
    <div className={css.frame}>
      <ProjectSheets
        source={source}
        letterhead={letterhead}
        blocks={blocks}
        mark={printed.mark}
        onCount={setSheets}
        ref={place}
      />
      <ReportOptions
        project={stored}
        search={{ ...search, variant }}
        change={(part) =>
          setParameters((now) => reportParametersOf({ ...reportSearchFrom(now), ...part }), {
            replace: true,
            preventScrollReset: true,
          })
        }
        sheets={sheets}
        print={printed.print}
        makePdf={makePdf}
      />
    </div>
  )
}

function Missing() {
  const t = useTexts(projectReportTexts)
  return (
    <div className="nf">
      <h1>{t('missing')}</h1>
      <p className="lead dim">{t('missingText')}</p>
      <p className="nf-way">
        <ButtonLink look="primary" icon="back" to={paths.projects.href}>
          {t('toProjects')}
        </ButtonLink>
      </p>
    </div>
  )
}

/** The report of a project at `/projects/{id}/report`: sheets of A4, to print or to save as PDF. */
function ProjectReportPage() {
  const t = useTexts(projectReportTexts)
  const { id = '' } = useParams()
  const { data, error, refetch } = useQuery(projectQuery(id))
  const letterhead = useQuery(letterheadQuery)
  const failure = error ?? letterhead.error
  const isMissing = error instanceof ApiError && (error.status === 404 || error.status === 400)
  return (
    <main id="main" className={css.page} tabIndex={-1}>
      {isMissing ? (
        <Missing />
      ) : failure ? (
        <>
          <h1 className="sr">{t('title')}</h1>
          <FetchFailure
            title={t('failed')}
            text={(reason) => reason}
            error={failure}
            retry={() => void Promise.all([refetch(), letterhead.refetch()])}
          />
        </>
      ) : data && letterhead.data ? (
        <Report key={id} stored={data.project} letterhead={letterhead.data} />
      ) : (
        <Waiting />
      )}
    </main>
  )
}

export { ProjectReportPage as Component }
