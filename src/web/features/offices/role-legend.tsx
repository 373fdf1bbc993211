import { officeRoles } from '#vocabulary/offices.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import css from './offices.module.css'
import { officesTexts } from './offices-texts.ts'

/** What each role may do, from least to most. */
export function RoleLegend() {
  const t = useTexts(officesTexts)
  return (
    <dl className={css.legend} aria-label={t('legend')}>
      {officeRoles.toReversed().map((role) => (
        <div key={role}>
          <dt>{t(`role.${role}`)}</dt>
          <dd className="dim">{t(`does.${role}`)}</dd>
        </div>
      ))}
    </dl>
  )
}
