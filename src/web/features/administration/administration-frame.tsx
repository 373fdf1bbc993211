import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { ButtonLink } from '#web/components/button.tsx'
import { Icon } from '#web/components/icon.tsx'
import { type DataTab, DataTabs, isOpenToAll } from '#web/datasets/data-tabs.tsx'
import { ApiError } from '#web/lib/api-error.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { paths } from '#web/lib/paths.ts'
import { userOf, useSession } from '#web/lib/session.ts'
import { useTitle } from '#web/lib/title.ts'
import css from './administration.module.css'
import { administrationTexts } from './administration-texts.ts'

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
  /** Those of one's own have pages of their own. */
  tab: Exclude<DataTab, 'ownMaterials' | 'prices'>
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
      <div className={clsx('head', css.head)}>
        <h1>{t(administers || !isOpenToAll(tab) ? 'title' : tab)}</h1>
        {administers && (
          <p className="small dim row">
            <Icon name="lock" />
            {t('visibleFor', { domain })}
          </p>
        )}
      </div>
      <DataTabs />
      {forbidden || (!administers && !isOpenToAll(tab)) ? <Forbidden /> : children}
    </main>
  )
}
