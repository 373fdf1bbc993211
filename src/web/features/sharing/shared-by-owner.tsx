import { clsx } from 'clsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import type { Shareable } from '#web/lib/sharing.ts'
import css from './sharing.module.css'
import { sharingTexts } from './sharing-texts.ts'

/** Whose something is that was shared with the user, and what they may do with it. */
export function SharedByOwner({
  what,
  owner,
  permission,
}: Pick<Shareable, 'owner' | 'permission'> & { what: 'construction' | 'project' }) {
  const t = useTexts(sharingTexts)
  return (
    <>
      <p>{t(`ownerShares.${what}`, { owner: owner.name })}</p>
      <ul className={clsx(css.people, css.given)}>
        <li className={css.row}>
          <span className="grow">{owner.name}</span>
          <span className="dim">{t('owner')}</span>
        </li>
        <li className={css.row}>
          <span className="grow">{t('you')}</span>
          <span className="dim">
            {t('yourPermission')}: {t(permission === 'edit' ? 'edit' : 'view')}
          </span>
        </li>
      </ul>
    </>
  )
}
