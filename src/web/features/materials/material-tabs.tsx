import { clsx } from 'clsx'
import { NavLink } from 'react-router'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { paths } from '#web/lib/paths.ts'
import css from './materials.module.css'
import { materialsTexts } from './materials-texts.ts'

/** Leads from one list of materials to the other: all, one's own, their prices, datasets. */
export function MaterialTabs() {
  const t = useTexts(materialsTexts)
  return (
    <nav className={clsx('tabs', css.tabs)} aria-label={t('tabs')}>
      <NavLink to={paths.materials.href} end>
        {t('tab.catalogue')}
      </NavLink>
      <NavLink to={paths.ownMaterials.href} end>
        {t('title')}
      </NavLink>
      <NavLink to={paths.prices.href}>{t('tab.prices')}</NavLink>
      <NavLink to={paths.datasets.href}>{t('tab.datasets')}</NavLink>
    </nav>
  )
}
