import { clsx } from 'clsx'
import { type LoaderFunctionArgs, NavLink, useParams } from 'react-router'
import { accessKeyTexts } from '#web/access-keys/access-keys-texts.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { passwordTexts } from '#web/lib/lib-texts.ts'
import { paths } from '#web/lib/paths.ts'
import { userOf, useSession } from '#web/lib/session.ts'
import { useTitle } from '#web/lib/title.ts'
import css from './account.module.css'
import { accountTexts } from './account-texts.ts'
import { OwnData } from './data/own-data.tsx'
import { DetailsForm } from './details-form.tsx'
import { LetterheadForm } from './letterhead-form.tsx'
import { OwnKeys } from './own-keys.tsx'
import { Part } from './part.tsx'
import { PasswordForm } from './password-form.tsx'
import { Security } from './security/security.tsx'
import { SessionList } from './session-list.tsx'
import { OwnWebhooks } from './webhooks/own-webhooks.tsx'

await Promise.all([accountTexts.load(), passwordTexts.load(), accessKeyTexts.load()])

/** What stands below the address of the page; anything else is none. */
const parts = { 'access-keys': OwnKeys, webhooks: OwnWebhooks, data: OwnData, security: Security } as const
const titles = { 'access-keys': 'keys', webhooks: 'webhooks', data: 'data', security: 'security' } as const
const isPart = (part: string): part is keyof typeof parts => Object.hasOwn(parts, part)

/** @throws {Response} 404 where nothing stands at the address */
export function loader({ params: { part } }: LoaderFunctionArgs): null {
  if (part !== undefined && !isPart(part)) throw new Response(null, { status: 404 })
  return null
}

function Details() {
  const t = useTexts(accountTexts)
  const user = userOf(useSession())
  if (!user) return null
  return (
    <>
      <Part title={t('details')}>
        <DetailsForm user={user} />
      </Part>
      <Part title={t('password')}>
        <PasswordForm user={user} />
      </Part>
      <Part title={t('reports')} text={t('reportsText')}>
        <LetterheadForm author={user.name} />
      </Part>
      <Part title={t('sessions')} text={t('sessionsText')}>
        <SessionList />
      </Part>
    </>
  )
}

/** One's own account: name, language, password and sessions; beside them one's access keys, webhooks and data. */
function AccountPage() {
  const t = useTexts(accountTexts)
  const { part } = useParams()
  const shown = part !== undefined && isPart(part) ? part : undefined
  const Shown = shown === undefined ? Details : parts[shown]
  useTitle(t(shown === undefined ? 'title' : titles[shown]))
  return (
    <main id="main" className="page" tabIndex={-1}>
      <div className="head">
        <h1>{t('title')}</h1>
      </div>
      <nav className={clsx('tabs', css.tabs)} aria-label={t('title')}>
        <NavLink to={paths.account.href} end>
          {t('account')}
        </NavLink>
        <NavLink to={paths.account.security}>{t('security')}</NavLink>
        <NavLink to={paths.account.keys}>{t('keys')}</NavLink>
        <NavLink to={paths.account.webhooks}>{t('webhooks')}</NavLink>
        <NavLink to={paths.account.data}>{t('data')}</NavLink>
      </nav>
      <Shown />
    </main>
  )
}

export { AccountPage as Component }
