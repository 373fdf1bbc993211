import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
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
import { keyCountQuery } from '#web/resources/accounts/access-keys.ts'
import { standardCountQuery } from '#web/resources/administration/standard-queries.ts'
import { releaseCountQuery } from '#web/resources/data-releases/data-release-queries.ts'
import { datasetCountQuery } from '#web/resources/datasets/dataset-queries.ts'
import { materialCountQuery } from '#web/resources/materials/material-queries.ts'
import { ownMaterialCountQuery } from '#web/resources/materials/own-material-queries.ts'
import { priceCountQuery } from '#web/resources/materials/price-queries.ts'
import css from './administration.module.css'
import { administrationTexts } from './administration-texts.ts'

const tabs = [
  { name: 'standards', to: paths.standards.href, query: standardCountQuery },
  { name: 'materials', to: paths.materials.href, query: materialCountQuery },
  { name: 'ownMaterials', to: paths.ownMaterials.href, query: ownMaterialCountQuery },
  { name: 'prices', to: paths.prices.href, query: priceCountQuery },
  { name: 'datasets', to: paths.datasets.href, query: datasetCountQuery },
  { name: 'releases', to: paths.dataReleases.href, query: releaseCountQuery },
  { name: 'keys', to: paths.accessKeys.href, query: keyCountQuery },
] as const
export type AdministrationTab = (typeof tabs)[number]['name']
/** What everybody who is signed in may look at. */
const open: readonly AdministrationTab[] = ['materials', 'ownMaterials', 'prices', 'datasets']

function Tab({ tab: { name, to, query } }: { tab: (typeof tabs)[number] }) {
  const t = useTexts(administrationTexts)
  const { number } = useFormats()
  const { data } = useQuery({ ...query, retry: false })
  return (
    <NavLink to={to} end>
      {t(name)} <span className={css.tabCount}>{data !== undefined && number(data)}</span>
    </NavLink>
  )
}

function Forbidden() {
  const t = useTexts(administrationTexts)
  return (
    <div className={css.message}>
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

/** Heading and tabs of the administration; for everybody else materials and datasets alone. */
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
  const offered = tabs.filter(({ name }) => administers || open.includes(name))
  const domain = user?.email.split('@').at(-1) ?? ''
  useTitle(t(tab))
  return (
    <main id="main" className="page" tabIndex={-1}>
      <div className={clsx('head', css.head)}>
        <h1>{t(administers || !open.includes(tab) ? 'title' : tab)}</h1>
        {administers && (
          <p className="small dim row">
            <Icon name="lock" />
            {t('visibleFor', { domain })}
          </p>
        )}
      </div>
      <nav className={clsx('tabs', css.tabs)} aria-label={t(administers ? 'title' : 'materials')}>
        {offered.map((one) => (
          <Tab key={one.name} tab={one} />
        ))}
      </nav>
      {forbidden || (!administers && !open.includes(tab)) ? <Forbidden /> : children}
    </main>
  )
}
