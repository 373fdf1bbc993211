import { clsx } from 'clsx'
import { Link } from 'react-router'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { commonTexts } from '#web/lib/lib-texts.ts'
import { paths } from '#web/lib/paths.ts'
import css from './legal-links.module.css'

const contentOf = (name: string): string | null => {
  const content = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? ''
  return /^https?:\/\//.test(content) ? content : null
}

/** The operator's own pages, as the service wrote them into the page; null where there is none. */
const operatorPages = {
  legalNotice: contentOf('legal-notice'),
  privacy: contentOf('privacy'),
} as const

/** Links to the operator's pages, where there are any, and to sources and licences. */
export function LegalLinks({ here }: { here?: string }) {
  const t = useTexts(commonTexts)
  const { legalNotice, privacy } = operatorPages
  return (
    <footer className={clsx('small', css.links)}>
      {legalNotice && <a href={legalNotice}>{t('legalNotice')}</a>}
      {privacy && <a href={privacy}>{t('privacy')}</a>}
      {here !== paths.sources.href && (
        <Link className="small" to={paths.sources.href}>
          {t('sources')}
        </Link>
      )}
    </footer>
  )
}
