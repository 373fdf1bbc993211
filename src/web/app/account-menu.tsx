import { clsx } from 'clsx'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import type { User } from '#contract/accounts.ts'
import { Icon } from '#web/components/icon.tsx'
import { Popover } from '#web/components/popover.tsx'
import { Segments } from '#web/components/segments.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { setLocale, useLocale } from '#web/lib/i18n/locale.ts'
import { commonTexts } from '#web/lib/lib-texts.ts'
import { paths } from '#web/lib/paths.ts'
import { showPanel } from '#web/lib/shell-panels.ts'
import { setTheme, themes, useTheme } from '#web/lib/theme.ts'
import { shellTexts } from './app-texts.ts'
import { keepLanguage } from './keep-language.ts'
import { leave as signOut } from './leave.ts'
import css from './shell.module.css'

const ActiveOfficeChoice = lazy(async () => ({
  default: (await import('./active-office-choice.tsx')).ActiveOfficeChoice,
}))

const initialsOf = (name: string) => {
  const words = name.trim().split(/\s+/)
  const last = words.length > 1 ? words.at(-1) : ''
  return `${words[0]?.[0] ?? ''}${last?.[0] ?? ''}`.toUpperCase()
}

function Choices() {
  const t = useTexts(shellTexts)
  const locale = useLocale()
  return (
    <>
      <div className={css.choice}>
        <span>{t('language')}</span>
        <Segments
          label={t('language')}
          value={locale}
          segments={[
            { value: 'de_DE', label: 'DE' },
            { value: 'en_GB', label: 'EN' },
          ]}
          onChange={(next) => {
            void setLocale(next)
            void keepLanguage(next)
          }}
        />
      </div>
      <div className={css.choice}>
        <span>{t('theme')}</span>
        <Segments
          label={t('theme')}
          value={useTheme()}
          segments={themes.map((theme) => ({ value: theme, label: t(theme) }))}
          onChange={setTheme}
        />
      </div>
    </>
  )
}

function AccountPanel({ user, close }: { user: User; close: () => void }) {
  const t = useTexts(shellTexts)
  const common = useTexts(commonTexts)
  const overview = () => {
    close()
    showPanel('shortcuts')
  }
  const leave = () => {
    close()
    signOut(t('signOutFailed'))
  }
  return (
    <section className={clsx('menu', css.accountMenu)} aria-label={t('account')}>
      <div className={css.person}>
        <b>{user.name}</b>
        <br />
        <span className="small dim">{user.email}</span>
        {user.policies.map((policy) => (
          <span key={policy} className="small dim">
            <br />
            {t(policy === 'admin' ? 'administration' : 'supplier')}
          </span>
        ))}
      </div>
      <hr />
      <ul>
        <li>
          <Link to={paths.account.href} onClick={close}>
            <Icon name="person" />
            {t('accountPage')}
          </Link>
        </li>
        <li>
          <Link to={paths.offices.href} onClick={close}>
            <Icon name="company" />
            {t('offices')}
          </Link>
        </li>
        <li>
          <Link to={paths.ownMaterials.href} onClick={close}>
            <Icon name="lines" />
            {t('ownMaterials')}
          </Link>
        </li>
        <li>
          <button type="button" onClick={overview}>
            <Icon name="keyboard" />
            {t('shortcuts')}
            <span className="r">
              <kbd>?</kbd>
            </span>
          </button>
        </li>
        <li>
          <Link to={paths.sources.href} onClick={close}>
            <Icon name="info" />
            {common('sources')}
          </Link>
        </li>
      </ul>
      <Suspense>
        <ActiveOfficeChoice user={user} />
      </Suspense>
      <hr />
      <Choices />
      <hr />
      <ul>
        <li>
          <button type="button" onClick={leave}>
            <Icon name="leave" />
            {t('signOut')}
          </button>
        </li>
      </ul>
    </section>
  )
}

/** The user's initials; behind them account, language, colour scheme and the way out. */
export function AccountMenu({ user }: { user: User }) {
  const t = useTexts(shellTexts)
  return (
    <Popover
      align="end"
      renderButton={({ open, toggle }) => (
        <button
          className={css.avatar}
          type="button"
          aria-expanded={open}
          aria-label={t('accountOf', { name: user.name, initials: initialsOf(user.name) })}
          onClick={toggle}
        >
          {initialsOf(user.name)}
        </button>
      )}
    >
      {(close) => <AccountPanel user={user} close={close} />}
    </Popover>
  )
}
