import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { useTitle } from '#web/lib/title.ts'
import { ButtonLink } from '../button.tsx'
import { LegalLinks } from '../legal-links.tsx'
import { PublicTop } from '../public-top.tsx'
import css from './linked-frame.module.css'
import { linkedFrameTexts } from './linked-frame-texts.ts'

const NOTHING_YET = '\u00a0'

/**
 * The bar above what a link shows: whose it is, and how long the link holds.
 *
 * @param shown - undefined as long as nothing is there, for which its lines are kept free
 */
export function LinkedTop({
  shown,
}: {
  shown: { readonly expiresAt: string; readonly sharedBy: string | null } | undefined
}) {
  const t = useTexts(linkedFrameTexts)
  const { date } = useFormats()
  return (
    <PublicTop
      texts={{ language: t('language'), theme: t('theme'), signIn: t('signIn') }}
      end={<span className="small dim">{shown ? t('viewOnly', { date: date(shown.expiresAt) }) : NOTHING_YET}</span>}
    >
      {shown?.sharedBy !== null && (
        <>
          <span className="vr" style={shown ? undefined : { visibility: 'hidden' }} />
          <span className="dim">{shown ? t('sharedBy', { name: shown.sharedBy }) : NOTHING_YET}</span>
        </>
      )}
    </PublicTop>
  )
}

/** In the place of what a link would show; revoked, expired and unknown links look alike. */
export function LinkedMissing() {
  const t = useTexts(linkedFrameTexts)
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

/** Below what a link shows. @param note - what holds of its figures */
export function LinkedFooter({ note }: { note: string | undefined }) {
  const t = useTexts(linkedFrameTexts)
  return (
    <footer className={css.footer}>
      {note !== undefined && <span className="small dim">{note}</span>}
      <LegalLinks forStrangers={{ about: t('about'), contentReport: t('contentReport') }} />
    </footer>
  )
}
