import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { locales } from '#vocabulary/constructions.ts'
import { useCompareTray } from '#web/lib/compare-tray.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { currentLocale, setLocale } from '#web/lib/i18n/locale.ts'
import { paths } from '#web/lib/paths.ts'
import { userOf, useSession } from '#web/lib/session.ts'
import { showPanel } from '#web/lib/shell-panels.ts'
import type { ShortcutGroup } from '#web/lib/shortcuts.ts'
import { switchTheme } from '#web/lib/theme.ts'
import { shellTexts } from './app-texts.ts'
import { keepLanguage } from './keep-language.ts'
import { leave } from './leave.ts'

/** Shows the next language and keeps it with the account. */
const switchLanguage = () => {
  const next = locales[(locales.indexOf(currentLocale()) + 1) % locales.length] ?? currentLocale()
  void setLocale(next)
  void keepLanguage(next)
}

/** What every screen offers by key and command: places, appearance, the way out. */
export function useAppShortcuts(): readonly ShortcutGroup[] {
  const t = useTexts(shellTexts)
  const navigate = useNavigate()
  const chosen = useCompareTray()
  const administers = userOf(useSession())?.policies.includes('admin') ?? false
  return useMemo(() => {
    const place = (label: string, href: string, ...keys: readonly string[]) => ({
      label,
      keys,
      run: () => void navigate(href),
    })
    return [
      {
        title: t('everywhere'),
        shortcuts: [
          { label: t('jump'), keys: ['Ctrl+K'], run: () => showPanel('palette'), keyOnly: true },
          { label: t('thisOverview'), keys: ['?'], run: () => showPanel('shortcuts'), keyOnly: true },
          place(t('library'), paths.library.href, t('keys.library')),
          place(t('projects'), paths.projects.href, t('keys.projects')),
          place(t('comparison'), paths.comparison.hrefFor(chosen), t('keys.comparison')),
          place(t('renovation'), paths.renovation.href, t('keys.renovation')),
          place(t('newConstruction'), paths.newConstruction.href),
          place(t('newProject'), paths.newProject.href),
          place(t('materials'), paths.materials.href),
          ...(administers
            ? [place(t('administration'), paths.standards.href), place(t('accessKeys'), paths.accessKeys.href)]
            : []),
          place(t('accountPage'), paths.account.href),
          { label: t('switchTheme'), keys: ['Shift+D'], run: switchTheme },
          { label: t('switchLanguage'), keys: ['Shift+L'], run: switchLanguage },
          { label: t('shortcuts'), keys: [], run: () => showPanel('shortcuts') },
          { label: t('signOut'), keys: [], run: () => leave(t('signOutFailed')) },
        ],
      },
    ]
  }, [t, navigate, chosen, administers])
}
