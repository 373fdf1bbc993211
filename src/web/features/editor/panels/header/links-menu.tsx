import { useNavigate } from 'react-router'
import { Button } from '#web/components/button.tsx'
import { Menu, type MenuItem } from '#web/components/menu.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { editorTexts } from '../../editor-texts.ts'

type LinksMenuProps = {
  readonly compare: string
  readonly report: string
  /** Null: nothing of it stands already. */
  readonly renovation: string | null
  readonly onShare: () => void
}

/** The ways from a construction, in one menu where the window is narrow. */
export function LinksMenu({ compare, report, renovation, onShare }: LinksMenuProps) {
  const t = useTexts(editorTexts)
  const navigate = useNavigate()
  const to = (address: string) => () => void navigate(address)
  const items: readonly MenuItem[] = [
    { label: t('title.compare'), icon: 'compare', run: to(compare) },
    { label: t('title.share'), icon: 'share', run: onShare },
    { label: t('title.report'), icon: 'report', run: to(report) },
    ...(renovation === null ? [] : [{ label: t('title.renovation'), run: to(renovation) }]),
  ]
  return (
    <Menu
      label={t('title.ways')}
      items={items}
      renderButton={({ open, toggle }) => (
        <Button
          look="quiet"
          icon="more"
          aria-label={t('title.ways')}
          aria-haspopup="menu"
          aria-expanded={open}
          onClick={toggle}
        />
      )}
    />
  )
}
