import { lazy, Suspense, useEffect } from 'react'
import { Link, NavLink, Outlet, ScrollRestoration, useLocation, useNavigate } from 'react-router'
import { LanguageSwitch, ThemeSwitch } from '#web/components/choices.tsx'
import { Icon, Mark } from '#web/components/icon.tsx'
import { KeyLabel } from '#web/components/key-caps.tsx'
import { inOffice, useActiveOffice } from '#web/lib/active-office.ts'
import { useCompareTray } from '#web/lib/compare-tray.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { intentTo } from '#web/lib/intent.ts'
import { useOnline } from '#web/lib/online.ts'
import { paths } from '#web/lib/paths.ts'
import { userOf, useSession } from '#web/lib/session.ts'
import { useMoving, useProjectSharing, useSharing } from '#web/lib/sharing.ts'
import { showPanel } from '#web/lib/shell-panels.ts'
import { usePlaceInSight } from '#web/lib/use-place-in-sight.ts'
import { AccountMenu } from './account-menu.tsx'
import { shellTexts } from './app-texts.ts'
import { Panels, prefetchPalette } from './commands/panels.tsx'
import { keepLanguage } from './keep-language.ts'
import css from './shell.module.css'
import { useAppShortcuts } from './use-app-shortcuts.ts'
import { useRouteFocus } from './use-route-focus.ts'

const SessionExpired = lazy(async () => ({
  default: (await import('#web/features/auth/session-expired-dialog.tsx')).SessionExpiredDialog,
}))

const ShareDialog = lazy(async () => ({
  default: (await import('#web/features/sharing/share-dialog.tsx')).ShareDialog,
}))

const ShareProject = lazy(async () => ({
  default: (await import('#web/features/sharing/share-project.tsx')).ShareProject,
}))

const MoveDialog = lazy(async () => ({
  default: (await import('#web/features/sharing/move-dialog.tsx')).MoveDialog,
}))

/** Leaves for the login when the session ends here or in another tab. An expired one asks for login in place. */
function useWayOut() {
  const { state } = useSession()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (state === 'anonymous') void navigate(paths.login.hrefFor(pathname + search), { replace: true })
  }, [state, navigate, pathname, search])
}

/** The comparison with how many are chosen for it. */
function ComparisonLink() {
  const t = useTexts(shellTexts)
  const chosen = useCompareTray()
  return (
    <NavLink to={paths.comparison.hrefFor(chosen)} {...intentTo(paths.comparison.hrefFor(chosen))}>
      {t('comparison')}
      {chosen.length > 0 && (
        <span className={css.count}>
          {chosen.length}
          <span className="sr"> {t('chosen')}</span>
        </span>
      )}
    </NavLink>
  )
}

/** The library, and what it leads to: a construction, its report, the import. */
function LibraryLink() {
  const t = useTexts(shellTexts)
  const { pathname } = useLocation()
  const to = inOffice(paths.library.href, useActiveOffice())
  const beneath = [paths.library.path, paths.import.path, '/constructions/'].some((path) => pathname.startsWith(path))
  return (
    <Link
      to={to}
      aria-current={pathname === paths.library.path ? 'page' : beneath ? 'true' : undefined}
      {...intentTo(to)}
    >
      {t('library')}
    </Link>
  )
}

/** The administration for those who administer; for everybody else the one part of it that is theirs too. */
function AdministrationLink({ administers }: { administers: boolean }) {
  const t = useTexts(shellTexts)
  const { pathname } = useLocation()
  const inside = [paths.materials.path, paths.datasets.path, '/admin/'].some((path) => pathname.startsWith(path))
  const to = administers ? paths.standards.href : paths.materials.href
  return (
    <Link to={to} aria-current={inside ? 'page' : undefined} {...intentTo(to)}>
      {t(administers ? 'administration' : 'materials')}
    </Link>
  )
}

function TopBar() {
  const t = useTexts(shellTexts)
  const line = usePlaceInSight(useLocation().pathname)
  const user = userOf(useSession())
  const office = useActiveOffice()
  return (
    <header className={css.bar}>
      <Link className="brand" to={paths.library.href}>
        <Mark />
        Aufbau
      </Link>
      <nav ref={line} className={css.nav} aria-label={t('mainNavigation')}>
        <LibraryLink />
        <NavLink to={inOffice(paths.projects.href, office)} {...intentTo(paths.projects.href)}>
          {t('projects')}
        </NavLink>
        <ComparisonLink />
        <NavLink to={paths.renovation.href} {...intentTo(paths.renovation.href)}>
          {t('renovation')}
        </NavLink>
        <AdministrationLink administers={user?.policies.includes('admin') ?? false} />
        <NavLink to={paths.offices.href} {...intentTo(paths.offices.href)}>
          {t('office')}
        </NavLink>
      </nav>
      <div className={css.tools}>
        <button
          type="button"
          className={css.jump}
          aria-haspopup="dialog"
          onClick={() => showPanel('palette')}
          onPointerEnter={prefetchPalette}
          onFocus={prefetchPalette}
        >
          <Icon name="search" />
          {t('jump')}
          <KeyLabel keys="Ctrl+K" />
        </button>
        <LanguageSwitch label={t('language')} onChange={keepLanguage} />
        <ThemeSwitch label={t('switchTheme')} />
        {office && (
          <span className={css.activeOffice} title={t('activeOffice')}>
            {office.name}
          </span>
        )}
        {user && <AccountMenu user={user} />}
      </div>
    </header>
  )
}

function OfflineBanner() {
  const t = useTexts(shellTexts)
  return useOnline() ? null : (
    <div className="banner w" role="status">
      <Icon name="offline" className="warn" />
      <span>
        <b>{t('offline')}</b> {t('offlineMeaning')}
      </span>
    </div>
  )
}

/** The frame of every screen behind the login. */
export function Shell() {
  const t = useTexts(shellTexts)
  const session = useSession()
  const sharing = useSharing()
  const project = useProjectSharing()
  const moving = useMoving()
  const app = useAppShortcuts()
  useWayOut()
  useRouteFocus()
  useEffect(() => void import('#web/lib/offline.ts').then(({ openOffline }) => openOffline()), [])
  return (
    <>
      <a className="skip" href="#main">
        {t('skip')}
      </a>
      <TopBar />
      <OfflineBanner />
      <Outlet />
      <ScrollRestoration />
      {sharing.length > 0 && (
        <Suspense>
          <ShareDialog />
        </Suspense>
      )}
      {project && (
        <Suspense>
          <ShareProject key={project.id} project={project} />
        </Suspense>
      )}
      {moving && (
        <Suspense>
          <MoveDialog {...moving} />
        </Suspense>
      )}
      <Panels app={app} />
      {session.state === 'expired' && (
        <Suspense>
          <SessionExpired user={session.user} />
        </Suspense>
      )}
    </>
  )
}
