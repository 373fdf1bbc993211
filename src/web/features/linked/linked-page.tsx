import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { FetchFailure } from '#web/components/fetch-states.tsx'
import { LinkedFooter, LinkedMissing, LinkedTop } from '#web/components/linked/linked-frame.tsx'
import { linkedFrameTexts } from '#web/components/linked/linked-frame-texts.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { useSecret } from '#web/lib/link-secret.ts'
import { useTitle } from '#web/lib/title.ts'
import { linkedQuery } from '#web/resources/links/links.ts'
import { isNotFound } from '#web/resources/reading.ts'
import css from './linked.module.css'
import { linkedTexts } from './linked-texts.ts'
import { LinkedView } from './linked-view.tsx'

await Promise.all([linkedTexts.load(), linkedFrameTexts.load()])

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
  if (secret === '' || isNotFound(error)) return <LinkedMissing />
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
  const { data, isPending } = useQuery({ ...linkedQuery(secret, locale), enabled: secret !== '' })
  const isWaiting = secret !== '' && isPending
  return (
    <>
      <LinkedTop shown={data && { expiresAt: data.link.expiresAt, sharedBy: data.sharedBy }} />
      <main id="main" className={css.page} tabIndex={-1}>
        <Body key={secret} secret={secret} />
        {/* not before what stands above it, which would move it */}
        {!isWaiting && <LinkedFooter note={data && t('footer')} />}
      </main>
    </>
  )
}

export { LinkedPage as Component }
