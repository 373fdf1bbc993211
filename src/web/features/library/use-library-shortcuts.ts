import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import type { ConstructionListItem } from '#contract/constructions.ts'
import { LEAST_COMPARED, MOST_COMPARED } from '#web/lib/compare-tray.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { paths } from '#web/lib/paths.ts'
import { askToShare } from '#web/lib/sharing.ts'
import { useScreenShortcuts } from '#web/lib/shortcuts.ts'
import { libraryTexts } from './library-texts.ts'

/** Keys of the list: to its search field, to a new construction. */
export function useListShortcuts(): void {
  const t = useTexts(libraryTexts)
  const navigate = useNavigate()
  const groups = useMemo(() => {
    const search = () => document.querySelector<HTMLElement>('main [type="search"]')?.focus()
    return [
      {
        title: t('title'),
        shortcuts: [
          { label: t('search'), keys: ['/'], run: search },
          { label: t('newConstruction'), keys: ['N'], run: () => void navigate(paths.newConstruction.href) },
          { label: t('import'), keys: [], run: () => void navigate(paths.import.href) },
        ],
      },
    ]
  }, [t, navigate])
  useScreenShortcuts(groups)
}

/** Keys for what is chosen; they do nothing while what they do is locked. */
export function useSelectionShortcuts(
  chosen: readonly ConstructionListItem[],
  onDelete: (() => void) | undefined,
): void {
  const t = useTexts(libraryTexts)
  const navigate = useNavigate()
  const groups = useMemo(() => {
    const comparable = chosen.length >= LEAST_COMPARED && chosen.length <= MOST_COMPARED
    const compare = () => void navigate(paths.comparison.hrefFor(chosen.map(({ id }) => id)))
    return [
      {
        title: t('selection'),
        shortcuts: [
          { label: t('compare'), keys: [t('keys.compare')], run: comparable ? compare : undefined },
          { label: t('share'), keys: [t('keys.share')], run: chosen.length > 0 ? () => askToShare(chosen) : undefined },
          { label: t('delete'), keys: ['Delete'], run: onDelete },
          { label: t('clearSelection'), keys: ['Esc'] },
        ],
      },
    ]
  }, [t, navigate, chosen, onDelete])
  useScreenShortcuts(groups)
}
