import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router'
import { BASE_VARIANT } from '#vocabulary/projects.ts'
import { FetchFailure } from '#web/components/fetch-states.tsx'
import { LinkedFooter, LinkedMissing, LinkedTop } from '#web/components/linked/linked-frame.tsx'
import { linkedFrameTexts } from '#web/components/linked/linked-frame-texts.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { useLocale } from '#web/lib/i18n/locale.ts'
import { useSecret } from '#web/lib/link-secret.ts'
import { useTitle } from '#web/lib/title.ts'
import { linkedProjectQuery } from '#web/resources/links/project-links.ts'
import { isNotFound } from '#web/resources/reading.ts'
import { projectsTexts, projectTexts } from '../projects-texts.ts'
import { resultsTexts } from '../results/results-texts.ts'
import css from './linked-project.module.css'
import { linkedProjectTexts } from './linked-project-texts.ts'
import { LinkedProjectView } from './linked-project-view.tsx'

await Promise.all([
  linkedProjectTexts.load(),
  linkedFrameTexts.load(),
  projectTexts.load(),
  projectsTexts.load(),
  resultsTexts.load(),
])

function Waiting() {
  const t = useTexts(linkedProjectTexts)
  useTitle(t('title'))
  return (
    <div role="status" aria-label={t('loading')} className={css.waiting}>
      <h1 className="sr">{t('title')}</h1>
      <div className="sk" style={{ width: '40%' }} />
      <div className="sk" style={{ height: 480 }} />
    </div>
  )
}

/** What a link to a project shows, at `/s/project#SECRET`: open to whoever has it, without an account. */
function LinkedProjectPage() {
  const t = useTexts(linkedProjectTexts)
  const locale = useLocale()
  const secret = useSecret()
  const navigate = useNavigate()
  const [parameters] = useSearchParams()
  const variant = parameters.get('variant') ?? BASE_VARIANT
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery({
    ...linkedProjectQuery(secret, variant, locale),
    enabled: secret !== '',
    placeholderData: keepPreviousData,
  })
  // the secret stays behind the #
  const show = (next: string) =>
    void navigate(
      { search: next === BASE_VARIANT ? '' : `?variant=${encodeURIComponent(next)}`, hash: secret },
      { replace: true, preventScrollReset: true },
    )
  const isWaiting = secret !== '' && isPending
  return (
    <>
      <LinkedTop shown={data && { expiresAt: data.link.expiresAt, sharedBy: data.sharedBy }} />
      <main id="main" className={css.page} tabIndex={-1}>
        {secret === '' || isNotFound(error) ? (
          <LinkedMissing />
        ) : error ? (
          <>
            <h1 className="sr">{t('title')}</h1>
            <FetchFailure title={t('failed')} text={(reason) => reason} error={error} retry={() => void refetch()} />
          </>
        ) : data ? (
          <LinkedProjectView secret={secret} linked={data} stale={isPlaceholderData} onVariant={show} />
        ) : (
          <Waiting />
        )}
        {/* not before what stands above it, which would move it */}
        {!isWaiting && <LinkedFooter note={data && t('footer')} />}
      </main>
    </>
  )
}

export { LinkedProjectPage as Component }
