import { clsx } from 'clsx'
import { Link } from 'react-router'
import { useActiveOffice } from '#web/lib/active-office.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { paths } from '#web/lib/paths.ts'
import type { Office } from '#web/resources/accounts/offices.ts'
import css from './offices.module.css'
import { officesTexts } from './offices-texts.ts'

/** The offices that one belongs to, each leading to its page. */
export function OfficeList({ offices }: { offices: readonly Office[] }) {
  const t = useTexts(officesTexts)
  const active = useActiveOffice()
  return (
    <table className={clsx('table adt', css.table, css.office)}>
      <caption className="sr">{t('title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('name')}</th>
          <th scope="col">{t('role')}</th>
          <th scope="col" className="num">
            {t('part.members')}
          </th>
          <th scope="col" className="num">
            {t('constructionsHead')}
          </th>
        </tr>
      </thead>
      <tbody>
        {offices.map(({ id, name, role, members, constructions }) => (
          <tr key={id}>
            <td>
              <Link to={paths.office.href(id)}>
                <b>{name}</b>
              </Link>
              {active?.id === id && <span className="dim"> ({t('active')})</span>}
            </td>
            <td data-l={t('role')}>{t(`role.${role}`)}</td>
            <td className="num" data-l={t('part.members')}>
              {members}
            </td>
            <td className="num" data-l={t('constructionsHead')}>
              {constructions}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
