import { Link } from 'react-router'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { paths } from '#web/lib/paths.ts'
import type { Office } from '#web/resources/accounts/offices.ts'
import { OfficeDomains } from './office-domains.tsx'
import { OfficeLinks } from './office-links.tsx'
import { OfficeName } from './office-name.tsx'
import { OfficeSecondFactor } from './office-second-factor.tsx'
import css from './offices.module.css'
import { officesTexts } from './offices-texts.ts'

/** Where an office has its webhooks: beside one's own, since they are made in the same way. */
function OfficeWebhooks({ office: { id, name } }: { office: Office }) {
  const t = useTexts(officesTexts)
  return (
    <div className={css.setting}>
      <h2>{t('hooks.title')}</h2>
      <p className="hint">{t('hooks.hint')}</p>
      <p>
        <Link to={`${paths.account.webhooks}?office=${id}`} aria-label={t('hooks.of', { office: name })}>
          {t('hooks.open')}
        </Link>
      </p>
    </div>
  )
}

/** What holds for an office, for those who administer it: name, second factor, links, domains, webhooks. */
export function OfficeRules({ office }: { office: Office }) {
  return (
    <div className={css.rules}>
      <OfficeName office={office} />
      <OfficeSecondFactor office={office} />
      <OfficeLinks office={office} />
      <OfficeDomains office={office} />
      <OfficeWebhooks office={office} />
    </div>
  )
}
