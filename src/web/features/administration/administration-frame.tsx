import '#web/styles/library.css'
import '#web/styles/administration.css'
import './administration.css'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { ButtonLink } from '#web/components/button.tsx'
import { Icon } from '#web/components/icon.tsx'
import { ApiError } from '#web/lib/api-error.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { paths } from '#web/lib/paths.ts'
import { userOf, useSession } from '#web/lib/session.ts'
import { useTitle } from '#web/lib/title.ts'
import { administrationTexts } from './administration-texts.ts'
import { keyCountQuery, materialCountQuery, standardCountQuery } from './count-queries.ts'

const tabs = [
  { name: 'standards', to: paths.standards.href, query: standardCountQuery },
  { name: 'materials', to: paths.materials.href, query: materialCountQuery },
  { name: 'keys', to: paths.accessKeys.href, query: keyCountQuery },
] as const
export type AdministrationTab = (typeof tabs)[number]['name']

function Tab({ tab: { name, to, query } }: { tab: (typeof tabs)[number] }) {
  const t = useTexts(administrationTexts)
  const { number } = useFormats()
  const { data } = useQuery({ ...query, retry: false })
  return (
    <NavLink to={to}>
      {t(name)} {data !== undefined && <span className="tab-count">{number(data)}</span>}
    </NavLink>
  )
}

function Forbidden() {
  const t = useTexts(administrationTexts)
  return (
    <div className="adm-message">
      <h2>{t('forbiddenTitle')}</h2>
      <p className="dim">{t('forbiddenText')}</p>
      <ButtonLink icon="back" to={paths.library.href}>
        {t('toLibrary')}
      </ButtonLink>
    </div>
  )
}

/** Whether the service refused because the account does not administer it. */
export const isForbidden = (error: Error | null): boolean => error instanceof ApiError && error.status === 403

/** Heading and tabs of the administration; materials stand alone for everybody else. */
export function AdministrationFrame({
  tab,
  forbidden = false,
  children,
}: {
  tab: AdministrationTab
  forbidden?: boolean
  children: ReactNode
}) {
  const t = useTexts(administrationTexts)
  const user = userOf(useSession())
  const administers = user?.policies.includes('admin') ?? false
  const domain = user?.email.split('@').at(-1) ?? ''
  useTitle(t(tab))
  return (
    <main id="main" className="page" tabIndex={-1}>
      <div className="head adm-head">
        <h1>{t(administers || tab !== 'materials' ? 'title' : 'materials')}</h1>
        {administers && (
          <p className="small dim row">
            <Icon name="lock" />
            {t('visibleFor', { domain })}
          </p>
        )}
      </div>
      {administers && (
        <nav className="tabs" aria-label={t('title')}>
          {tabs.map((one) => (
            <Tab key={one.name} tab={one} />
          ))}
        </nav>
      )}
      {forbidden || (!administers && tab !== 'materials') ? <Forbidden /> : children}
    </main>
  )
}
