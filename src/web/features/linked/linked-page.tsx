import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ButtonLink } from '#web/components/button.tsx'
import { FetchFailure } from '#web/components/fetch-states.tsx'
import { LegalLinks } from '#web/components/legal-links.tsx'
import { PublicTop } from '#web/components/public-top.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { useSecret } from '#web/lib/link-secret.ts'
import { useTitle } from '#web/lib/title.ts'
import { type Linked, linkedQuery } from '#web/resources/links/links.ts'
import { isNotFound } from '#web/resources/reading.ts'
import css from './linked.module.css'
import { linkedTexts } from './linked-texts.ts'
import { LinkedView } from './linked-view.tsx'

await linkedTexts.load()

function Top({ linked }: { linked?: Linked | undefined }) {
  const t = useTexts(linkedTexts)
  const { date } = useFormats()
  return (
    <PublicTop
      texts={{ language: t('language'), theme: t('theme'), signIn: t('signIn') }}
      end={linked && <span className="small dim">{t('viewOnly', { date: date(linked.link.expiresAt) })}</span>}
    >
      {linked && linked.sharedBy !== null && (
        <>
          <span className="vr" />
          <span className="dim">{t('sharedBy', { name: linked.sharedBy })}</span>
        </>
      )}
    </PublicTop>
  )
}

/** Revoked, expired and unknown links look alike. */
function Missing() {
  const t = useTexts(linkedTexts)
  useTitle(t('missing'))
  return (
    <div className={css.missing}>
      <h1>{t('missing')}</h1>
      <p className="lead dim">{t('missingText')}</p>
      <p>
        <ButtonLink look="primary" to="/">
          {t('toApp')}
        </ButtonLink>
      </p>
    </div>
  )
}

function Waiting() {
  const t = useTexts(linkedTexts)
  useTitle(t('title'))
  return (
    <div role="status" aria-label={t('loading')} className={css.waiting}>
      <h1 className="sr">{t('title')}</h1>
      <div className="sk" style={{ width: '40%' }} />
      <div className="sk" style={{ height: 340 }} />
    </div>
  )
}

function Body({ secret }: { secret: string }): ReactNode {
  const t = useTexts(linkedTexts)
  const { locale } = useFormats()
  const { data, error, refetch } = useQuery({ ...linkedQuery(secret, locale), enabled: secret !== '' })
  if (secret === '' || isNotFound(error)) return <Missing />
  if (error)
    return (
      <>
        <h1 className="sr">{t('title')}</h1>
        <FetchFailure title={t('failed')} text={(reason) => reason} error={error} retry={() => void refetch()} />
      </>
    )
  return data ? <LinkedView secret={secret} linked={data} /> : <Waiting />
}

/** What a link shows, at `/s#SECRET`: open to whoever has it, without an account. */
function LinkedPage() {
  const t = useTexts(linkedTexts)
  const { locale } = useFormats()
  const secret = useSecret()
  const { data } = useQuery({ ...linkedQuery(secret, locale), enabled: secret !== '' })
  return (
    <>
      <Top linked={data} />
      <main id="main" className={css.page} tabIndex={-1}>
        <Body key={secret} secret={secret} />
        <footer className={css.footer}>
          {data && <span className="small dim">{t('footer')}</span>}
          <LegalLinks />
        </footer>
      </main>
    </>
  )
}

export { LinkedPage as Component }
