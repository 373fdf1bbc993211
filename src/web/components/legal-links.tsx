import { clsx } from 'clsx'
import { Link } from 'react-router'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { commonTexts } from '#web/lib/lib-texts.ts'
import { paths } from '#web/lib/paths.ts'
import css from './legal-links.module.css'

const contentOf = (name: string, kinds = /^https?:\/\//): string | null => {
  const content = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? ''
  return kinds.test(content) ? content : null
}

/** The operator's own pages, as the service wrote them into the page; null where there is none. */
const operatorPages = {
  legalNotice: contentOf('legal-notice'),
  privacy: contentOf('privacy'),
  about: contentOf('about'),
  contentReport: contentOf('content-report', /^(https?:\/\/|mailto:)/),
} as const

/** Where strangers come to, beside the pages of before: what this is, and where they tell of what should not be there. */
export type StrangersTexts = { readonly about: string; readonly contentReport: string }

/** Links to the operator's pages, where there are any, to where reports are verified, and to sources and licences. @param forStrangers - of pages that need no account */
export function LegalLinks({ here, forStrangers }: { here?: string; forStrangers?: StrangersTexts }) {
  const t = useTexts(commonTexts)
  const { legalNotice, privacy, about, contentReport } = operatorPages
  return (
    <footer className={clsx('small', css.links)}>
      {forStrangers && about && <a href={about}>{forStrangers.about}</a>}
      {legalNotice && <a href={legalNotice}>{t('legalNotice')}</a>}
      {privacy && <a href={privacy}>{t('privacy')}</a>}
      {forStrangers && contentReport && <a href={contentReport}>{forStrangers.contentReport}</a>}
      {here !== paths.verification.href && (
        <Link className="small" to={paths.verification.href}>
          {t('verifyReport')}
        </Link>
      )}
      {here !== paths.sources.href && (
        <Link className="small" to={paths.sources.href}>
          {t('sources')}
        </Link>
      )}
    </footer>
  )
}
