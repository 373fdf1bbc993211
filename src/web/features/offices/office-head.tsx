import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useState } from 'react'
import { NavLink } from 'react-router'
import { administersOffice } from '#vocabulary/offices.ts'
import { BusyButton } from '#web/components/busy-button.tsx'
import { Button } from '#web/components/button.tsx'
import { inOffice } from '#web/lib/active-office.ts'
import { download } from '#web/lib/download.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { paths } from '#web/lib/paths.ts'
import { domainsQuery } from '#web/resources/accounts/office-domains.ts'
import { invitationsQuery, type Office } from '#web/resources/accounts/offices.ts'
import { receiveOfficeArchive } from '#web/resources/interchange/exports.ts'
import { InviteDialog } from './office-dialogs.tsx'
import css from './offices.module.css'
import { officesTexts } from './offices-texts.ts'

/** Since when there is the office, its domains, and how many belong to it; invitations to those who may see them. */
function Subhead({ office }: { office: Office }) {
  const t = useTexts(officesTexts)
  const { date } = useFormats()
  const enabled = administersOffice(office.role)
  const { data: domains = [] } = useQuery({ ...domainsQuery(office.id), enabled })
  const { data: invitations = [] } = useQuery({ ...invitationsQuery(office.id), enabled })
  const proven = domains.filter(({ provenAt }) => provenAt !== null).map(({ domain }) => domain)
  const people = [
    t('memberCount', { count: office.members }),
    ...(invitations.length > 0 ? [t('invitedCount', { count: invitations.length })] : []),
  ].join(', ')
  const role = t('yourRole', { role: t(`role.${office.role}`) })
  return (
    <p className="dim">{[t('openSince', { date: date(office.createdAt) }), ...proven, people, role].join(' · ')}</p>
  )
}

/** Name and figures of an office, and its parts, each at an address of its own; its library and queries stand elsewhere. */
export function OfficeHead({ office }: { office: Office }) {
  const t = useTexts(officesTexts)
  const [inviting, setInviting] = useState(false)
  const { id, name, role } = office
  const take = async () => {
    const file = await receiveOfficeArchive(id)
    download(file.name, file.content)
  }
  return (
    <>
      <div className="head">
        <div className={css.title}>
          <h1>{name}</h1>
          <Subhead office={office} />
        </div>
        {administersOffice(role) && (
          <div className="row">
            <BusyButton
              icon="download"
              label={t('takeAll')}
              busyLabel={t('packing')}
              failed={(reason) => t('failed', { reason })}
              run={take}
            />
            <Button
              look="primary"
              icon="plus"
              aria-label={t('inviteTo', { office: name })}
              onClick={() => setInviting(true)}
            >
              {t('invite')}
            </Button>
          </div>
        )}
      </div>
      <nav className={clsx('tabs', css.tabs)} aria-label={t('parts', { office: name })}>
        <NavLink to={paths.office.href(id)} end>
          {t('part.members')} <span className="dim">{office.members}</span>
        </NavLink>
        <NavLink to={inOffice(paths.library.href, office)}>
          {t('part.library')} <span className="dim">{office.constructions}</span>
        </NavLink>
        <NavLink to={paths.questions.href}>{t('questions')}</NavLink>
        <NavLink to={paths.office.activity(id)}>{t('part.activity')}</NavLink>
        {administersOffice(role) && <NavLink to={paths.office.rules(id)}>{t('part.rules')}</NavLink>}
      </nav>
      {inviting && <InviteDialog office={office} onClose={() => setInviting(false)} />}
    </>
  )
}
